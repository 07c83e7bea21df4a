package dev.keywright.support.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decimals of a fixed number of digits before and after the point, such as {@code 0000000012.50}.
 * Negatives are a minus and the ten's complement, so that texts sort as numbers. A number with more
 * digits is refused, never rounded.
 *
 * <p>A floating number is the decimal of that many fraction digits that it was read from: {@code
 * 19.99} can be written with two of them although no double is exactly that, and a double that no
 * such decimal reads as is refused.
 *
 * @param <N> the type of the numbers
 */
public final class DecimalEncoding<N extends Number> extends SlotEncoding<N> {

  /** The most digits on either side of the point. */
  public static final int MAX_DIGITS = 100;

  private final Function<N, BigDecimal> decimal;
  private final Function<BigDecimal, N> number;
  private final Equality equality;
  private final int integerDigits;
  private final int fractionDigits;

  /** The greatest number, without its point; the least is its negative. */
  private final BigInteger limit;

  private DecimalEncoding(
      SlotName name,
      Function<N, BigDecimal> decimal,
      Function<BigDecimal, N> number,
      Equality equality,
      int integerDigits,
      int fractionDigits) {
    super(name);
    if (integerDigits < 1
        || integerDigits > MAX_DIGITS
        || fractionDigits < 0
        || fractionDigits > MAX_DIGITS) {
      throw new IllegalArgumentException(
          name + ": from 1 to 100 digits before the point and from 0 to 100 after it");
    }
    this.decimal = decimal;
    this.number = number;
    this.equality = equality;
    this.integerDigits = integerDigits;
    this.fractionDigits = fractionDigits;
    this.limit = BigInteger.TEN.pow(integerDigits + fractionDigits).subtract(BigInteger.ONE);
  }

  /** Decimals. {@code 1.0} and {@code 1.00} have one text. */
  public static DecimalEncoding<BigDecimal> ofBigDecimal(
      SlotName name, int integerDigits, int fractionDigits) {
    return new DecimalEncoding<>(
        name,
        Function.identity(),
        Function.identity(),
        Equality.EQUIVALENT,
        integerDigits,
        fractionDigits);
  }

  /** Whole numbers of any size. */
  public static DecimalEncoding<BigInteger> ofBigInteger(SlotName name, int digits) {
    return new DecimalEncoding<>(
        name, BigDecimal::new, BigDecimal::toBigIntegerExact, Equality.EXACT, digits, 0);
  }

  /** Doubles. {@code -0.0} and {@code 0.0} have one text; NaN and the infinities have none. */
  public static DecimalEncoding<Double> ofDouble(
      SlotName name, int integerDigits, int fractionDigits) {
    return new DecimalEncoding<>(
        name,
        BigDecimal::new,
        BigDecimal::doubleValue,
        Equality.EQUIVALENT,
        integerDigits,
        fractionDigits);
  }

  /** Floats, as doubles are. */
  public static DecimalEncoding<Float> ofFloat(
      SlotName name, int integerDigits, int fractionDigits) {
    return new DecimalEncoding<>(
        name,
        BigDecimal::new,
        BigDecimal::floatValue,
        Equality.EQUIVALENT,
        integerDigits,
        fractionDigits);
  }

  /** The digits before the point. */
  public int integerDigits() {
    return integerDigits;
  }

  /** The digits after the point; without any there is no point. */
  public int fractionDigits() {
    return fractionDigits;
  }

  @Override
  public void append(StringBuilder key, N value) {
    if (isNaN(name().present(value)) || isInfinite(value)) {
      throw name().refused(value, "not a number that has digits");
    }
    BigDecimal exact = decimal.apply(value);
    if (isTooLarge(exact)) {
      throw name().refused(value, "more than " + integerDigits + " digits before the point");
    }
    BigDecimal near = nearest(exact);
    if (compare(near, value, exact) != 0) {
      throw name().refused(value, "more than " + fractionDigits + " digits after the point");
    }
    BigInteger unscaled = near.unscaledValue();
    if (unscaled.abs().compareTo(limit) > 0) {
      throw name().refused(value, "more than " + integerDigits + " digits before the point");
    }
    appendUnscaled(key, unscaled);
  }

  private static boolean isNaN(Number value) {
    return (value instanceof Double d && d.isNaN()) || (value instanceof Float f && f.isNaN());
  }

  private static boolean isInfinite(Number value) {
    return (value instanceof Double d && d.isInfinite())
        || (value instanceof Float f && f.isInfinite());
  }

  /** Looks at the magnitude alone, so that no exponent makes digits by the million. */
  private boolean isTooLarge(BigDecimal value) {
    return value.signum() != 0 && (long) value.precision() - value.scale() > integerDigits;
  }

