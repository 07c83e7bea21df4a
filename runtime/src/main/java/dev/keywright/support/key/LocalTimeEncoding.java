package dev.keywright.support.key;

import java.time.LocalTime;

/** Times of day. */
public final class LocalTimeEncoding extends TimeEncoding<LocalTime> {

  private LocalTimeEncoding(SlotName name, TimePrecision precision) {
    super(name, TimeLayout.LOCAL_TIME, precision);
  }

  /** To the hour at most. */
  public static LocalTimeEncoding of(SlotName name, TimePrecision precision) {
    return new LocalTimeEncoding(name, precision);
  }

  @Override
  long second(LocalTime value) {
    return value.toSecondOfDay();
  }

  @Override
  @SuppressWarnings("JavaLocalTimeGetNano") // The seconds are asked for beside it.
  int nano(LocalTime value) {
    return value.getNano();
  }

  @Override
  LocalTime at(long second, int nano) {
    return LocalTime.ofSecondOfDay(second).withNano(nano);
  }
}
