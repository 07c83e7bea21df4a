package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class KeyReaderTest {

  private static final TextEncoding ID = TextEncoding.escaped(SlotName.of("Order", "id"), '#');
  private static final InstantEncoding<Instant> PLACED_AT =
      InstantEncoding.of(SlotName.of("Order", "placedAt"), TimePrecision.MILLIS);
  private static final IntegerEncoding<Integer> LINE =
      IntegerEncoding.ofInt(SlotName.of("Order", "line")).digits(4);
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

  private static final KeyShape SHAPE =
      KeyShape.start()
          .literal("ORDER#")
          .slot(PLACED_AT)
          .literal("-")
          .slot(ID)
          .literal("#LINE")
          .slot(LINE);

  private static String key(String id, int line) {
    StringBuilder key = new StringBuilder("ORDER#");
    PLACED_AT.append(key, NOON);
    ID.append(key.append('-'), id);
    LINE.append(key.append("#LINE"), line);
    return key.toString();
  }

  @Test
  void readsWhatWasWritten() {
    KeyReader reader = KeyReader.of(key("A#1", -7), "Order").literal("ORDER#");

    assertEquals(NOON, reader.slot(PLACED_AT, '-'));
    assertEquals("A#1", reader.literal("-").slot(ID, '#'));
    assertEquals(-7, reader.literal("#LINE").slot(LINE, -1));
    reader.end();
  }

  @Test
  void readsTextPieceByPiece() {
    KeyReader reader = KeyReader.of("A#2026#rest#", "Order");

    assertEquals("A", reader.until('#'));
    assertEquals("2026", reader.literal("#").fixed(4));
    assertEquals("#rest#", reader.until(-1));
    reader.end();
    assertEquals("", reader.rest());
  }

  @Test
  void skipsWhatIsNotNeeded() {
    KeyReader reader = KeyReader.of(key("A", 12), "Order");
    reader.literal("ORDER#").skip(PLACED_AT, '-').literal("-").skip(ID, '#').literal("#LINE");
    assertEquals(12, reader.slot(LINE, -1));
  }

  @Test
  void saysWhereAKeyIsSomethingElse() {
    assertEquals(
        "A key of Order has at index 0 something else than \"ORDER#\"",
        refusal(() -> KeyReader.of("PROFILE", "Order").literal("ORDER#")));
    refusal(() -> KeyReader.of("ORDER#A", "Order").literal("ORDER#").until('#'));
    refusal(() -> KeyReader.of("ORDER#A", "Order").literal("ORDER#").fixed(2));
    refusal(() -> KeyReader.of("ORDER#A", "Order").literal("ORDER#").end());
    refusal(() -> KeyReader.of("12", "Order").slot(LINE, -1));
    assertEquals(
        "Order.line = 00x1: not the text of a number of 4 digits",
        refusal(() -> KeyReader.of("00x1", "Order").slot(LINE, -1)));
  }

  private static String refusal(Runnable reading) {
    return assertThrows(KeyValueException.class, reading::run).getMessage();
  }

  @Test
  void aShapeMatchesItsKeysAndNoOthers() {
    assertTrue(SHAPE.matches(key("A#1", -7)));
    assertTrue(SHAPE.matches(key("A", 7)));
    assertFalse(SHAPE.matches(key("A", 7) + "#"));
    assertFalse(SHAPE.matches(key("A", 7).substring(1)));
    assertFalse(SHAPE.matches("ORDER#"));
    assertFalse(SHAPE.matches("ORDER#2026-01-31T12:00:00.000Z-A"));
    assertFalse(SHAPE.matches("ORDER#2026-01-31T12:00:00.000Z-#LINE0001"));
    assertFalse(SHAPE.matches("ORDER#2026-13-31T12:00:00.000Z-A#LINE0001"));
    assertFalse(SHAPE.matches("ORDER#2026-01-31T12:00:00.000Z-A#LINE-"));
    assertFalse(SHAPE.matches("PROFILE"));
    assertFalse(SHAPE.matches(""));
    assertTrue(KeyShape.start().literal("PROFILE").matches("PROFILE"));
    assertFalse(KeyShape.start().literal("PROFILE").matches("PROFILES"));
  }
}
