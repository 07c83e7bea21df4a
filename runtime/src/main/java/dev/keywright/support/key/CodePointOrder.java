package dev.keywright.support.key;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The order of texts in DynamoDB: unsigned UTF-8 bytes, which is the order of code points. {@link
 * String#compareTo} is another one: it puts characters beyond U+FFFF before U+E000.
 */
public final class CodePointOrder implements Comparator<CharSequence> {

  /** The one comparator. */
  public static final CodePointOrder INSTANCE = new CodePointOrder();

  private CodePointOrder() {}

  @Override
  public int compare(CharSequence left, CharSequence right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        return Integer.compare(rank(l), rank(r));
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  /** Surrogates after all else: they stand for the code points from U+10000. */
  private static int rank(char unit) {
    return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
  }

  /**
   * Returns the least text, of at most the same number of code points, that is greater than every
   * text beginning with this one; null where there is none (an empty text, or nothing but
   * U+10FFFF).
   */
  public static @Nullable String successor(CharSequence text) {
    int end = text.length();
    while (end > 0) {
      int last = Character.codePointBefore(text, end);
      end -= Character.charCount(last);
      if (last < Character.MAX_CODE_POINT) {
        return new StringBuilder(end + 2)
            .append(text, 0, end)
            .appendCodePoint(codePointAfter(last))
            .toString();
      }
    }
    return null;
  }

  /** Returns the next code point, surrogates left out. */
  static int codePointAfter(int codePoint) {
    return codePoint == Character.MIN_SURROGATE - 1 ? Character.MAX_SURROGATE + 1 : codePoint + 1;
  }
}
