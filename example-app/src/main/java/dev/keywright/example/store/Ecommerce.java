package dev.keywright.example.store;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/** The store's one table: all that it holds and can be asked is listed from here. */
@Table(
    name = "Ecommerce",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Customer.class, Order.class, OrderLine.class},
    collections = CustomerWithOrders.class)
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@GlobalIndex(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
public interface Ecommerce {}
