package dev.keywright.integration.activity;

/** Where. */
public record Place(String city) {}
