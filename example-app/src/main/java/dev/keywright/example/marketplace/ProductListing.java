package dev.keywright.example.marketplace;

/** What a category's page shows of a product: no more than the index by category holds. */
public record ProductListing(String title, long priceCents, String vendorId) {}
