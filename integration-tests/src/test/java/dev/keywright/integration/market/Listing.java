package dev.keywright.integration.market;

/** What the category index holds of a product. */
public record Listing(String title, long priceCents, String productId) {}
