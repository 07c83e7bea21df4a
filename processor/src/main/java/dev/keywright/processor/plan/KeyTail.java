package dev.keywright.processor.plan;

/**
 * What follows, in the sort keys of one entity, the beginning that they share with those of others.
 *
 * @param text the literal text behind it
 * @param whole whether the key ends there
 */
public record KeyTail(String text, boolean whole) {}
