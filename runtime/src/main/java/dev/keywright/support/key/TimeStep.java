package dev.keywright.support.key;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

/** The distance from one time to the next: that of a type, or that of a precision. */
enum TimeStep {
  NANO(ChronoUnit.NANOS),
  MICRO(ChronoUnit.MICROS),
  MILLI(ChronoUnit.MILLIS),
  SECOND(ChronoUnit.SECONDS),
  HOUR(ChronoUnit.HOURS),
  DAY(ChronoUnit.DAYS),
  MONTH(ChronoUnit.MONTHS),
  YEAR(ChronoUnit.YEARS);

  private final ChronoUnit unit;

  TimeStep(ChronoUnit unit) {
    this.unit = unit;
  }

  static TimeStep of(TimePrecision precision) {
    return switch (precision) {
      case NANOS -> NANO;
      case MICROS -> MICRO;
      case MILLIS -> MILLI;
      case SECONDS -> SECOND;
      case HOUR -> HOUR;
      case DAY -> DAY;
      case MONTH -> MONTH;
      case YEAR -> YEAR;
      case ISO -> throw new IllegalArgumentException("ISO text has no step");
    };
  }

  /** The start of the step that holds the time. */
  LocalDateTime start(LocalDateTime time) {
    return switch (this) {
      case YEAR -> time.truncatedTo(ChronoUnit.DAYS).withDayOfYear(1);
      case MONTH -> time.truncatedTo(ChronoUnit.DAYS).withDayOfMonth(1);
      default -> time.truncatedTo(unit);
    };
  }

  LocalDateTime after(LocalDateTime time) {
    return time.plus(1, unit);
  }

  LocalDateTime before(LocalDateTime time) {
    return time.minus(1, unit);
  }
}
