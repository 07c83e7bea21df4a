package dev.keywright.support.key;

/**
 * Where a slot stands in its template.
 *
 * @param next the first code point of the literal after the slot; -1 for a last slot
 * @param literals all literal text of the template, joined
 */
public record SlotContext(int next, String literals) {

  /** What a last slot escapes, where the template contains it, in this order. */
  private static final String HIERARCHY = "#:|";

  /** Whether nothing follows the slot. */
  boolean isLast() {
    return next < 0;
  }

  /** What ends the slot: the code point that follows, or what the template uses elsewhere; -1. */
  int delimiter() {
    if (!isLast()) {
      return next;
    }
    for (int i = 0; i < HIERARCHY.length(); i++) {
      if (literals.indexOf(HIERARCHY.charAt(i)) >= 0) {
        return HIERARCHY.charAt(i);
      }
    }
    return -1;
  }

  /** The first code point of the literals that is no ASCII letter or digit; -1 without one. */
  int firstSign() {
    return literals
        .codePoints()
        .filter(codePoint -> !TextEscape.isAsciiLetterOrDigit(codePoint))
        .findFirst()
        .orElse(-1);
  }
}
