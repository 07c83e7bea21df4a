package dev.keywright.integration.deliveries;

/** What is printed on a parcel. */
public record Label(String id, Address to) {}
