package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.Range;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Bounds of native keys against the numbers and texts that DynamoDB would compare. */
class NativeBoundsProperties {

  @Provide
  Arbitrary<Long> longs() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(-3, 3),
        Arbitraries.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE));
  }

  @Provide
  Arbitrary<BigDecimal> decimals() {
    return Arbitraries.oneOf(
        longs().map(BigDecimal::valueOf),
        Arbitraries.of(
                "0.5",
                "-0.5",
                "1E-130",
                "-1E-130",
                "1E-131",
                "-1E-131",
                "9.9999999999999999999999999999999999999E+125",
                "1E+126",
                "-1E+126",
                "1.00000000000000000000000000000000000001",
                "1.0000000000000000000000000000000000001",
                "1.000000000000000000000000000000000000009")
            .map(BigDecimal::new));
  }

  @Provide
  Arbitrary<Double> doubles() {
    return Arbitraries.oneOf(
        longs().map(Long::doubleValue),
        Arbitraries.of(-0.0, 0.1, Math.nextUp(0.1), 1e-130, 1e125, 1e126),
        Arbitraries.of(Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY));
  }

  @Property(tries = 5_000)
  void wholeNumbers(
      @ForAll("longs") long a,
      @ForAll("longs") long b,
      @ForAll("longs") long value,
      @ForAll("kinds") RangeKind kind) {
    Range<Long> range = kind.range(a, b);
    check(NativeBounds.ofInteger(range), range, value, BigDecimal::valueOf);
    Range<BigInteger> big = kind.range(BigInteger.valueOf(a), BigInteger.valueOf(b));
    check(NativeBounds.ofBigInteger(big), big, BigInteger.valueOf(value), BigDecimal::new);
    assertTrue(NativeBounds.ofInteger(range).exact());
  }

  @Property(tries = 5_000)
  void decimalNumbers(
      @ForAll("decimals") BigDecimal a,
      @ForAll("decimals") BigDecimal b,
      @ForAll("decimals") BigDecimal value,
      @ForAll("kinds") RangeKind kind) {
    if (isStorable(value)) {
      Range<BigDecimal> range = kind.range(a, b);
      check(NativeBounds.ofBigDecimal(range), range, value, Function.identity());
    }
  }

  @Property(tries = 5_000)
  void floatingNumbers(
      @ForAll("doubles") double a,
      @ForAll("doubles") double b,
      @ForAll("doubles") double value,
      @ForAll("kinds") RangeKind kind) {
    if (Double.isFinite(value) && isStorable(BigDecimal.valueOf(value))) {
      Range<Double> range = kind.range(a, b);
      check(NativeBounds.ofDouble(range), range, value, BigDecimal::valueOf);
      Range<Float> single = kind.range((float) a, (float) b);
      float near = (float) value;
      if (Float.isFinite(near)) {
        check(NativeBounds.ofFloat(single), single, near, f -> new BigDecimal(Float.toString(f)));
      }
    }
  }

  private static boolean isStorable(BigDecimal value) {
    return value.round(new MathContext(38)).compareTo(value) == 0
        && value.abs().compareTo(new BigDecimal("1E+126")) < 0
        && (value.signum() == 0 || value.abs().compareTo(new BigDecimal("1E-130")) >= 0);
  }

  private static <T extends Comparable<? super T>> void check(
      NativeBounds bounds, Range<T> range, T value, Function<T, BigDecimal> stored) {
    BigDecimal number = stored.apply(value);
    boolean selected =
        !bounds.empty()
            && (bounds.lower() == null || new BigDecimal(bounds.lower().n()).compareTo(number) <= 0)
            && (bounds.upper() == null
                || new BigDecimal(bounds.upper().n()).compareTo(number) >= 0);
    if (range.contains(value)) {
      assertTrue(selected, () -> bounds + " misses " + value + " of " + range);
    } else if (bounds.exact()) {
      assertFalse(selected, () -> bounds + " catches " + value + " beside " + range);
    }
    for (AttributeValue bound : new AttributeValue[] {bounds.lower(), bounds.upper()}) {
      assertTrue(bound == null || isStorable(new BigDecimal(bound.n())), "a number of DynamoDB");
    }
  }

  @Example
  void textIsStoredAsItIs() {
    assertEquals(
        new NativeBounds(AttributeValue.fromS("A#"), AttributeValue.fromS("B"), false, true, false),
        NativeBounds.ofText(Range.closed("A#", "B")));
    assertEquals(
        new NativeBounds(AttributeValue.fromS("A"), null, false, true, false),
        NativeBounds.ofText(Range.atLeast("A")));
    assertEquals(
        new NativeBounds(null, AttributeValue.fromS("B"), false, false, false),
        NativeBounds.ofText(Range.lessThan("B")));
    assertEquals(
        new NativeBounds(AttributeValue.fromS("A#"), null, false, true, true),
        NativeBounds.ofPrefix("A#"));
    assertTrue(NativeBounds.ofText(Range.closed("B", "A")).empty());
  }

  @Provide
  Arbitrary<RangeKind> kinds() {
    return Arbitraries.of(RangeKind.class);
  }
}
