package dev.keywright.integration.releases;

/** An identifier with a type of its own, which has no order. */
public record App(String id) {}
