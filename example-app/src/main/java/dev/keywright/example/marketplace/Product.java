package dev.keywright.example.marketplace;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Set;

/**
 * A product. The index by category holds what a listing shows; the index by slug holds keys alone,
 * and what it answers is read back from their text.
 */
@Entity
@Key(partition = "VENDOR#{vendorId}", sort = "PRODUCT#{productId}")
@Key(
    index = "ByCategory",
    partition = "CATEGORY#{category}",
    sort = "{priceCents}#{vendorId}#{productId}")
@Key(index = "BySlug", partition = "SLUG#{slug}", sort = "PRODUCT")
@AccessPattern(name = "productsOfVendor", by = "vendorId")
@AccessPattern(
    name = "productsInCategory",
    by = "category",
    orderBy = "priceCents",
    as = ProductListing.class)
@AccessPattern(
    name = "productsInCategoryByPrice",
    by = "category",
    range = "priceCents",
    orderBy = "priceCents",
    as = ProductListing.class)
@AccessPattern(name = "productBySlug", by = "slug", unique = true, as = ProductReference.class)
public record Product(
    String vendorId,
    String productId,
    String slug,
    String category,
    String title,
    String description,
    long priceCents,
    Set<String> tags) {}
