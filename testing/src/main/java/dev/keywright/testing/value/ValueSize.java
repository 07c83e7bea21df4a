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

  /** Two significant digits to a byte, counted in pairs from the point, and one byte more. */
  private static int ofNumber(BigDecimal number) {
    if (number.signum() == 0) {
      return 1;
    }
    int digits = number.precision();
    int exponent = digits - number.scale() - 1;
    int straddling = digits % 2 == 0 && exponent % 2 == 0 ? 1 : 0;
    int sign = number.signum() < 0 ? 1 : 0;
    return 1 + (digits + 1) / 2 + straddling + sign;
  }

  private static int saturate(long size) {
    return (int) Math.min(size, Integer.MAX_VALUE);
  }
}
