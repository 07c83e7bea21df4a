package dev.keywright.support.key;

import java.time.LocalDate;
import java.time.YearMonth;

/** Months. */
public final class YearMonthEncoding extends TimeEncoding<YearMonth> {

  private YearMonthEncoding(SlotName name, TimePrecision precision) {
    super(name, TimeLayout.YEAR_MONTH, precision);
  }

  /** The month itself, or its year. */
  public static YearMonthEncoding of(SlotName name, TimePrecision precision) {
    return new YearMonthEncoding(name, precision);
  }

  @Override
  long second(YearMonth value) {
    return IsoTime.epochDay(value.getYear(), value.getMonthValue()) * IsoTime.SECONDS_OF_DAY;
  }

  @Override
  int nano(YearMonth value) {
    return 0;
  }

  @Override
  YearMonth at(long second, int nano) {
    return YearMonth.from(LocalDate.ofEpochDay(Math.floorDiv(second, IsoTime.SECONDS_OF_DAY)));
  }
}