  /** The closest number of this many fraction digits, of a value that is not too large. */
  private BigDecimal nearest(BigDecimal value) {
    boolean tiny = (long) value.precision() - value.scale() < -fractionDigits - 1L;
    return tiny || value.signum() == 0
        ? BigDecimal.ZERO.setScale(fractionDigits)
        : value.setScale(fractionDigits, RoundingMode.HALF_EVEN);
  }

  /** Compares what is read back from the text with the value itself. */
  private int compare(BigDecimal near, N value, BigDecimal exact) {
    if (equality == Equality.EQUIVALENT && !(value instanceof BigDecimal)) {
      return decimal.apply(number.apply(near)).compareTo(exact);
    }
    return near.compareTo(exact);
  }

  private void appendUnscaled(StringBuilder key, BigInteger unscaled) {
    int width = integerDigits + fractionDigits;
    int start = key.length() + (unscaled.signum() < 0 ? 1 : 0);
    if (width < PaddedDigits.MAX_WIDTH) {
      PaddedDigits.appendSigned(key, unscaled.longValueExact(), width);
    } else {
      BigInteger written = unscaled;
      if (unscaled.signum() < 0) {
        key.append('-');
        written = unscaled.add(limit).add(BigInteger.ONE);
      }
      String digits = written.toString();
      key.append("0".repeat(width - digits.length())).append(digits);
    }
    if (fractionDigits > 0) {
      key.insert(start + integerDigits, '.');
    }
  }

  @Override
  @Nullable N read(String text) {
    boolean negative = text.startsWith("-");
    int from = negative ? 1 : 0;
    int point = from + integerDigits;
    if (text.length() != point + (fractionDigits > 0 ? fractionDigits + 1 : 0)
        || !PaddedDigits.areDigits(text, from, point)) {
      return null;
    }
    String digits = text.substring(from, point);
    if (fractionDigits > 0) {
      if (text.charAt(point) != '.' || !PaddedDigits.areDigits(text, point + 1, text.length())) {
        return null;
      }
      digits += text.substring(point + 1);
    }
    BigInteger unscaled = new BigInteger(digits);
    if (negative) {
      unscaled = unscaled.subtract(limit).subtract(BigInteger.ONE);
      if (unscaled.abs().compareTo(limit) > 0) {
        return null;
      }
    }
    BigDecimal read = new BigDecimal(unscaled, fractionDigits);
    N value = number.apply(read);
    // Several decimals may read as one floating number; only the closest is ever written.
    boolean written = !isInfinite(value) && nearest(decimal.apply(value)).compareTo(read) == 0;
    return written ? value : null;
  }

  @Override
  String describe() {
    return "a number of " + integerDigits + "." + fractionDigits + " digits";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return (codePoint >= '0' && codePoint <= '9')
        || codePoint == '-'
        || (codePoint == '.' && fractionDigits > 0);
  }

  @Override
  public int minLength() {
    return integerDigits + (fractionDigits > 0 ? fractionDigits + 1 : 0);
  }

  @Override
  public int maxLength() {
    return minLength() + 1;
  }

  @Override
  public boolean isPrefixFree() {
    return true;
  }

  @Override
  int lengthAt(String key, int from) {
    return key.startsWith("-", from) ? maxLength() : minLength();
  }

  @Override
  public Equality equality() {
    return equality;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public boolean isRangeable() {
    return true;
  }

  @Override
  public String least() {
    return textOf(limit.negate());
  }

  @Override
  public String greatest() {
    return textOf(limit);
  }

  private String textOf(BigInteger unscaled) {
    StringBuilder text = new StringBuilder(maxLength());
    appendUnscaled(text, unscaled);
    return text.toString();
  }

  @Override
  BoundText ceiling(N value, boolean strict) {
    return bound(value, strict, 1);
  }

  @Override
  BoundText floor(N value, boolean strict) {
    return bound(value, strict, -1);
  }

  /** The closest number within the end of a range that lies above (1) or below (-1) the value. */
  private BoundText bound(N value, boolean strict, int inward) {
    if (isNaN(value)) {
      throw name().refused(value, "not a number, which bounds nothing");
    }
    int beyond =
        isInfinite(value)
            ? (int) Math.signum(value.doubleValue())
            : isTooLarge(decimal.apply(value)) ? decimal.apply(value).signum() : 0;
    if (beyond != 0) {
      return beyond == inward ? BoundText.NONE : BoundText.exact(inward > 0 ? least() : greatest());
    }
    BigDecimal exact = decimal.apply(value);
    BigDecimal near = nearest(exact);
    BigInteger unscaled = near.unscaledValue();
    int side = compare(near, value, exact) * inward;
    if (side < 0 || (strict && side == 0)) {
      unscaled = unscaled.add(BigInteger.valueOf(inward));
    }
    if (unscaled.abs().compareTo(limit) > 0) {
      return unscaled.signum() == inward
          ? BoundText.NONE
          : BoundText.exact(inward > 0 ? least() : greatest());
    }
    return BoundText.exact(textOf(unscaled));
  }
}
