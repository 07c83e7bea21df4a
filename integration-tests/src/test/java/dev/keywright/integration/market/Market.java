package dev.keywright.integration.market;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.LocalIndex;
import dev.keywright.Table;

/** Every kind of index over one table. */
@Table(
    name = "Market",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Vendor.class, Product.class})
@GlobalIndex(
    name = "ByCategory",
    partitionKey = "category",
    sortKey = "priceCents",
    projection = IndexProjection.INCLUDE,
    include = {"title"})
@GlobalIndex(name = "BySlug", partitionKey = "SlugPK", projection = IndexProjection.KEYS_ONLY)
@GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK", suppress = "hot-partition")
@GlobalIndex(name = "Flagged", partitionKey = "FlaggedPK", sortKey = "flaggedAt")
@GlobalIndex(
    name = "Rated",
    partitionKey = {"region", "category"},
    sortKey = {"rating", "title"})
@LocalIndex(name = "ByTitle", sortKey = "title", projection = IndexProjection.KEYS_ONLY)
public interface Market {}
