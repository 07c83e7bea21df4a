package dev.keywright;

import dev.keywright.support.key.ValueOrder;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values between two ends, each of which is inclusive, exclusive, or absent: what a pattern
 * with a {@code range} takes. Immutable.
 *
 * <p>Values compare as keys do: text by code point and not by {@link String#compareTo}, times with
 * an offset or a zone as instants, everything else by its own order. Ends in the wrong order are no
 * error, they make an empty range.
 *
 * @param <T> the type of the values
 */
public final class Range<T extends Comparable<? super T>> {

  private static final Range<?> ALL = new Range<Integer>(null, false, null, false);

  private final @Nullable T lower;
  private final boolean lowerClosed;
  private final @Nullable T upper;
  private final boolean upperClosed;

  private Range(@Nullable T lower, boolean lowerClosed, @Nullable T upper, boolean upperClosed) {
    this.lower = lower;
    this.lowerClosed = lowerClosed;
    this.upper = upper;
    this.upperClosed = upperClosed;
  }

  private static <T> T end(T end) {
    return Objects.requireNonNull(end, "an end of a range; use atLeast, atMost or all without one");
  }

  /** From {@code lower} to {@code upper}, both included: {@code [lower..upper]}. */
  public static <T extends Comparable<? super T>> Range<T> closed(T lower, T upper) {
    return new Range<>(end(lower), true, end(upper), true);
  }

  /** Between {@code lower} and {@code upper}, neither included: {@code (lower..upper)}. */
  public static <T extends Comparable<? super T>> Range<T> open(T lower, T upper) {
    return new Range<>(end(lower), false, end(upper), false);
  }

  /** From {@code lower}, included, up to {@code upper}, excluded: {@code [lower..upper)}. */
  public static <T extends Comparable<? super T>> Range<T> closedOpen(T lower, T upper) {
    return new Range<>(end(lower), true, end(upper), false);
  }

  /** After {@code lower}, excluded, up to {@code upper}, included: {@code (lower..upper]}. */
  public static <T extends Comparable<? super T>> Range<T> openClosed(T lower, T upper) {
    return new Range<>(end(lower), false, end(upper), true);
  }

  /** {@code lower} and everything greater. */
  public static <T extends Comparable<? super T>> Range<T> atLeast(T lower) {
    return new Range<>(end(lower), true, null, false);
  }

  /** Everything greater than {@code lower}. */
  public static <T extends Comparable<? super T>> Range<T> greaterThan(T lower) {
    return new Range<>(end(lower), false, null, false);
  }

  /** {@code upper} and everything less. */
  public static <T extends Comparable<? super T>> Range<T> atMost(T upper) {
    return new Range<>(null, false, end(upper), true);
  }

  /** Everything less than {@code upper}. */
  public static <T extends Comparable<? super T>> Range<T> lessThan(T upper) {
    return new Range<>(null, false, end(upper), false);
  }

  /** Every value. */
  public static <T extends Comparable<? super T>> Range<T> all() {
    // Without an end it holds no value of any type.
    @SuppressWarnings("unchecked")
    Range<T> all = (Range<T>) ALL;
    return all;
  }

  /** One value. */
  public static <T extends Comparable<? super T>> Range<T> singleton(T value) {
    return closed(value, value);
  }

  /**
   * The instants of a day in a zone, to the last nanosecond, also where clocks are changed on it.
   */
  public static Range<Instant> day(LocalDate day, ZoneId zone) {
    return closedOpen(start(day, zone), start(day.plusDays(1), zone));
  }

  /** The instants of a month in a zone, to the last nanosecond. */
  public static Range<Instant> month(YearMonth month, ZoneId zone) {
    return closedOpen(start(month.atDay(1), zone), start(month.plusMonths(1).atDay(1), zone));
  }

  private static Instant start(LocalDate day, ZoneId zone) {
    return day.atStartOfDay(zone).toInstant();
  }

  /** Whether there is a lower end. */
  public boolean hasLower() {
    return lower != null;
  }

  /** Whether there is an upper end. */
  public boolean hasUpper() {
    return upper != null;
  }

  /**
   * The lower end.
   *
   * @throws IllegalStateException where there is none
   */
  public T lower() {
    if (lower == null) {
      throw new IllegalStateException("the range " + this + " has no lower end");
    }
    return lower;
  }

  /**
   * The upper end.
   *
   * @throws IllegalStateException where there is none
   */
  public T upper() {
    if (upper == null) {
      throw new IllegalStateException("the range " + this + " has no upper end");
    }
    return upper;
  }

  /** Whether there is a lower end and it is in the range. */
  public boolean isLowerClosed() {
    return lowerClosed;
  }

  /** Whether there is an upper end and it is in the range. */
  public boolean isUpperClosed() {
    return upperClosed;
  }

  /**
   * Whether the ends leave no room: they are in the wrong order, or equal and one is excluded. A
   * range that is not empty by this may still hold no value, as {@code (1..2)} holds no int.
   */
  public boolean isEmpty() {
    if (lower == null || upper == null) {
      return false;
    }
    int order = ValueOrder.compare(lower, upper);
    return order > 0 || (order == 0 && !(lowerClosed && upperClosed));
  }

  /** Whether the value is in the range. */
  public boolean contains(T value) {
    if (lower != null) {
      int order = ValueOrder.compare(value, lower);
      if (order < 0 || (order == 0 && !lowerClosed)) {
        return false;
      }
    }
    if (upper != null) {
      int order = ValueOrder.compare(value, upper);
      return order < 0 || (order == 0 && upperClosed);
    }
    return true;
  }

  /** The values that are in both ranges. */
  public Range<T> intersection(Range<T> other) {
    boolean ownLower = other.lower == null || (lower != null && isWithin(other, true));
    boolean ownUpper = other.upper == null || (upper != null && isWithin(other, false));
    Range<T> from = ownLower ? this : other;
    Range<T> to = ownUpper ? this : other;
    return new Range<>(from.lower, from.lowerClosed, to.upper, to.upperClosed);
  }

  /** Whether this range's end leaves out at least what the other's does; both have it. */
  private boolean isWithin(Range<T> other, boolean atLower) {
    int order =
        atLower
            ? ValueOrder.compare(lower(), other.lower())
            : ValueOrder.compare(other.upper(), upper());
    boolean open = atLower ? !lowerClosed : !upperClosed;
    boolean otherClosed = atLower ? other.lowerClosed : other.upperClosed;
    return order > 0 || (order == 0 && (open || otherClosed));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Range<?> that
        && Objects.equals(lower, that.lower)
        && lowerClosed == that.lowerClosed
        && Objects.equals(upper, that.upper)
        && upperClosed == that.upperClosed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(lower, lowerClosed, upper, upperClosed);
  }

  /** The range as mathematicians write it, such as {@code [1..5)} or {@code (-∞..5]}. */
  @Override
  public String toString() {
    return (lowerClosed ? "[" : "(")
        + (lower == null ? "-∞" : lower)
        + ".."
        + (upper == null ? "+∞" : upper)
        + (upperClosed ? "]" : ")");
  }
}
