package dev.keywright.support.key;

import java.time.LocalDate;

/** Dates. */
public final class LocalDateEncoding extends TimeEncoding<LocalDate> {

  private LocalDateEncoding(SlotName name, TimePrecision precision) {
    super(name, TimeLayout.LOCAL_DATE, precision);
  }

  /** The day itself, or its month or year. */
  public static LocalDateEncoding of(SlotName name, TimePrecision precision) {
    return new LocalDateEncoding(name, precision);
  }

  @Override
  long second(LocalDate value) {
    return value.toEpochDay() * IsoTime.SECONDS_OF_DAY;
  }

  @Override
  int nano(LocalDate value) {
    return 0;
  }

  @Override
  LocalDate at(long second, int nano) {
    return LocalDate.ofEpochDay(Math.floorDiv(second, IsoTime.SECONDS_OF_DAY));
  }
}
