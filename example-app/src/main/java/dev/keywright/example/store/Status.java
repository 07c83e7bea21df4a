package dev.keywright.example.store;

/** How far an order has come. */
public enum Status {
  PLACED,
  PROCESSING,
  SHIPPED,
  DELIVERED
}
