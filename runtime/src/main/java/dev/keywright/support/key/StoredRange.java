package dev.keywright.support.key;

import dev.keywright.OrderedAttributeConverter;
import dev.keywright.Range;

/** Makes ranges of what is stored of ranges of the values of a property. */
public final class StoredRange {

  private StoredRange() {}

  /**
   * Returns the range of what is stored for the values of a range: the same ends, converted. Just
   * the values of the one are stored as values of the other, for the converter keeps order.
   */
  public static <T extends Comparable<? super T>, S extends Comparable<? super S>> Range<S> of(
      Range<T> range, OrderedAttributeConverter<? super T, ? extends S> converter) {
    Range<S> lower = Range.all();
    if (range.hasLower()) {
      S end = converter.toStored(range.lower());
      lower = range.isLowerClosed() ? Range.atLeast(end) : Range.greaterThan(end);
    }
    if (!range.hasUpper()) {
      return lower;
    }
    S end = converter.toStored(range.upper());
    Range<S> upper = range.isUpperClosed() ? Range.atMost(end) : Range.lessThan(end);
    return lower.intersection(upper);
  }
}
