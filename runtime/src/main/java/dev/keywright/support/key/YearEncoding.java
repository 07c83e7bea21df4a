package dev.keywright.support.key;

import java.time.LocalDate;
import java.time.Year;

/** Years. */
public final class YearEncoding extends TimeEncoding<Year> {

  private YearEncoding(SlotName name, TimePrecision precision) {
    super(name, TimeLayout.YEAR, precision);
  }

  /** The year itself; the precision is the year. */
  public static YearEncoding of(SlotName name, TimePrecision precision) {
    return new YearEncoding(name, precision);
  }

  @Override
  long second(Year value) {
    return IsoTime.epochDay(value.getValue(), 1) * IsoTime.SECONDS_OF_DAY;
  }

  @Override
  int nano(Year value) {
    return 0;
  }

  @Override
  Year at(long second, int nano) {
    return Year.from(LocalDate.ofEpochDay(Math.floorDiv(second, IsoTime.SECONDS_OF_DAY)));
  }
}
