package dev.keywright.integration.deliveries;

/** Where something goes to, or comes from. */
public record Address(String country, String city, String street) {}
