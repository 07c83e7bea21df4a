package dev.keywright.example.store;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** A customer and all orders, which one Query reads together. */
@ItemCollection
@AccessPattern(name = "customerWithOrders", by = "customerId")
public record CustomerWithOrders(Customer customer, List<Order> orders) {}
