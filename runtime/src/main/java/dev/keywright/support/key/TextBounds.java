package dev.keywright.support.key;

import dev.keywright.Range;
import org.jspecify.annotations.Nullable;

/**
 * The bounds of a range of text. Text has no predecessor, so an open upper end in a last slot
 * cannot be said exactly; everything else can.
 */
record TextBounds(String before, TextEncoding slot, String after, int maxBytes) {

  KeyBounds of(Range<String> range) {
    // No slot is empty: nothing is at most "", and everything is greater.
    if (range.hasUpper() && range.upper().isEmpty()) {
      return KeyBounds.NOTHING;
    }
    boolean last = after.isEmpty();
    boolean hasLower = range.hasLower() && !range.lower().isEmpty();
    if (!hasLower && !range.hasUpper()) {
      return KeyBounds.beginningWith(before, maxBytes);
    }
    @Nullable String lower = before.isEmpty() ? null : before;
    if (hasLower) {
      lower = at(range.lower());
      if (!range.isLowerClosed()) {
        lower = last ? lower + '\0' : CodePointOrder.successor(lower + after);
      } else {
        lower += after;
      }
    }
    @Nullable String upper = CodePointOrder.successor(before);
    boolean exact = true;
    if (range.hasUpper()) {
      upper = at(range.upper());
      if (last) {
        exact = range.isUpperClosed();
      } else if (range.isUpperClosed()) {
        upper = CodePointOrder.successor(upper + after);
      }
    }
    return KeyBounds.shortened(lower, upper, exact, maxBytes);
  }

  private String at(String bound) {
    StringBuilder key = new StringBuilder(before);
    slot.appendAny(key, bound);
    return key.toString();
  }
}
