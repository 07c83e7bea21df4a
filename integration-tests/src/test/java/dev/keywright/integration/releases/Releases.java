package dev.keywright.integration.releases;

import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

/** Types of one's own in every kind of key. */
@Table(
    name = "Releases",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Release.class, Note.class},
    converters = {AppConverter.class, MomentConverter.class},
    collections = ReleasesWithNotes.class)
@GlobalIndex(name = "ByPrice", partitionKey = "app", sortKey = "price")
@GlobalIndex(name = "ByShare", partitionKey = "app", sortKey = "share")
@GlobalIndex(
    name = "ByMonth",
    partitionKey = "MonthPK",
    sortKey = "MonthSK",
    projection = IndexProjection.KEYS_ONLY)
@GlobalIndex(name = "ByTime", partitionKey = "TimePK", sortKey = "TimeSK")
@GlobalIndex(name = "Free", partitionKey = "FreePK", sortKey = "FreeSK")
public interface Releases {}
