/**
 * One entity of twelve attributes, encoded and decoded by every codec that a Java team has to
 * choose from, in one run.
 */
@NullMarked
package dev.keywright.benchmarks.codec;

import org.jspecify.annotations.NullMarked;
