package dev.keywright.support.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // Groups are inner classes.
class NumberEncodingProperties {

  /** Near zero, near the reach of four digits, near the type's own, and anything. */
  private static Arbitrary<Long> longs(long min, long max) {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(-12, 12),
        Arbitraries.longs().between(9_990, 10_010).map(n -> Math.min(n, max)),
        Arbitraries.longs().between(-10_010, -9_990).map(n -> Math.max(n, min)),
        Arbitraries.longs().between(min, min + 3),
        Arbitraries.longs().between(max - 3, max),
        Arbitraries.longs().between(min, max));
  }

  abstract static class OfNumbers<N extends Number & Comparable<N>> extends EncodingContract<N> {

    private final Arbitrary<N> ends;

    OfNumbers(SlotEncoding<N> slot, String after, Arbitrary<N> ends) {
      super(slot, after);
      this.ends = ends;
    }

    @Override
    Arbitrary<N> written() {
      return ends.filter(10_000, value -> isWritten(value));
    }

    @Override
    Arbitrary<N> ends() {
      return ends;
    }
  }

  @Group
  class Bytes extends OfNumbers<Byte> {
    Bytes() {
      super(IntegerEncoding.ofByte(NAME), "-", longs(-128, 127).map(n -> (byte) (long) n));
    }
  }

  @Group
  class Shorts extends OfNumbers<Short> {
    Shorts() {
      super(
          IntegerEncoding.ofShort(NAME),
          "",
          longs(Short.MIN_VALUE, Short.MAX_VALUE).map(n -> (short) (long) n));
    }
  }

  @Group
  class Ints extends OfNumbers<Integer> {
    Ints() {
      super(
          IntegerEncoding.ofInt(NAME),
          "#",
          longs(Integer.MIN_VALUE, Integer.MAX_VALUE).map(n -> (int) (long) n));
    }
  }

  @Group
  class IntsInFourDigits extends OfNumbers<Integer> {
    IntsInFourDigits() {
      super(
          IntegerEncoding.ofInt(NAME).digits(4),
          "",
          longs(-20_000, 20_000).map(n -> (int) (long) n));
    }
  }

  @Group
  class PlainInts extends OfNumbers<Integer> {
    PlainInts() {
      super(
          IntegerEncoding.ofInt(NAME).plain(),
          "#",
          longs(Integer.MIN_VALUE, Integer.MAX_VALUE).map(n -> (int) (long) n));
    }
  }

  @Group
  class Longs extends OfNumbers<Long> {
    Longs() {
      super(IntegerEncoding.ofLong(NAME), "", longs(Long.MIN_VALUE, Long.MAX_VALUE));
    }
  }

  @Group
  class LongsInEighteenDigits extends OfNumbers<Long> {
    LongsInEighteenDigits() {
      super(IntegerEncoding.ofLong(NAME).digits(18), "#", longs(Long.MIN_VALUE, Long.MAX_VALUE));
    }
  }

  private static Arbitrary<BigDecimal> decimals() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(-250, 250).map(n -> BigDecimal.valueOf(n, 2)),
        Arbitraries.longs().between(-2_500, 2_500).map(n -> BigDecimal.valueOf(n, 3)),
        Arbitraries.longs().between(-25, 25).map(n -> BigDecimal.valueOf(n, 1)),
        Arbitraries.longs().between(-12_000, 12_000).map(n -> BigDecimal.valueOf(n, 1)),
        Arbitraries.of("9999.99", "9999.990", "-9999.99", "9999.991", "-9999.991", "1E+9")
            .map(BigDecimal::new),
        Arbitraries.of("1E+2000000000", "-1E+2000000000", "1E-2000000000", "-1E-2000000000")
            .map(BigDecimal::new));
  }

  @Group
  class Decimals extends OfNumbers<BigDecimal> {
    Decimals() {
      super(DecimalEncoding.ofBigDecimal(NAME, 4, 2), "#", decimals());
    }
  }

  @Group
  class WideDecimals extends OfNumbers<BigDecimal> {
    WideDecimals() {
      super(DecimalEncoding.ofBigDecimal(NAME, 30, 10), "", decimals());
    }
  }

  @Group
  class BigIntegers extends OfNumbers<BigInteger> {
    BigIntegers() {
      super(
          DecimalEncoding.ofBigInteger(NAME, 19),
          "",
          longs(Long.MIN_VALUE, Long.MAX_VALUE)
              .map(n -> BigInteger.valueOf(n).multiply(BigInteger.valueOf(n % 3 + 1))));
    }
  }

  private static Arbitrary<Double> doubles() {
    return Arbitraries.oneOf(
        decimals().map(BigDecimal::doubleValue),
        Arbitraries.of(-0.0, 0.0, 0.1 + 0.2, 1e22, Double.MIN_VALUE, Double.MAX_VALUE),
        Arbitraries.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
        decimals().map(d -> Math.nextUp(d.doubleValue())));
  }

  @Group
  class Doubles extends OfNumbers<Double> {
    Doubles() {
      super(DecimalEncoding.ofDouble(NAME, 4, 2), "", doubles());
    }
  }

  /** More digits than a double has: several decimals read as one. */
  @Group
  class PreciseDoubles extends OfNumbers<Double> {
    PreciseDoubles() {
      super(DecimalEncoding.ofDouble(NAME, 4, 20), "#", doubles());
    }
  }

  @Group
  class Floats extends OfNumbers<Float> {
    Floats() {
      super(DecimalEncoding.ofFloat(NAME, 4, 2), "#", doubles().map(Double::floatValue));
    }
  }

  @Group
  class PreciseFloats extends OfNumbers<Float> {
    PreciseFloats() {
      super(DecimalEncoding.ofFloat(NAME, 4, 9), "", doubles().map(Double::floatValue));
    }
  }
}
