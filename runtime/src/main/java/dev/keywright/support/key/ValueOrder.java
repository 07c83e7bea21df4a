package dev.keywright.support.key;

import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.UUID;

/**
 * The order of values as keys have it. It is {@link Comparable#compareTo}, but for types whose own
 * order is not that of what they denote: text compares by code point, times with an offset as
 * instants, {@code -0.0} equals {@code 0.0}, and UUIDs are unsigned.
 */
public final class ValueOrder {

  private ValueOrder() {}

  /** Compares two values of one type. */
  public static <T extends Comparable<? super T>> int compare(T left, T right) {
    if (left instanceof String l && right instanceof String r) {
      return CodePointOrder.INSTANCE.compare(l, r);
    }
    if (left instanceof OffsetDateTime l && right instanceof OffsetDateTime r) {
      return l.toInstant().compareTo(r.toInstant());
    }
    if (left instanceof ZonedDateTime l && right instanceof ZonedDateTime r) {
      return l.toInstant().compareTo(r.toInstant());
    }
    // Adding zero turns -0.0 into 0.0 and changes nothing else.
    if (left instanceof Double l && right instanceof Double r) {
      return Double.compare(l + 0.0, r + 0.0);
    }
    if (left instanceof Float l && right instanceof Float r) {
      return Float.compare(l + 0.0f, r + 0.0f);
    }
    if (left instanceof UUID l && right instanceof UUID r) {
      int high = Long.compareUnsigned(l.getMostSignificantBits(), r.getMostSignificantBits());
      return high != 0
          ? high
          : Long.compareUnsigned(l.getLeastSignificantBits(), r.getLeastSignificantBits());
    }
    return left.compareTo(right);
  }
}
