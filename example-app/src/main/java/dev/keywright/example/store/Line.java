package dev.keywright.example.store;

/** What an order shows of one of its lines: a document inside the order's item. */
public record Line(String productId, int quantity) {}
