package dev.keywright.testing.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The order of key values. */
class ValueOrderTest {

  @Provide
  Arbitrary<String> texts() {
    // Around the places where the order of UTF-16 and that of UTF-8 part.
    return Arbitraries.of(0x61, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF)
        .list()
        .ofMaxSize(4)
        .map(
            points -> {
              StringBuilder text = new StringBuilder();
              points.forEach(text::appendCodePoint);
              return text.toString();
            });
  }

  @Property
  void textIsOrderedByItsUnsignedUtf8Bytes(
      @ForAll("texts") String left, @ForAll("texts") String right) {
    int expected =
        Arrays.compareUnsigned(
            left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));

    assertEquals(
        Integer.signum(expected),
        Integer.signum(ValueOrder.compare(new Value.Text(left), new Value.Text(right))));
  }

  @Property
  void numbersAreOrderedByValue(@ForAll BigDecimal left, @ForAll BigDecimal right) {
    assertEquals(
        left.compareTo(right),
        ValueOrder.compare(new Value.Numeric(left), new Value.Numeric(right)));
  }

  @Test
  void binariesAreOrderedByUnsignedBytes() {
    Value high = new Value.Binary(new byte[] {(byte) 0x80});
    Value low = new Value.Binary(new byte[] {0x7F, 1});

    assertEquals(1, Integer.signum(ValueOrder.compare(high, low)));
  }

  @Test
  void valuesOfDifferentTypesHaveNoOrder() {
    assertThrows(
        IllegalArgumentException.class,
        () -> ValueOrder.compare(new Value.Text("1"), Value.Numeric.of(1)));
  }
}
