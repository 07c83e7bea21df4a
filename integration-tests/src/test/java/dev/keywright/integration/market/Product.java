package dev.keywright.integration.market;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** What is sold: in every index of the table. */
@Entity
@Key(partition = "VENDOR#{vendorId}", sort = "PRODUCT#{productId}")
@Key(index = "BySlug", partition = "SLUG#{slug:lower}")
@Key(index = "Flagged", partition = "FLAGGED", suppress = "hot-partition")
@AccessPattern(name = "ofVendor", by = "vendorId")
@AccessPattern(name = "inCategory", by = "category", orderBy = "priceCents", as = Listing.class)
@AccessPattern(
    name = "priced",
    by = "category",
    range = "priceCents",
    orderBy = "priceCents",
    descending = true,
    limit = 2,
    as = Listing.class)
@AccessPattern(name = "bySlug", by = "slug", fetch = true)
@AccessPattern(name = "byProductId", by = "productId", orderBy = "vendorId")
@AccessPattern(name = "flagged", index = "Flagged", orderBy = "flaggedAt", descending = true)
@AccessPattern(
    name = "titledAmongRated",
    by = {"region", "category", "rating"},
    prefix = "title")
@AccessPattern(
    name = "ratedBetween",
    by = {"region", "category"},
    range = "rating",
    filter = "active = true and currency",
    suppress = "filter-cost")
@AccessPattern(
    name = "titled",
    by = "vendorId",
    prefix = "title",
    orderBy = "title",
    consistent = true)
public record Product(
    String vendorId,
    String productId,
    String category,
    String title,
    String slug,
    long priceCents,
    BigDecimal rating,
    String region,
    Optional<Instant> flaggedAt,
    boolean active,
    String currency) {}
