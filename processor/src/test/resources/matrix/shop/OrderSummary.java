package shop;

/** What a list of orders shows. */
public record OrderSummary(String orderId, Order.Status status, boolean paid) {}
