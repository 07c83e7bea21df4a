package dev.keywright.integration.views;

/** An amount of money. */
public record Cents(long amount) {}
