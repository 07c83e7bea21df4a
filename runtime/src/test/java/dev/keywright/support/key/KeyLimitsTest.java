package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.KeyValueException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class KeyLimitsTest {

  @Test
  void aKeyHasAtMostTheBytesThatDynamoDbTakes() {
    assertEquals(2048, KeyLimits.partition(text("é", 1024), "Order", "PK").length() * 2);
    assertEquals(1024, KeyLimits.sort(text("a", 1024), "Order", "SK").length());
    assertEquals(
        "Order: the partition key PK has 2049 bytes; DynamoDB takes at most 2048",
        refusal(() -> KeyLimits.partition(text("é", 1024).append('a'), "Order", "PK")));
    assertEquals(
        "Order: the sort key SK has 1026 bytes; DynamoDB takes at most 1024",
        refusal(() -> KeyLimits.sort(text("→", 342), "Order", "SK")));
  }

  @Test
  void anEmptyKeyIsRefused() {
    assertEquals(
        "Order: the sort key SK is empty",
        refusal(() -> KeyLimits.sort(new StringBuilder(), "Order", "SK")));
  }

  @Property
  void bytesAreCountedWithoutMakingThem(@ForAll String text) {
    // An unpaired surrogate, which no slot writes, would become a question mark.
    String wellFormed = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    assertEquals(
        wellFormed.getBytes(StandardCharsets.UTF_8).length, KeyLimits.utf8Length(wellFormed));
  }

  private static StringBuilder text(String unit, int count) {
    return new StringBuilder(unit.repeat(count));
  }

  private static String refusal(Runnable writing) {
    return assertThrows(KeyValueException.class, writing::run).getMessage();
  }
}
