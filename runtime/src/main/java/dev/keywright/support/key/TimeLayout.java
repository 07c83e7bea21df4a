package dev.keywright.support.key;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Which parts the text of a type of time has, and how they are written and read. */
enum TimeLayout {
  /** A date, a time and {@code Z}. */
  INSTANT(TimeStep.NANO, EnumSet.allOf(TimePrecision.class)),
  /** A date and a time. */
  LOCAL_DATE_TIME(TimeStep.NANO, EnumSet.allOf(TimePrecision.class)),
  /** A time alone. */
  LOCAL_TIME(TimeStep.NANO, EnumSet.range(TimePrecision.NANOS, TimePrecision.HOUR)),
  /** A date alone. */
  LOCAL_DATE(TimeStep.DAY, EnumSet.range(TimePrecision.DAY, TimePrecision.YEAR)),
  /** A year and a month. */
  YEAR_MONTH(TimeStep.MONTH, EnumSet.of(TimePrecision.MONTH, TimePrecision.YEAR)),
  /** A year. */
  YEAR(TimeStep.YEAR, EnumSet.of(TimePrecision.YEAR));

  private static final int HOUR_LENGTH = 2;
  private static final int MINUTE_LENGTH = 5;

  private final TimeStep grain;

  @SuppressWarnings("ImmutableEnumChecker") // An unmodifiable view that nothing else holds.
  private final Set<TimePrecision> precisions;

  TimeLayout(TimeStep grain, Set<TimePrecision> precisions) {
    this.grain = grain;
    this.precisions = Collections.unmodifiableSet(precisions);
  }

  /** The distance between the values of the type. */
  TimeStep grain() {
    return grain;
  }

  Set<TimePrecision> precisions() {
    return precisions;
  }

  boolean isBucket(TimePrecision precision) {
    return precision.compareTo(TimePrecision.ISO) > 0 && TimeStep.of(precision) != grain;
  }

  boolean hasDate() {
    return this != LOCAL_TIME;
  }

  private boolean hasZone(TimePrecision precision) {
    return this == INSTANT && precision.compareTo(TimePrecision.ISO) <= 0;
  }

  long minSecond() {
    return hasDate() ? IsoTime.MIN_SECOND : 0;
  }

  long maxSecond() {
    return hasDate() ? IsoTime.MAX_SECOND : IsoTime.SECONDS_OF_DAY - 1;
  }

  /** The length of the date, with the T after it where a time follows. */
  private int dateLength(TimePrecision precision) {
    if (!hasDate()) {
      return 0;
    }
    return switch (precision) {
      case YEAR -> 4;
      case MONTH -> 7;
      case DAY -> IsoTime.DATE_LENGTH;
      default -> IsoTime.DATE_LENGTH + 1;
    };
  }

  int maxLength(TimePrecision precision) {
    int date = dateLength(precision);
    return switch (precision) {
      case YEAR, MONTH, DAY -> date;
      case HOUR -> date + HOUR_LENGTH;
      default -> {
        int digits = precision == TimePrecision.ISO ? 9 : precision.fractionDigits();
        int fraction = digits > 0 ? digits + 1 : 0;
        yield date + IsoTime.TIME_LENGTH + fraction + (hasZone(precision) ? 1 : 0);
      }
    };
  }

  int minLength(TimePrecision precision) {
    if (precision != TimePrecision.ISO) {
      return maxLength(precision);
    }
    // The text of an instant always has its seconds; that of the others leaves out :00.
    return dateLength(precision) + (this == INSTANT ? IsoTime.TIME_LENGTH + 1 : MINUTE_LENGTH);
  }

  boolean mayContain(int codePoint, TimePrecision precision) {
    return switch (codePoint) {
      case '-' -> hasDate() && precision != TimePrecision.YEAR;
      case 'T' -> dateLength(precision) > IsoTime.DATE_LENGTH;
      case ':' -> precision.compareTo(TimePrecision.ISO) <= 0;
      case '.' -> precision.fractionDigits() > 0 || precision == TimePrecision.ISO;
      case 'Z' -> hasZone(precision);
      default -> false;
    };
  }

