package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeOrderTest {

  @Property
  void textIsOrderedByItsBytes(@ForAll String left, @ForAll String right) {
    // Text that is not well-formed cannot be sent, so it has no order.
    if (!isWellFormed(left) || !isWellFormed(right)) {
      return;
    }
    int expected =
        Arrays.compareUnsigned(
            left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    assertEquals(
        Integer.signum(expected),
        Integer.signum(
            AttributeOrder.compare(AttributeValue.fromS(left), AttributeValue.fromS(right))));
  }

  private static boolean isWellFormed(String text) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(text);
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
