package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import org.junit.jupiter.api.Test;

/** Bounds that can be read; that they select the right keys is what the properties show. */
class KeyBoundsTest {

  private static final SlotName NAME = SlotName.of("Order", "slot");
  private static final InstantEncoding<Instant> DAYS = InstantEncoding.of(NAME, TimePrecision.DAY);
  private static final InstantEncoding<Instant> MILLIS =
      InstantEncoding.of(NAME, TimePrecision.MILLIS);
  private static final IntegerEncoding<Integer> LINE = IntegerEncoding.ofInt(NAME).digits(4);
  private static final TextEncoding TITLE = TextEncoding.escaped(NAME, '#').last();
  private static final TextEncoding ORDERED = TextEncoding.ordered(NAME, '#');

  private static <T extends Comparable<? super T>> String bounds(
      SlotEncoding<T> slot, Range<T> range, String after) {
    return shown(KeyBounds.of("ORDER#", slot, range, after, KeyLimits.SORT_BYTES));
  }

  private static String shown(KeyBounds bounds) {
    if (bounds.empty()) {
      return "nothing";
    }
    String text =
        bounds.beginsWith() ? bounds.lower() + "*" : bounds.lower() + " .. " + bounds.upper();
    return (bounds.exact() ? text : text + " by value").replace("\0", "␀");
  }

  @Test
  void theUpperBoundIncludesEveryItemOnIt() {
    assertEquals("ORDER#0003# .. ORDER#0007$", bounds(LINE, Range.closed(3, 7), "#"));
    assertEquals("ORDER#0004# .. ORDER#0006$", bounds(LINE, Range.open(3, 7), "#"));
    assertEquals("ORDER#0003 .. ORDER#0006", bounds(LINE, Range.closedOpen(3, 7), ""));
    assertEquals("ORDER#0003#*", bounds(LINE, Range.singleton(3), "#"));
    assertEquals("ORDER#0003 .. ORDER#0003", bounds(LINE, Range.singleton(3), ""));
  }

  @Test
  void aSlotThatAnotherFollowsEndsByItself() {
    assertEquals("ORDER#0003 .. ORDER#0008", beforeSlot(LINE, Range.closed(3, 7)));
    assertEquals("ORDER#0004 .. ORDER#0007", beforeSlot(LINE, Range.open(3, 7)));
    assertEquals("ORDER#0003*", beforeSlot(LINE, Range.singleton(3)));
    assertThrows(IllegalArgumentException.class, () -> beforeSlot(ORDERED, Range.atLeast("a")));
  }

  private static <T extends Comparable<? super T>> String beforeSlot(
      SlotEncoding<T> slot, Range<T> range) {
    return shown(KeyBounds.beforeSlot("ORDER#", slot, range, KeyLimits.SORT_BYTES));
  }

  @Test
  void openEndsAreTheLeastAndTheGreatestText() {
    assertEquals("ORDER#0003# .. ORDER#9999$", bounds(LINE, Range.atLeast(3), "#"));
    assertEquals("ORDER#-0001 .. ORDER#0003", bounds(LINE, Range.atMost(3), ""));
    assertEquals("ORDER#M .. ORDER$", bounds(TITLE, Range.atLeast("M"), ""));
    assertEquals("ORDER# .. ORDER#M", bounds(TITLE, Range.atMost("M"), ""));
    assertEquals("ORDER#*", bounds(TITLE, Range.all(), ""));
  }

  @Test
  void endsBeyondTheReachAreClamped() {
    assertEquals(
        "ORDER#0000-01-01T00:00:00.000Z .. ORDER#9999-12-31T23:59:59.999Z",
        bounds(MILLIS, Range.closed(Instant.MIN, Instant.MAX), ""));
    assertEquals("ORDER#-0001# .. ORDER#9999$", bounds(LINE, Range.closed(-1 << 30, 1 << 30), "#"));
    assertEquals("nothing", bounds(LINE, Range.greaterThan(9_999), "#"));
    assertEquals("nothing", bounds(LINE, Range.closed(10_000, 20_000), "#"));
  }

  @Test
  void endsFinerThanTheFormatAreMovedInwards() {
    Instant fine = Instant.parse("2026-01-31T12:00:00.0005Z");
    assertEquals(
        "ORDER#2026-01-31T12:00:00.001Z .. ORDER#9999-12-31T23:59:59.999Z",
        bounds(MILLIS, Range.atLeast(fine), ""));
    assertEquals(
        "ORDER#0000-01-01T00:00:00.000Z .. ORDER#2026-01-31T12:00:00.000Z",
        bounds(MILLIS, Range.atMost(fine), ""));
    assertEquals("nothing", bounds(MILLIS, Range.singleton(fine), ""));
  }

  @Test
  void bucketsThatARangeCutsAreCheckedByValue() {
    Instant midnight = Instant.parse("2026-02-01T00:00:00Z");
    Instant noon = Instant.parse("2026-01-31T12:00:00Z");
    assertEquals(
        "ORDER#2026-01-31 .. ORDER#2026-01-31 by value",
        bounds(DAYS, Range.closedOpen(noon, midnight), ""));
    assertEquals(
        "ORDER#2026-02-01# .. ORDER#9999-12-31$", bounds(DAYS, Range.atLeast(midnight), "#"));
    assertEquals(
        "ORDER#2026-02-01# .. ORDER#2026-02-01$ by value",
        bounds(DAYS, Range.singleton(midnight), "#"));
  }

