package dev.keywright.example.account;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/**
 * The accounts' table. Its index is the table's key the other way round, and inherits what the
 * table's keys hold: no entity has to declare anything for it.
 */
@Table(
    name = "Account",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {User.class, UserOrder.class, OrderItem.class})
@GlobalIndex(
    name = "Inverted",
    partitionKey = "SK",
    sortKey = "PK",
    suppress = {"hot-partition", "monotonic-partition"})
public interface Account {}
