package dev.keywright.integration.market;

/** What the keys alone tell of a product. */
public record Slug(String slug, String vendorId, String productId) {}
