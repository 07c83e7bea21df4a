package dev.keywright.example.marketplace;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

/** The marketplace's table. Neither index holds whole products, so both are small and cheap. */
@Table(
    name = "Marketplace",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Vendor.class, Product.class})
@GlobalIndex(
    name = "ByCategory",
    partitionKey = "CategoryPK",
    sortKey = "CategorySK",
    projection = IndexProjection.INCLUDE,
    include = {"title", "priceCents", "vendorId"})
@GlobalIndex(
    name = "BySlug",
    partitionKey = "SlugPK",
    sortKey = "SlugSK",
    projection = IndexProjection.KEYS_ONLY)
public interface Marketplace {}
