package dev.keywright.support.key;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // Groups are inner classes.
class TimeEncodingProperties {

  /** Where something ends: fractions, days, leap days, months, years, the reach of the format. */
  private static final List<Instant> SEAMS =
      List.of(
          Instant.parse("0000-01-01T00:00:00Z"),
          Instant.parse("0000-03-01T00:00:00Z"),
          Instant.parse("1969-12-31T23:59:59.999999999Z"),
          Instant.parse("2024-02-29T23:00:00Z"),
          Instant.parse("2026-01-01T00:00:00Z"),
          Instant.parse("2026-01-01T00:00:00.123456Z"),
          Instant.parse("2026-01-31T12:30:00Z"),
          Instant.parse("9999-12-31T23:59:59.999999999Z"));

  private static Arbitrary<Instant> instants() {
    Arbitrary<Long> steps = Arbitraries.longs().between(-2, 2);
    Arbitrary<Long> units =
        Arbitraries.of(1L, 1_000L, 1_000_000L, 1_000_000_000L, 60_000_000_000L, 3_600_000_000_000L);
    return Arbitraries.oneOf(
        Combinators.combine(Arbitraries.of(SEAMS), steps, units)
            .as((seam, n, unit) -> seam.plusNanos(n * unit)),
        Combinators.combine(Arbitraries.of(SEAMS), steps)
            .as((seam, n) -> seam.plusSeconds(n * 86_400)),
        Arbitraries.longs()
            .between(IsoTime.MIN_SECOND, IsoTime.MAX_SECOND)
            .map(Instant::ofEpochSecond),
        Arbitraries.of(Instant.MIN, Instant.MAX, Instant.EPOCH));
  }

  /** Instants that the other types have too. */
  private static Arbitrary<LocalDateTime> dateTimes() {
    return instants()
        .filter(i -> !i.equals(Instant.MIN) && !i.equals(Instant.MAX))
        .map(i -> LocalDateTime.ofInstant(i, ZoneOffset.UTC));
  }

  abstract static class OfTimes<T extends Comparable<? super T>> extends EncodingContract<T> {

    private final Arbitrary<T> ends;

    OfTimes(SlotEncoding<T> slot, String after, Arbitrary<T> ends) {
      super(slot, after);
      this.ends = ends;
    }

    @Override
    Arbitrary<T> written() {
      return ends.filter(10_000, value -> isWritten(value));
    }

    @Override
    Arbitrary<T> ends() {
      return ends;
    }
  }

  abstract static class OfInstants extends OfTimes<Instant> {
    OfInstants(TimePrecision precision, String after) {
      super(InstantEncoding.of(NAME, precision), after, instants());
    }
  }

  @Group
  class Nanos extends OfInstants {
    Nanos() {
      super(TimePrecision.NANOS, "#");
    }
  }

  @Group
  class Micros extends OfInstants {
    Micros() {
      super(TimePrecision.MICROS, "");
    }
  }

  @Group
  class Millis extends OfInstants {
    Millis() {
      super(TimePrecision.MILLIS, "#");
    }
  }

  @Group
  class Seconds extends OfInstants {
    Seconds() {
      super(TimePrecision.SECONDS, "");
    }
  }

  @Group
  class Iso extends OfInstants {
    Iso() {
      super(TimePrecision.ISO, "#");
    }
  }

  @Group
  class Hours extends OfInstants {
    Hours() {
      super(TimePrecision.HOUR, "#");
    }
  }

  @Group
  class Days extends OfInstants {
    Days() {
      super(TimePrecision.DAY, "");
    }
  }

  @Group
  class Months extends OfInstants {
    Months() {
      super(TimePrecision.MONTH, "#");
    }
  }

  @Group
  class Years extends OfInstants {
    Years() {
      super(TimePrecision.YEAR, "");
    }
  }

  @Group
  class Offsets extends OfTimes<OffsetDateTime> {
    Offsets() {
      super(
          InstantEncoding.ofOffsetDateTime(NAME, TimePrecision.MILLIS),
          "#",
          Combinators.combine(dateTimes(), Arbitraries.of(-2, 0, 2))
              .as((time, hours) -> time.atOffset(ZoneOffset.ofHours(hours))));
    }
  }

  @Group
  class Zones extends OfTimes<ZonedDateTime> {
    Zones() {
      super(
          InstantEncoding.ofZonedDateTime(NAME, TimePrecision.NANOS),
          "",
          Combinators.combine(dateTimes(), Arbitraries.of("UTC", "Europe/Vienna"))
              .as((time, zone) -> time.atZone(ZoneId.of(zone))));
    }
  }

  @Group
  class DateTimes extends OfTimes<LocalDateTime> {
    DateTimes() {
      super(LocalDateTimeEncoding.of(NAME, TimePrecision.NANOS), "#", dateTimes());
    }
  }

  @Group
  class IsoDateTimes extends OfTimes<LocalDateTime> {
    IsoDateTimes() {
      super(LocalDateTimeEncoding.of(NAME, TimePrecision.ISO), "", dateTimes());
    }
  }

  @Group
  class HoursOfDateTimes extends OfTimes<LocalDateTime> {
    HoursOfDateTimes() {
      super(LocalDateTimeEncoding.of(NAME, TimePrecision.HOUR), "", dateTimes());
    }
  }

  private static Arbitrary<LocalTime> times() {
    return Arbitraries.oneOf(
        dateTimes().map(LocalDateTime::toLocalTime), Arbitraries.of(LocalTime.MIN, LocalTime.MAX));
  }

  @Group
  class Times extends OfTimes<LocalTime> {
    Times() {
      super(LocalTimeEncoding.of(NAME, TimePrecision.MILLIS), "#", times());
    }
  }

  @Group
  class IsoTimes extends OfTimes<LocalTime> {
    IsoTimes() {
      super(LocalTimeEncoding.of(NAME, TimePrecision.ISO), "", times());
    }
  }

  @Group
  class HoursOfTimes extends OfTimes<LocalTime> {
    HoursOfTimes() {
      super(LocalTimeEncoding.of(NAME, TimePrecision.HOUR), "", times());
    }
  }

  private static Arbitrary<LocalDate> dates() {
    return Arbitraries.oneOf(
        dateTimes().map(LocalDateTime::toLocalDate), Arbitraries.of(LocalDate.MIN, LocalDate.MAX));
  }

  @Group
  class Dates extends OfTimes<LocalDate> {
    Dates() {
      super(LocalDateEncoding.of(NAME, TimePrecision.DAY), "", dates());
    }
  }

  @Group
  class MonthsOfDates extends OfTimes<LocalDate> {
    MonthsOfDates() {
      super(LocalDateEncoding.of(NAME, TimePrecision.MONTH), "#", dates());
    }
  }

  @Group
  class YearMonths extends OfTimes<YearMonth> {
    YearMonths() {
      super(YearMonthEncoding.of(NAME, TimePrecision.MONTH), "", dates().map(YearMonth::from));
    }
  }

  @Group
  class YearsOfYearMonths extends OfTimes<YearMonth> {
    YearsOfYearMonths() {
      super(YearMonthEncoding.of(NAME, TimePrecision.YEAR), "#", dates().map(YearMonth::from));
    }
  }

  @Group
  class JustYears extends OfTimes<Year> {
    JustYears() {
      super(YearEncoding.of(NAME, TimePrecision.YEAR), "#", dates().map(Year::from));
    }
  }
}
