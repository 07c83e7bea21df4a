package dev.keywright.integration.roundtrip;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Period;
import java.time.Year;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Numbers, those at the limits of Java and of DynamoDB among them. */
public final class NumberValues {

  private static final int DIGITS = 38;
  private static final BigInteger GREATEST = BigInteger.TEN.pow(DIGITS).subtract(BigInteger.ONE);

  private NumberValues() {}

  public static Arbitrary<Integer> integers() {
    return Arbitraries.oneOf(
        Arbitraries.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE), Arbitraries.integers());
  }

  public static Arbitrary<Long> longs() {
    return Arbitraries.oneOf(
        Arbitraries.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE), Arbitraries.longs());
  }

  public static Arbitrary<Byte> bytes() {
    return Arbitraries.bytes();
  }

  public static Arbitrary<Short> shorts() {
    return Arbitraries.shorts();
  }

  /**
   * Finite ones: of every magnitude, by their bits. Negative zero is none: DynamoDB has no such.
   */
  public static Arbitrary<Float> floats() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            0f,
            Float.MIN_VALUE,
            -Float.MIN_VALUE,
            Float.MIN_NORMAL,
            Float.MAX_VALUE,
            -Float.MAX_VALUE,
            0.1f,
            16_777_217f),
        Arbitraries.integers()
            .map(Float::intBitsToFloat)
            .filter(each -> Float.isFinite(each) && !isNegativeZero(each)));
  }

  /** Finite ones that DynamoDB has room for; negative zero is none of them. */
  public static Arbitrary<Double> doubles() {
    return Arbitraries.oneOf(
            Arbitraries.of(
                0d,
                1e-130,
                -1e-130,
                Math.nextDown(1e126),
                -Math.nextDown(1e126),
                0.1,
                0.30000000000000004,
                2e-23,
                9_007_199_254_740_993d),
            Arbitraries.longs()
                .map(Double::longBitsToDouble)
                .filter(each -> Math.abs(each) < 1e126 && Math.abs(each) >= 1e-130),
            Arbitraries.doubles().between(-1e9, 1e9).filter(each -> !isNegativeZero(each)))
        .filter(each -> each == 0 || Math.abs(each) >= 1e-130);
  }

  private static boolean isNegativeZero(double number) {
    return number == 0 && Double.doubleToRawLongBits(number) != 0;
  }

  /** Up to 38 digits at every magnitude, in the one form that DynamoDB gives a number back in. */
  public static Arbitrary<BigDecimal> decimals() {
    return anyDecimals().map(NumberValues::canonical);
  }

  /** The same numbers with zeros at their end, and exponents. */
  public static Arbitrary<BigDecimal> anyDecimals() {
    Arbitrary<BigInteger> digits =
        Arbitraries.oneOf(
            Arbitraries.of(BigInteger.ZERO, BigInteger.ONE, GREATEST, GREATEST.negate()),
            Arbitraries.bigIntegers().between(GREATEST.negate(), GREATEST));
    Arbitrary<Integer> exponents =
        Arbitraries.oneOf(
            Arbitraries.of(-130, -38, 0, 87, 125), Arbitraries.integers().between(-130, 125));
    return Combinators.combine(digits, exponents)
        .as((number, exponent) -> new BigDecimal(number, -exponent))
        .filter(NumberValues::fits);
  }

  private static boolean fits(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    return number.signum() == 0 || (exponent <= 125 && exponent >= -130);
  }

  /** A number as DynamoDB returns it. */
  public static BigDecimal canonical(BigDecimal number) {
    return number.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(number.stripTrailingZeros().toPlainString());
  }

  public static Arbitrary<BigInteger> bigIntegers() {
    return decimals().filter(each -> each.scale() <= 0).map(BigDecimal::toBigIntegerExact);
  }

  public static Arbitrary<Duration> durations() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            Duration.ZERO,
            Duration.ofNanos(1),
            Duration.ofNanos(-1),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
            Duration.ofSeconds(Long.MIN_VALUE)),
        Combinators.combine(longs(), Arbitraries.integers().between(0, 999_999_999))
            .as(Duration::ofSeconds));
  }

  public static Arbitrary<Period> periods() {
    return Combinators.combine(integers(), integers(), integers()).as(Period::of);
  }

  public static Arbitrary<Year> years() {
    return Arbitraries.oneOf(
            Arbitraries.of(Year.MIN_VALUE, -1, 0, 9999, 10_000, Year.MAX_VALUE),
            Arbitraries.integers().between(Year.MIN_VALUE, Year.MAX_VALUE))
        .map(Year::of);
  }
}
