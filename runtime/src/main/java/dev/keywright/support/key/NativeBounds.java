package dev.keywright.support.key;

import dev.keywright.Range;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Year;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bounds of a range over a sort key that is a property itself, in its native type: what {@link
 * KeyBounds} are for key text.
 *
 * <p>Numbers are those of DynamoDB: 38 significant digits, up to 9.9…E+125. See "Supported data
 * types and naming rules in Amazon DynamoDB" in the developer guide, numbers.
 *
 * @param lower the least value, or null for no bound on that side
 * @param upper the greatest value, or null for no bound on that side
 * @param empty whether no key can be meant, so that nothing needs to be sent; both bounds are null
 * @param exact whether just the range is selected; else a superset, to be checked by value
 * @param beginsWith whether the keys meant are just those that begin with {@code lower}, a text
 */
public record NativeBounds(
    @Nullable AttributeValue lower,
    @Nullable AttributeValue upper,
    boolean empty,
    boolean exact,
    boolean beginsWith) {

  private static final NativeBounds NOTHING = new NativeBounds(null, null, true, true, false);
  private static final int PRECISION = 38;
  private static final BigDecimal GREATEST =
      BigDecimal.ONE.subtract(BigDecimal.ONE.movePointLeft(PRECISION)).scaleByPowerOfTen(126);
  private static final BigDecimal LEAST_MAGNITUDE = BigDecimal.ONE.scaleByPowerOfTen(-130);

  /** Returns the bounds of a range of any text, stored as it is. */
  public static NativeBounds ofText(Range<String> range) {
    return of(
        KeyBounds.of(
            "",
            TextEncoding.unescaped(SlotName.of("Range", "text")),
            range,
            "",
            KeyLimits.SORT_BYTES));
  }

  /** Returns the bounds of text that begins with a prefix. */
  public static NativeBounds ofPrefix(String prefix) {
    return of(
        KeyBounds.prefix(
            "",
            TextEncoding.unescaped(SlotName.of("Range", "text")),
            prefix,
            KeyLimits.SORT_BYTES));
  }

  /**
   * Returns the same bounds as strings: those of a property whose stored text is that of an
   * encoding, with nothing before or after it.
   */
  public static NativeBounds of(KeyBounds bounds) {
    return new NativeBounds(
        text(bounds.lower()),
        text(bounds.upper()),
        bounds.empty(),
        bounds.exact(),
        bounds.beginsWith());
  }

  private static @Nullable AttributeValue text(@Nullable String text) {
    return text == null ? null : AttributeValue.fromS(text);
  }

  /** Returns the bounds of whole numbers of a primitive type, stored as numbers. */
  public static <N extends Number & Comparable<N>> NativeBounds ofInteger(Range<N> range) {
    return ofWhole(range, n -> BigInteger.valueOf(n.longValue()));
  }

  /** Returns the bounds of whole numbers of any size, stored as numbers. */
  public static NativeBounds ofBigInteger(Range<BigInteger> range) {
    return ofWhole(range, n -> n);
  }

  /** Returns the bounds of years, stored as numbers. */
  public static NativeBounds ofYear(Range<Year> range) {
    return ofWhole(range, year -> BigInteger.valueOf(year.getValue()));
  }

  private static <N extends Comparable<? super N>> NativeBounds ofWhole(
      Range<N> range, Function<N, BigInteger> whole) {
    BigDecimal lower = null;
    BigDecimal upper = null;
    if (range.hasLower()) {
      BigInteger end = whole.apply(range.lower());
      lower = new BigDecimal(range.isLowerClosed() ? end : end.add(BigInteger.ONE));
    }
    if (range.hasUpper()) {
      BigInteger end = whole.apply(range.upper());
      upper = new BigDecimal(range.isUpperClosed() ? end : end.subtract(BigInteger.ONE));
    }
    return ofNumbers(lower, upper, true);
  }

  /**
   * Returns the bounds of decimals, stored as numbers. Those of an end that is excluded are not
   * exact.
   */
  public static NativeBounds ofBigDecimal(Range<BigDecimal> range) {
    boolean exact =
        (!range.hasLower() || range.isLowerClosed())
            && (!range.hasUpper() || range.isUpperClosed());
    return range.isEmpty()
        ? NOTHING
        : ofNumbers(
            range.hasLower() ? range.lower() : null,
            range.hasUpper() ? range.upper() : null,
            exact);
  }

  /**
   * Returns the bounds of doubles, stored as the shortest decimal that reads as them.
   *
   * @throws IllegalArgumentException for an end that is not a number
   */
  public static NativeBounds ofDouble(Range<Double> range) {
    return ofFloating(range, Math::nextUp, Math::nextDown);
  }

  /**
   * Returns the bounds of floats, stored as the shortest decimal that reads as them.
   *
   * @throws IllegalArgumentException for an end that is not a number
   */
  public static NativeBounds ofFloat(Range<Float> range) {
    return ofFloating(range, Math::nextUp, Math::nextDown);
  }

  private static <N extends Number & Comparable<N>> NativeBounds ofFloating(
      Range<N> range, UnaryOperator<N> next, UnaryOperator<N> previous) {
    BigDecimal lower = null;
    BigDecimal upper = null;
    if (range.hasLower()) {
      N end = range.isLowerClosed() ? range.lower() : next.apply(range.lower());
      if (end.doubleValue() == Double.POSITIVE_INFINITY) {
        return NOTHING;
      }
      lower = finite(end);
    }
    if (range.hasUpper()) {
      N end = range.isUpperClosed() ? range.upper() : previous.apply(range.upper());
      if (end.doubleValue() == Double.NEGATIVE_INFINITY) {
        return NOTHING;
      }
      upper = finite(end);
    }
    return ofNumbers(lower, upper, true);
  }

  /** The number as it is stored; null for an infinite one, which bounds nothing on its side. */
  private static @Nullable BigDecimal finite(Number end) {
    if (Double.isNaN(end.doubleValue())) {
      throw new IllegalArgumentException("NaN is not an end of a range");
    }
    return Double.isInfinite(end.doubleValue()) ? null : new BigDecimal(end.toString());
  }

  /** Rounds inwards: no number of DynamoDB lies between the end and what it is rounded to. */
  private static NativeBounds ofNumbers(
      @Nullable BigDecimal lower, @Nullable BigDecimal upper, boolean exact) {
    BigDecimal from = lower == null ? null : rounded(lower, RoundingMode.CEILING);
    BigDecimal to = upper == null ? null : rounded(upper, RoundingMode.FLOOR);
    if ((from != null && (from.compareTo(GREATEST) > 0))
        || (to != null && to.compareTo(GREATEST.negate()) < 0)
        || (from != null && to != null && from.compareTo(to) > 0)) {
      return NOTHING;
    }
    return new NativeBounds(
        // A bound that lies beyond every number is none.
        from == null || from.compareTo(GREATEST.negate()) < 0 ? null : number(from),
        to == null || to.compareTo(GREATEST) > 0 ? null : number(to),
        false,
        exact,
        false);
  }

  private static BigDecimal rounded(BigDecimal end, RoundingMode inwards) {
    BigDecimal rounded = end.round(new MathContext(PRECISION, inwards));
    if (rounded.signum() == 0 || rounded.abs().compareTo(LEAST_MAGNITUDE) >= 0) {
      return rounded;
    }
    // Between zero and the number closest to it there is none.
    boolean awayFromZero = (rounded.signum() > 0) == (inwards == RoundingMode.CEILING);
    return awayFromZero
        ? LEAST_MAGNITUDE.multiply(BigDecimal.valueOf(rounded.signum()))
        : BigDecimal.ZERO;
  }

  private static AttributeValue number(BigDecimal number) {
    return AttributeValue.fromN(number.stripTrailingZeros().toString());
  }
}
