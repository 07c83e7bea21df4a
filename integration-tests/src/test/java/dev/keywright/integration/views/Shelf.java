package dev.keywright.integration.views;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

/** Two entities that are looked at through the same interfaces, and store what these show apart. */
@Table(
    name = "Shelf",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Book.class, Film.class})
@GlobalIndex(
    name = "ByGenre",
    partitionKey = "genre",
    sortKey = "year",
    projection = IndexProjection.INCLUDE,
    include = {"title", "name", "lentTo", "price"})
public interface Shelf {}
