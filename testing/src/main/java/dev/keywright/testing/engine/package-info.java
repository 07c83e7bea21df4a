/** Tables, items in key order, indexes. */
@NullMarked
package dev.keywright.testing.engine;

import org.jspecify.annotations.NullMarked;
