package dev.keywright.support.key;

/**
 * The escape of code points in a text slot: a lead and the hexadecimal number of the code point.
 *
 * <p>The lead comes directly after the delimiter where it can, so that an escaped code point still
 * compares, with those that are not escaped, as it did before. The digits never hold the delimiter,
 * so that the first delimiter after a slot is the end of the slot.
 */
final class TextEscape {

  /** No code point: what a text that escapes nothing has in the place of delimiter and lead. */
  static final int NONE = -1;

  private static final String HEX = "0123456789ABCDEF";

  /** For delimiters that are hexadecimal digits themselves. */
  private static final String LETTERS = "abcdefghijklmnop";

  private static final int SHORT_WIDTH = 2;
  private static final int LONG_WIDTH = 6;

  private final int lead;
  private final int width;
  private final String digits;

  private TextEscape(int delimiter, int lead) {
    this.lead = lead;
    this.width = Math.max(delimiter, lead) <= 0xFF ? SHORT_WIDTH : LONG_WIDTH;
    this.digits = HEX.indexOf(delimiter) < 0 ? HEX : LETTERS;
  }

  /** The escape of a delimiter and the lead alone. */
  static TextEscape of(int delimiter) {
    return new TextEscape(delimiter, leadOf(delimiter));
  }

  /** The escape of everything up to the lead, which here is always the next code point. */
  static TextEscape ordered(int delimiter) {
    if (delimiter == Character.MAX_CODE_POINT) {
      throw new IllegalArgumentException("U+10FFFF has no next code point to escape it in order");
    }
    return new TextEscape(delimiter, CodePointOrder.codePointAfter(delimiter));
  }

  /**
   * The code point after the delimiter, where both are ASCII and it is printable, no letter and no
   * digit; else a percent sign. ASCII alone, because what is a letter beyond it changes with the
   * version of Unicode, and stored keys must not.
   */
  private static int leadOf(int delimiter) {
    int next = delimiter + 1;
    boolean usable = delimiter >= ' ' && next < 0x7F && !isAsciiLetterOrDigit(next);
    return usable ? next : '%';
  }

  static boolean isAsciiLetterOrDigit(int codePoint) {
    return (codePoint >= '0' && codePoint <= '9')
        || (codePoint >= 'A' && codePoint <= 'Z')
        || (codePoint >= 'a' && codePoint <= 'z');
  }

  int lead() {
    return lead;
  }

  /** The UTF-16 units of an escaped code point. */
  int length() {
    return Character.charCount(lead) + width;
  }

  boolean isDigit(int codePoint) {
    return digits.indexOf(codePoint) >= 0;
  }

  void append(StringBuilder key, int codePoint) {
    key.appendCodePoint(lead);
    for (int shift = (width - 1) * 4; shift >= 0; shift -= 4) {
      key.append(digits.charAt(codePoint >>> shift & 0xF));
    }
  }

  /** Reads the code point whose lead stands there; -1 where it is cut short or not a number. */
  int read(String text, int from) {
    int start = from + Character.charCount(lead);
    if (start + width > text.length()) {
      return NONE;
    }
    int codePoint = 0;
    for (int i = start; i < start + width; i++) {
      int digit = digits.indexOf(text.charAt(i));
      if (digit < 0) {
        return NONE;
      }
      codePoint = codePoint << 4 | digit;
    }
    return codePoint;
  }
}
