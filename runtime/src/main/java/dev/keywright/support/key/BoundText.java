package dev.keywright.support.key;

import org.jspecify.annotations.Nullable;

/**
 * The text at one end of a range over a slot.
 *
 * @param text the text of the outermost value within the range that the slot can write, or null
 *     where there is none, so that the range holds nothing
 * @param exact whether every value with this text is within the end; false for a bucket that the
 *     end cuts
 */
public record BoundText(@Nullable String text, boolean exact) {

  static final BoundText NONE = new BoundText(null, true);

  static BoundText exact(String text) {
    return new BoundText(text, true);
  }
}
