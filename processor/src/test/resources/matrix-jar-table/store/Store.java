package store;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;
import parts.Check;
import parts.Movement;
import parts.Part;
import parts.PartWithMovements;

/** A table of entities from another jar: their code goes here. */
@Table(
    name = "Store",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Part.class, Movement.class, Check.class},
    collections = PartWithMovements.class)
@GlobalIndex(name = "byState", partitionKey = "GSI1PK", sortKey = "GSI1SK")
public interface Store {}
