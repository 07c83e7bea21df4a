package dev.keywright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.support.key.RangeKind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class RangeTest {

  private static List<Integer> within(Range<Integer> range) {
    return IntStream.rangeClosed(0, 5).boxed().filter(range::contains).toList();
  }

  @Test
  void eachKindHoldsItsValues() {
    assertEquals(List.of(1, 2, 3), within(Range.closed(1, 3)));
    assertEquals(List.of(2), within(Range.open(1, 3)));
    assertEquals(List.of(1, 2), within(Range.closedOpen(1, 3)));
    assertEquals(List.of(2, 3), within(Range.openClosed(1, 3)));
    assertEquals(List.of(3, 4, 5), within(Range.atLeast(3)));
    assertEquals(List.of(4, 5), within(Range.greaterThan(3)));
    assertEquals(List.of(0, 1), within(Range.atMost(1)));
    assertEquals(List.of(0), within(Range.lessThan(1)));
    assertEquals(List.of(0, 1, 2, 3, 4, 5), within(Range.all()));
    assertEquals(List.of(2), within(Range.singleton(2)));
  }

  @Test
  void endsInTheWrongOrderMakeAnEmptyRange() {
    assertTrue(Range.closed(3, 1).isEmpty());
    assertEquals(List.of(), within(Range.closed(3, 1)));
    assertTrue(Range.closedOpen(1, 1).isEmpty());
    assertTrue(Range.open(1, 1).isEmpty());
    assertFalse(Range.singleton(1).isEmpty());
    assertFalse(Range.<Integer>all().isEmpty());
    assertFalse(Range.atLeast(1).isEmpty());
  }

  @Test
  void textComparesByCodePoint() {
    String late = Character.toString(0x1F600);
    assertTrue(late.compareTo("\uffff") < 0);
    assertTrue(Range.atLeast("\uffff").contains(late));
    assertFalse(Range.atMost("\uffff").contains(late));
  }

  @Test
  void timesWithAnOffsetCompareAsInstants() {
    OffsetDateTime noon = OffsetDateTime.parse("2026-01-31T12:00:00Z");
    OffsetDateTime same = noon.withOffsetSameInstant(ZoneOffset.ofHours(2));
    assertTrue(Range.singleton(noon).contains(same));
    assertTrue(Range.singleton(0.0).contains(-0.0));
    assertTrue(Range.singleton(-0.0f).contains(0.0f));
  }

  @Test
  void aDayHasItsLastNanosecondAndTheHoursThatClocksGiveIt() {
    ZoneId vienna = ZoneId.of("Europe/Vienna");
    Range<Instant> day = Range.day(LocalDate.of(2026, 3, 29), vienna);

    assertEquals(
        Range.closedOpen(
            Instant.parse("2026-03-28T23:00:00Z"), Instant.parse("2026-03-29T22:00:00Z")),
        day);
    assertTrue(day.contains(Instant.parse("2026-03-29T21:59:59.999999999Z")));
    assertEquals(
        Range.closedOpen(
            Instant.parse("2024-02-01T00:00:00Z"), Instant.parse("2024-03-01T00:00:00Z")),
        Range.month(YearMonth.of(2024, 2), ZoneOffset.UTC));
  }

  @Test
  void endsCanBeAskedFor() {
    Range<Integer> range = Range.closedOpen(1, 3);
    assertEquals(1, range.lower());
    assertEquals(3, range.upper());
    assertTrue(range.isLowerClosed());
    assertFalse(range.isUpperClosed());
    assertThrows(IllegalStateException.class, () -> Range.atLeast(1).upper());
    assertThrows(IllegalStateException.class, () -> Range.atMost(1).lower());
  }

  @Test
  void rangesAreValues() {
    assertEquals(Range.closed(1, 3), Range.closed(1, 3));
    assertEquals(Range.closed(1, 3).hashCode(), Range.closed(1, 3).hashCode());
    assertNotEquals(Range.closed(1, 3), Range.closedOpen(1, 3));
    assertNotEquals(Range.atLeast(1), Range.atMost(1));
    assertEquals("[1..3)", Range.closedOpen(1, 3).toString());
    assertEquals("(-∞..3]", Range.atMost(3).toString());
    assertEquals("(1..+∞)", Range.greaterThan(1).toString());
  }

  @Provide
  Arbitrary<Range<Integer>> ranges() {
    return RangeKind.ranges(Arbitraries.integers().between(0, 5));
  }

  @Property
  void anIntersectionHoldsWhatBothHold(
      @ForAll("ranges") Range<Integer> left, @ForAll("ranges") Range<Integer> right) {
    List<Integer> both = within(left).stream().filter(right::contains).toList();
    assertEquals(both, within(left.intersection(right)));
    assertEquals(both, within(right.intersection(left)));
  }
}
