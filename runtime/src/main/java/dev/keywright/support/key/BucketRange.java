package dev.keywright.support.key;

import dev.keywright.Range;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;

/**
 * The times of a day, a month, a year or an hour that a query knows by itself, as a range: what it
 * asks of a slot that is finer than what is known. Days are those of UTC where the times are
 * instants. Both ends are included, so that the last time of a type is one too.
 */
public final class BucketRange {

  private static final int LAST_NANO = 999_999_999;

  private BucketRange() {}

  /**
   * Returns the times of a day.
   *
   * @throws dev.keywright.KeyValueException where the day is outside the years 0000 to 9999
   */
  public static <T extends Comparable<? super T>> Range<T> of(TimeEncoding<T> slot, LocalDate day) {
    return of(slot, TimeStep.DAY, slot.name().present(day).atStartOfDay());
  }

  /**
   * Returns the times of a month.
   *
   * @throws dev.keywright.KeyValueException where the month is outside the years 0000 to 9999
   */
  public static <T extends Comparable<? super T>> Range<T> of(
      TimeEncoding<T> slot, YearMonth month) {
    return of(slot, TimeStep.MONTH, slot.name().present(month).atDay(1).atStartOfDay());
  }

  /**
   * Returns the times of a year.
   *
   * @throws dev.keywright.KeyValueException where the year is outside 0000 to 9999
   */
  public static <T extends Comparable<? super T>> Range<T> of(TimeEncoding<T> slot, Year year) {
    return of(slot, TimeStep.YEAR, slot.name().present(year).atDay(1).atStartOfDay());
  }

  /**
   * Returns the times of the hour that holds a time.
   *
   * @throws dev.keywright.KeyValueException where the time is outside the years 0000 to 9999
   */
  public static <T extends Comparable<? super T>> Range<T> ofHour(TimeEncoding<T> slot, T time) {
    return of(slot, TimeStep.HOUR, slot.within(time));
  }

  private static <T extends Comparable<? super T>> Range<T> of(
      TimeEncoding<T> slot, TimeStep bucket, LocalDateTime within) {
    slot.checkYear(within);
    LocalDateTime start = bucket.start(within);
    LocalDateTime last = TimeStep.SECOND.before(bucket.after(start));
    return Range.closed(
        slot.at(start.toEpochSecond(ZoneOffset.UTC), 0),
        slot.at(last.toEpochSecond(ZoneOffset.UTC), LAST_NANO));
  }
}
