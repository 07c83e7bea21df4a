package shop;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;
import java.util.Optional;

/** A customer and the orders, by one query. */
@ItemCollection
@AccessPattern(name = "customerWithOrders", by = "customerId")
public record CustomerWithOrders(Optional<Customer> customer, List<Order> orders) {}
