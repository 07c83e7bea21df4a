/** Attribute values and items: their types, order and size. */
@NullMarked
package dev.keywright.testing.value;

import org.jspecify.annotations.NullMarked;
