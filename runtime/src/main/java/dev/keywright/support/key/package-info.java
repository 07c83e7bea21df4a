/**
 * How values become key text, and what is known about that text. Generated code appends through the
 * encodings here; the annotation processor asks the same objects which code points a slot may hold,
 * how wide it is, and whether its order is that of its values. There is no second implementation.
 *
 * <p>The formats are normative: {@code docs/encodings.md} gives them to the byte. Public for
 * generated code, and compatible across versions.
 */
@NullMarked
package dev.keywright.support.key;

import org.jspecify.annotations.NullMarked;
