/** Entities of every type and shape, encoded, sent through the engine, and decoded again. */
@NullMarked
package dev.keywright.integration.roundtrip;

import org.jspecify.annotations.NullMarked;
