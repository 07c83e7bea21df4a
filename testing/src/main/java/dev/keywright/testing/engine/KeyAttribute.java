package dev.keywright.testing.engine;

import dev.keywright.testing.value.ValueType;

/**
 * An attribute of a key.
 *
 * @param name its name
 * @param type the type that its values must have
 */
public record KeyAttribute(String name, ValueType type) {}
