package dev.keywright.example.marketplace;

/** Where a product is found: each value stands in the text of a key. */
public record ProductReference(String slug, String vendorId, String productId) {}
