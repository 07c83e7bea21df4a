package dev.keywright.benchmarks.codec;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** The table of the measured entity. */
@Table(
    name = "Purchases",
    partitionKey = "pk",
    sortKey = "sk",
    typeAttribute = "",
    entities = Purchase.class)
@GlobalIndex(name = "gsi1", partitionKey = "gsi1pk", sortKey = "gsi1sk")
public interface Purchases {}