  void append(StringBuilder text, TimePrecision precision, long second, int nano) {
    int secondOfDay = (int) Math.floorMod(second, (long) IsoTime.SECONDS_OF_DAY);
    int date = dateLength(precision);
    if (date > 0) {
      IsoTime.appendDate(text, Math.floorDiv(second, (long) IsoTime.SECONDS_OF_DAY), date);
    }
    if (date > IsoTime.DATE_LENGTH) {
      text.append('T');
    }
    if (precision.compareTo(TimePrecision.HOUR) > 0) {
      return;
    }
    if (precision == TimePrecision.HOUR) {
      IsoTime.appendTwo(text, secondOfDay / 3600);
      return;
    }
    IsoTime.appendTime(text, secondOfDay);
    if (precision != TimePrecision.ISO) {
      IsoTime.appendFraction(text, nano, precision.fractionDigits());
    } else if (nano == 0 && secondOfDay % 60 == 0 && this != INSTANT) {
      text.setLength(text.length() - (IsoTime.TIME_LENGTH - MINUTE_LENGTH));
    } else {
      IsoTime.appendFraction(text, nano, IsoTime.fractionDigitsOf(nano));
    }
    if (hasZone(precision)) {
      text.append('Z');
    }
  }

  /** Reads the whole seconds of a text; {@link IsoTime#NONE} where it is not one of these. */
  long readSecond(String text, TimePrecision precision) {
    if (text.length() < minLength(precision) || text.length() > maxLength(precision)) {
      return IsoTime.NONE;
    }
    int date = dateLength(precision);
    long day = readDay(text, date);
    if (day == IsoTime.NONE) {
      return IsoTime.NONE;
    }
    int secondOfDay =
        switch (precision) {
          case YEAR, MONTH, DAY -> 0;
          case HOUR -> {
            int hour = IsoTime.readTwo(text, date);
            yield hour < 24 ? hour * 3600 : -1;
          }
          default ->
              isWithoutSeconds(text, precision)
                  ? IsoTime.readTime(text + ":00", date)
                  : IsoTime.readTime(text, date);
        };
    return secondOfDay < 0 ? IsoTime.NONE : day * IsoTime.SECONDS_OF_DAY + secondOfDay;
  }

  private static long readDay(String text, int length) {
    if (length > IsoTime.DATE_LENGTH && !IsoTime.isAt(text, IsoTime.DATE_LENGTH, 'T')) {
      return IsoTime.NONE;
    }
    return switch (length) {
      case 0 -> 0;
      case 4 -> {
        int year = IsoTime.readYear(text, 0);
        yield year < 0 ? IsoTime.NONE : IsoTime.epochDay(year, 1);
      }
      case 7 -> IsoTime.readMonth(text, 0);
      default -> IsoTime.readDate(text, 0);
    };
  }

  private boolean isWithoutSeconds(String text, TimePrecision precision) {
    return precision == TimePrecision.ISO && text.length() == dateLength(precision) + MINUTE_LENGTH;
  }

  /** Reads the fraction of a text whose seconds could be read; -1 where it is not one of these. */
  int readNano(String text, TimePrecision precision) {
    if (precision.compareTo(TimePrecision.HOUR) >= 0 || isWithoutSeconds(text, precision)) {
      return 0;
    }
    int from = dateLength(precision) + IsoTime.TIME_LENGTH;
    int to = hasZone(precision) ? text.length() - 1 : text.length();
    if (hasZone(precision) && !IsoTime.isAt(text, to, 'Z')) {
      return -1;
    }
    int nano = IsoTime.readFraction(text, from, to);
    if (precision == TimePrecision.ISO && nano >= 0 && !isShortest(text, from, to, nano)) {
      return -1;
    }
    return nano;
  }

  /** Whether a variable text has just the digits, and just the seconds, that it needs. */
  private boolean isShortest(String text, int from, int to, int nano) {
    boolean needless = this != INSTANT && nano == 0 && text.startsWith(":00", from - 3);
    int digits = from == to ? 0 : to - from - 1;
    return !needless && digits == IsoTime.fractionDigitsOf(nano);
  }
}
