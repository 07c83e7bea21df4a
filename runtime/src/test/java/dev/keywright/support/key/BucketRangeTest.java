package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BucketRangeTest {

  private static final SlotName NAME = SlotName.of("Order", "placedAt");
  private static final InstantEncoding<Instant> NANOS =
      InstantEncoding.of(NAME, TimePrecision.NANOS);

  @Test
  void holdsItsFirstAndItsLastTime() {
    assertEquals(
        Range.closed(
            Instant.parse("2024-02-01T00:00:00Z"), Instant.parse("2024-02-29T23:59:59.999999999Z")),
        BucketRange.of(NANOS, YearMonth.of(2024, 2)));
    assertEquals(
        Range.closed(LocalDate.of(9999, 1, 1), LocalDate.of(9999, 12, 31)),
        BucketRange.of(LocalDateEncoding.of(NAME, TimePrecision.DAY), Year.of(9999)));
    assertEquals(
        Range.closed(YearMonth.of(0, 1), YearMonth.of(0, 12)),
        BucketRange.of(YearMonthEncoding.of(NAME, TimePrecision.MONTH), Year.of(0)));
    assertEquals(
        Range.closed(LocalTime.of(23, 0), LocalTime.MAX),
        BucketRange.ofHour(
            LocalTimeEncoding.of(NAME, TimePrecision.SECONDS), LocalTime.of(23, 59)));
  }

  @Test
  void isThatOfUtcWhateverTheOffset() {
    OffsetDateTime late = OffsetDateTime.parse("2024-01-31T23:30:00-01:00");
    InstantEncoding<OffsetDateTime> slot =
        InstantEncoding.ofOffsetDateTime(NAME, TimePrecision.MILLIS);
    assertEquals(true, BucketRange.of(slot, LocalDate.of(2024, 2, 1)).contains(late));
    assertEquals(false, BucketRange.of(slot, LocalDate.of(2024, 1, 31)).contains(late));
  }

  @Test
  void refusesWhatTheFormatDoesNotReach() {
    assertThrows(KeyValueException.class, () -> BucketRange.of(NANOS, Year.of(10_000)));
    assertThrows(KeyValueException.class, () -> BucketRange.of(NANOS, YearMonth.of(-1, 12)));
    assertThrows(KeyValueException.class, () -> BucketRange.ofHour(NANOS, Instant.MIN));
    assertThrows(KeyValueException.class, () -> BucketRange.ofHour(NANOS, Instant.MAX));
  }

  /** A bucket holds just the times that have its text. */
  @Property(tries = 2_000)
  void holdsWhatHasTheTextOfTheBucket(
      @ForAll("times") Instant one, @ForAll("times") Instant other) {
    LocalDate day = one.atOffset(ZoneOffset.UTC).toLocalDate();
    assertHolds(BucketRange.ofHour(NANOS, one), TimePrecision.HOUR, one, other);
    assertHolds(BucketRange.of(NANOS, day), TimePrecision.DAY, one, other);
    assertHolds(BucketRange.of(NANOS, YearMonth.from(day)), TimePrecision.MONTH, one, other);
    assertHolds(BucketRange.of(NANOS, Year.from(day)), TimePrecision.YEAR, one, other);
  }

  private static void assertHolds(
      Range<Instant> range, TimePrecision bucket, Instant one, Instant other) {
    InstantEncoding<Instant> texts = InstantEncoding.of(NAME, bucket);
    assertEquals(Objects.equals(texts.text(one), texts.text(other)), range.contains(other));
    assertEquals(true, range.contains(one));
  }

  @Provide
  Arbitrary<Instant> times() {
    Arbitrary<Instant> seams =
        Arbitraries.of(
            Instant.parse("2023-12-31T23:00:00Z"),
            Instant.parse("2024-01-01T00:00:00Z"),
            Instant.parse("2024-02-29T12:00:00Z"));
    Arbitrary<Long> units = Arbitraries.of(1L, 1_000_000_000L, 3_600_000_000_000L);
    return Combinators.combine(seams, Arbitraries.longs().between(-30, 30), units)
        .as((seam, steps, unit) -> seam.plusNanos(steps * unit));
  }
}
