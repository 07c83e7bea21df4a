package dev.keywright.testing.value;

import java.math.BigDecimal;
import java.util.Map;

/**
 * Sizes in bytes as DynamoDB measures items ("DynamoDB item sizes and formats" in the developer
 * guide): names and strings in UTF-8, numbers by their significant digits, three bytes more for a
 * list or a map and one for each of its elements.
 */
public final class ValueSize {
  private static final int NESTED_OVERHEAD = 3;

  private ValueSize() {}

  /** The size of an item: names and values. */
  public static int ofItem(Map<String, Value> attributes) {
    long size = 0;
    for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
      size += ofText(attribute.getKey()) + of(attribute.getValue());
    }
    return saturate(size);
  }

  /** The size of one value without its name. */
  public static int of(Value value) {
    long size = 0;
    switch (value.type()) {
      case S -> size = ofText(((Value.Text) value).text());
      case N -> size = ofNumber(((Value.Numeric) value).number());
      case B -> size = ((Value.Binary) value).bytes().length;
      case BOOL, NULL -> size = 1;
      case SS, NS, BS -> {
        for (Value member : ((Value.Group) value).members()) {
          size += of(member);
        }
      }
      case L -> {
        size = NESTED_OVERHEAD;
        for (Value element : ((Value.Sequence) value).elements()) {
          size += 1 + of(element);
        }
      }
      case M -> {
        Map<String, Value> entries = ((Value.Document) value).entries();
        size = NESTED_OVERHEAD + (long) entries.size() + ofItem(entries);
      }
    }
    return saturate(size);
  }

  /** The length in UTF-8. */
  public static int ofText(String text) {
    int length = text.length();
    int size = length;
    for (int i = 0; i < length; i++) {
      char unit = text.charAt(i);
      if (unit >= 0x80) {
        // A surrogate pair is two units and four bytes.
        size += unit < 0x800 || Character.isSurrogate(unit) ? 1 : 2;
      }
    }
    return size;
  }

  /**
   * Two significant digits to a byte, those before and those behind the point each rounded up, one
   * byte more, and another for a sign.
   */
  private static int ofNumber(BigDecimal number) {
    if (number.signum() == 0) {
      return 1;
    }
    // Canonical numbers have no trailing zeros: a scale above zero is digits behind the point.
    int digits = number.precision();
    int behind = Math.min(digits, Math.max(0, number.scale()));
    // The zeros between a fraction and the point come before the first digit that counts.
    int before = digits - behind;
    int sign = number.signum() < 0 ? 1 : 0;
    return 1 + (before + 1) / 2 + (behind + 1) / 2 + sign;
  }

  private static int saturate(long size) {
    return (int) Math.min(size, Integer.MAX_VALUE);
  }
}
