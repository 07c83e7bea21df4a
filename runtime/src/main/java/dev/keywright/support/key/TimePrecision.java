package dev.keywright.support.key;

/** How much of a time is written. */
public enum TimePrecision {
  /** Nine digits of fraction: the default, which holds every time. */
  NANOS(9),
  /** Six digits of fraction; a finer time is refused. */
  MICROS(6),
  /** Three digits of fraction; a finer time is refused. */
  MILLIS(3),
  /** No fraction; a time within a second is refused. */
  SECONDS(0),
  /** The variable text of {@code toString()}, for tables that exist. Not ordered. */
  ISO(-1),
  /** The hour that holds the time. */
  HOUR(-1),
  /** The day that holds the time, at UTC where it is an instant. */
  DAY(-1),
  /** The month that holds the time. */
  MONTH(-1),
  /** The year that holds the time. */
  YEAR(-1);

  private final int fractionDigits;

  TimePrecision(int fractionDigits) {
    this.fractionDigits = fractionDigits;
  }

  /** The digits of the fraction; -1 where that is not fixed, or nothing so fine is written. */
  public int fractionDigits() {
    return fractionDigits;
  }

  /** The nanoseconds of a step of the last digit; only for those that have a fixed fraction. */
  int nanosOfStep() {
    int step = 1;
    for (int digits = fractionDigits; digits < 9; digits++) {
      step *= 10;
    }
    return step;
  }
}
