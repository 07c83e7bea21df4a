package dev.keywright.testing.value;

import java.util.Arrays;
import java.util.Comparator;

/**
 * DynamoDB's order of key values and of the comparison operators: strings by their unsigned UTF-8
 * bytes, numbers by value, binaries by unsigned bytes.
 */
public final class ValueOrder {
  /** Compares two values of one key type. */
  public static final Comparator<Value> ASCENDING = ValueOrder::compare;

  private ValueOrder() {}

  /** Compares two values of the same key type; any other pair is a mistake of the caller. */
  public static int compare(Value left, Value right) {
    if (left instanceof Value.Text a && right instanceof Value.Text b) {
      return compareText(a.text(), b.text());
    }
    if (left instanceof Value.Numeric a && right instanceof Value.Numeric b) {
      return a.number().compareTo(b.number());
    }
    if (left instanceof Value.Binary a && right instanceof Value.Binary b) {
      return Arrays.compareUnsigned(a.bytes(), b.bytes());
    }
    throw new IllegalArgumentException(
        "values of types " + left.type() + " and " + right.type() + " have no order");
  }

  /** Whether two values can be ordered: the same key type. */
  public static boolean comparable(Value left, Value right) {
    return left.type() == right.type() && left.type().isKeyType();
  }

  /**
   * Compares by code point, which is the order of unsigned UTF-8 bytes. It differs from the order
   * of UTF-16 units only where a surrogate meets a unit above the surrogates.
   */
  static int compareText(String left, String right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char a = left.charAt(i);
      char b = right.charAt(i);
      if (a != b) {
        return Integer.compare(codePointRank(a), codePointRank(b));
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  private static int codePointRank(char unit) {
    return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
  }
}
