package dev.keywright.integration.roundtrip;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Dates and times: mostly of the years that have four digits, sometimes of those that Java has
 * besides, with every kind of fraction, offset and zone.
 */
public final class TimeValues {

  private static final List<LocalDate> DATES =
      List.of(
          LocalDate.MIN,
          LocalDate.of(-10_000, 12, 31),
          LocalDate.of(-1, 12, 31),
          LocalDate.of(0, 1, 1),
          LocalDate.of(0, 2, 29),
          LocalDate.of(1969, 12, 31),
          LocalDate.EPOCH,
          LocalDate.of(2024, 2, 29),
          LocalDate.of(9999, 12, 31),
          LocalDate.of(10_000, 1, 1),
          LocalDate.MAX);

  private static final List<String> ZONES = ZoneId.getAvailableZoneIds().stream().sorted().toList();

  private TimeValues() {}

  public static Arbitrary<LocalDate> dates() {
    return Arbitraries.oneOf(
        Arbitraries.of(DATES),
        Arbitraries.longs()
            .between(LocalDate.of(0, 1, 1).toEpochDay(), LocalDate.of(9999, 12, 31).toEpochDay())
            .map(LocalDate::ofEpochDay),
        Arbitraries.longs()
            .between(LocalDate.MIN.toEpochDay(), LocalDate.MAX.toEpochDay())
            .map(LocalDate::ofEpochDay));
  }

  public static Arbitrary<LocalTime> times() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            LocalTime.MIDNIGHT,
            LocalTime.NOON,
            LocalTime.of(2, 30),
            LocalTime.of(23, 59, 59, 999_000_000),
            LocalTime.MAX),
        Arbitraries.longs().between(0, LocalTime.MAX.toNanoOfDay()).map(LocalTime::ofNanoOfDay));
  }

  public static Arbitrary<LocalDateTime> dateTimes() {
    return Combinators.combine(dates(), times()).as(LocalDateTime::of);
  }

  public static Arbitrary<Instant> instants() {
    return Arbitraries.oneOf(
        Arbitraries.of(Instant.MIN, Instant.EPOCH, Instant.EPOCH.minusNanos(1), Instant.MAX),
        dateTimes()
            .map(each -> each.toInstant(ZoneOffset.UTC))
            .filter(each -> !each.isBefore(Instant.MIN) && !each.isAfter(Instant.MAX)));
  }

  public static Arbitrary<ZoneOffset> offsets() {
    return Arbitraries.oneOf(
        Arbitraries.of(ZoneOffset.MIN, ZoneOffset.UTC, ZoneOffset.MAX),
        Arbitraries.integers().between(-18 * 3600, 18 * 3600).map(ZoneOffset::ofTotalSeconds));
  }

  public static Arbitrary<OffsetDateTime> offsetDateTimes() {
    return Combinators.combine(dateTimes(), offsets()).as(OffsetDateTime::of);
  }

  /** Regions, offsets, and offsets that have a prefix. */
  public static Arbitrary<ZoneId> zones() {
    return Arbitraries.oneOf(
        Arbitraries.of(ZONES).map(ZoneId::of),
        offsets(),
        Combinators.combine(Arbitraries.of("UTC", "GMT", "UT"), offsets()).as(ZoneId::ofOffset));
  }

  /** With the earlier and the later offset of hours that occur twice. */
  public static Arbitrary<ZonedDateTime> zonedDateTimes() {
    Arbitrary<ZonedDateTime> ambiguous =
        Combinators.combine(
                Arbitraries.of(LocalTime.of(2, 0), LocalTime.of(2, 30), LocalTime.of(2, 59)),
                Arbitraries.of(1, 2).map(ZoneOffset::ofHours))
            .as(
                (time, offset) ->
                    ZonedDateTime.ofLocal(
                        LocalDate.of(2026, 10, 25).atTime(time),
                        ZoneId.of("Europe/Berlin"),
                        offset));
    return Arbitraries.oneOf(
        Combinators.combine(dateTimes(), zones()).as(ZonedDateTime::of), ambiguous);
  }

  public static Arbitrary<YearMonth> months() {
    return dates().map(YearMonth::from);
  }
}