  @Test
  void textHasNoPredecessorAndItsSuccessorEndsInNull() {
    assertEquals("ORDER#A␀ .. ORDER#B", bounds(TITLE, Range.openClosed("A", "B"), ""));
    assertEquals("ORDER#A .. ORDER#B by value", bounds(TITLE, Range.closedOpen("A", "B"), ""));
    assertEquals("ORDER#A$ .. ORDER#B$", bounds(ORDERED, Range.openClosed("A", "B"), "#"));
    assertEquals("ORDER#A# .. ORDER#B", bounds(ORDERED, Range.closedOpen("A", "B"), "#"));
    assertEquals("ORDER#A$23 .. ORDER#A$24", bounds(TITLE, Range.closed("A#", "A$"), ""));
  }

  @Test
  void everyTextIsGreaterThanTheEmptyOne() {
    assertEquals("ORDER#*", bounds(TITLE, Range.atLeast(""), ""));
    assertEquals("ORDER#*", bounds(TITLE, Range.greaterThan(""), ""));
    assertEquals("nothing", bounds(TITLE, Range.atMost(""), ""));
    assertEquals("nothing", bounds(TITLE, Range.lessThan(""), ""));
  }

  @Test
  void nothingBeforeASlotMeansNoBoundForAnOpenEndOfText() {
    KeyBounds every = KeyBounds.of("", TITLE, Range.all(), "", KeyLimits.SORT_BYTES);
    assertEquals(new KeyBounds(null, null, false, true, false), every);
    assertEquals(
        new KeyBounds("M", null, false, true, false),
        KeyBounds.of("", TITLE, Range.atLeast("M"), "", KeyLimits.SORT_BYTES));
    assertEquals(every, KeyBounds.prefix("", TITLE, "", KeyLimits.SORT_BYTES));
  }

  @Test
  void aBoundThatNoKeyCanReachIsShortened() {
    String full = "x".repeat(KeyLimits.SORT_BYTES - "ORDER#".length());
    KeyBounds bounds =
        KeyBounds.of("ORDER#", TITLE, Range.open(full, full + "→→"), "", KeyLimits.SORT_BYTES);

    assertFalse(bounds.exact());
    assertEquals("ORDER#" + full, bounds.lower());
    assertEquals("ORDER#" + full.substring(1) + "y", bounds.upper());
    assertEquals("nothing", shown(KeyBounds.prefix("ORDER#", TITLE, full + "x", 1024)));
    assertEquals("ORDER#" + full + "*", shown(KeyBounds.prefix("ORDER#", TITLE, full, 1024)));
    String late = Character.toString(Character.MAX_CODE_POINT);
    KeyBounds wide = KeyBounds.of("", TITLE, Range.atMost(late.repeat(300)), "", 1024);
    assertEquals(new KeyBounds(null, null, false, false, false), wide);
  }

  @Test
  void whatCannotBeRangedIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> bounds(TextEncoding.escaped(NAME, '#'), Range.all(), "#"));
    assertThrows(IllegalArgumentException.class, () -> bounds(LINE.plain(), Range.atLeast(1), ""));
    assertThrows(
        IllegalArgumentException.class, () -> bounds(TITLE.lower(), Range.atLeast("a"), ""));
    assertThrows(
        IllegalArgumentException.class,
        () -> bounds(BooleanEncoding.of(NAME), Range.atLeast(true), ""));
    assertThrows(KeyValueException.class, () -> bounds(TITLE, Range.atLeast("\ud800"), ""));
    DecimalEncoding<Double> price = DecimalEncoding.ofDouble(NAME, 4, 2);
    assertThrows(KeyValueException.class, () -> bounds(price, Range.atLeast(Double.NaN), ""));
  }

  @Test
  void aBucketIsKnownByItself() {
    StringBuilder key = new StringBuilder();
    DAYS.appendBucket(key, LocalDate.of(2026, 1, 31));
    assertEquals("2026-01-31", key.toString());
    assertThrows(
        IllegalStateException.class, () -> MILLIS.appendBucket(key, LocalDate.of(2026, 1, 31)));
    assertThrows(KeyValueException.class, () -> DAYS.appendBucket(key, LocalDate.of(10_000, 1, 1)));
    assertThrows(IllegalStateException.class, () -> DAYS.appendBucket(key, YearMonth.of(2026, 1)));
    assertNotNull(DAYS.least());
    assertTrue(DAYS.isBucket());
    assertFalse(MILLIS.isBucket());
  }

  @Test
  void aBucketIsKnownByAFinerOne() {
    StringBuilder key = new StringBuilder();
    InstantEncoding.of(NAME, TimePrecision.MONTH).appendBucket(key, LocalDate.of(2026, 1, 31));
    InstantEncoding.of(NAME, TimePrecision.YEAR)
        .appendBucket(key.append(' '), YearMonth.of(2026, 1));
    assertEquals("2026-01 2026", key.toString());
  }
}
