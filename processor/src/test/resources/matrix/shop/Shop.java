package shop;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** Customers, their orders and the lines of those, over three indexes. */
@Table(
    name = "Shop",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Customer.class, Order.class, OrderLine.class, CustomerEvent.class},
    collections = {CustomerWithOrders.class, Trail.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@GlobalIndex(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
public interface Shop {}
