package shop;

/** What stands in a customer's partition. */
public sealed interface TrailEntry permits Customer, Order {}
