/**
 * What generated codecs call: how each type is written to an attribute and read from one. Public
 * for generated code only, and compatible across versions.
 *
 * <p>Every method takes where it stands, such as {@code Order.placedAt}, for the message of a
 * failure; none shows a value.
 */
@NullMarked
package dev.keywright.support.codec;

import org.jspecify.annotations.NullMarked;
