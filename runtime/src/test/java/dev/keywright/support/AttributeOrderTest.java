package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeOrderTest {

  @Property
  void textIsOrderedByItsBytes(@ForAll("texts") String left, @ForAll("texts") String right) {
    int expected =
        Arrays.compareUnsigned(
            left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    assertEquals(Integer.signum(expected), Integer.signum(compare(left, right)));
  }

  /** Few code points, so that texts share beginnings, and those where the orders differ. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(0, 0x23, 0x61, 0x7F, 0xE9, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF)
        .list()
        .ofMaxSize(4)
        .map(
            points -> {
              StringBuilder text = new StringBuilder();
              points.forEach(text::appendCodePoint);
              return text.toString();
            });
  }

  @Test
  void whatLiesBeyondTheBasicPlaneComesLast() {
    assertTrue(compare("\uFFFD", "\uD83D\uDE00") < 0);
    assertTrue(compare("a\uD83D\uDE00", "a\uE000") > 0);
    assertTrue(compare("a", "a\u0000") < 0);
  }

  private static int compare(String left, String right) {
    return AttributeOrder.compare(AttributeValue.fromS(left), AttributeValue.fromS(right));
  }

  @Property
  void numbersAreOrderedByTheirValue(@ForAll BigDecimal left, @ForAll BigDecimal right) {
    assertEquals(
        left.compareTo(right),
        AttributeOrder.compare(
            AttributeValue.fromN(left.toString()), AttributeValue.fromN(right.toString())));
  }

  @Property
  void wholeNumbersAreOrderedByTheirValue(@ForAll long left, @ForAll long right) {
    assertEquals(
        Long.compare(left, right),
        AttributeOrder.compare(
            AttributeValue.fromN(Long.toString(left)), AttributeValue.fromN(Long.toString(right))));
  }

  @Test
  void oneNumberInTwoNotationsIsOneNumber() {
    assertEquals(0, AttributeOrder.compare(AttributeValue.fromN("1"), AttributeValue.fromN("1.0")));
    assertEquals(
        0, AttributeOrder.compare(AttributeValue.fromN("100"), AttributeValue.fromN("1E+2")));
  }

  @Test
  void bytesAreUnsigned() {
    assertTrue(
        AttributeOrder.compare(bytes((byte) 0x7F), bytes((byte) 0x80)) < 0, "0x7F before 0x80");
    assertTrue(AttributeOrder.compare(bytes((byte) 1), bytes((byte) 1, (byte) 0)) < 0);
  }

  private static AttributeValue bytes(byte... bytes) {
    return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
  }

  @Test
  void whatHasNoOrderIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> AttributeOrder.compare(AttributeValue.fromBool(true), AttributeValue.fromBool(true)));
    assertThrows(
        IllegalArgumentException.class,
        () -> AttributeOrder.compare(AttributeValue.fromS("1"), AttributeValue.fromN("1")));
  }
}
