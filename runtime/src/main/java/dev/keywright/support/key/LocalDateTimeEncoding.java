package dev.keywright.support.key;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Dates with a time of day, in no zone. */
public final class LocalDateTimeEncoding extends TimeEncoding<LocalDateTime> {

  private LocalDateTimeEncoding(SlotName name, TimePrecision precision) {
    super(name, TimeLayout.LOCAL_DATE_TIME, precision);
  }

  /** Every precision. */
  public static LocalDateTimeEncoding of(SlotName name, TimePrecision precision) {
    return new LocalDateTimeEncoding(name, precision);
  }

  @Override
  long second(LocalDateTime value) {
    return value.toEpochSecond(ZoneOffset.UTC);
  }

  @Override
  @SuppressWarnings("JavaLocalDateTimeGetNano") // The seconds are asked for beside it.
  int nano(LocalDateTime value) {
    return value.getNano();
  }

  @Override
  LocalDateTime at(long second, int nano) {
    return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
  }
}
