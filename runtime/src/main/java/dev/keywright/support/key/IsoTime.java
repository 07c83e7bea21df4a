package dev.keywright.support.key;

/**
 * ISO 8601 text of times in the years 0000 to 9999, written and read digit by digit: no formatter,
 * no pattern, and no object but the builder. Key encodings and attribute codecs share it.
 *
 * <p>Readers take a text and a position and give -1, or {@link #NONE}, where there is no such
 * thing.
 */
public final class IsoTime {

  /** The second at which the year 0000 begins, from the epoch. */
  public static final long MIN_SECOND = -62_167_219_200L;

  /** The last second of the year 9999, from the epoch. */
  public static final long MAX_SECOND = 253_402_300_799L;

  /** The day that cannot be read. */
  public static final long NONE = Long.MIN_VALUE;

  /** The seconds of a day. */
  public static final int SECONDS_OF_DAY = 86_400;

  /** The length of {@code 2026-01-31}. */
  public static final int DATE_LENGTH = 10;

  /** The length of {@code 23:59:59}. */
  public static final int TIME_LENGTH = 8;

  private static final int DAYS_OF_ERA = 146_097;

  /** From the first of March of the year 0, where an era begins, to the epoch. */
  private static final int DAYS_TO_EPOCH = 719_468;

  private IsoTime() {}

  /** Appends {@code 2026-01-31}. */
  public static void appendDate(StringBuilder text, long epochDay) {
    appendDate(text, epochDay, DATE_LENGTH);
  }

  /** Appends the date up to that length: 4 for a year, 7 for a month, 10 for a day. */
  static void appendDate(StringBuilder text, long epochDay, int length) {
    // Years that begin in March have their leap day at the end, so that months count evenly.
    long days = epochDay + DAYS_TO_EPOCH;
    long era = Math.floorDiv(days, DAYS_OF_ERA);
    int dayOfEra = (int) Math.floorMod(days, (long) DAYS_OF_ERA);
    int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
    int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    int monthFromMarch = (5 * dayOfYear + 2) / 153;
    int day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
    int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
    int year = (int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0);
    appendTwo(text, year / 100);
    appendTwo(text, year % 100);
    if (length > 4) {
      appendTwo(text.append('-'), month);
    }
    if (length > 7) {
      appendTwo(text.append('-'), day);
    }
  }

  /** Appends {@code 23:59:59}. */
  public static void appendTime(StringBuilder text, int secondOfDay) {
    appendTwo(text, secondOfDay / 3600);
    appendTwo(text.append(':'), secondOfDay / 60 % 60);
    appendTwo(text.append(':'), secondOfDay % 60);
  }

  /** Appends a dot and the first digits of the fraction; nothing for no digits. */
  public static void appendFraction(StringBuilder text, int nano, int digits) {
    if (digits > 0) {
      PaddedDigits.append(text.append('.'), nano / PaddedDigits.power(9 - digits), digits);
    }
  }

  /** The digits with which {@code toString()} of the times writes a fraction: 0, 3, 6 or 9. */
  public static int fractionDigitsOf(int nano) {
    if (nano == 0) {
      return 0;
    }
    if (nano % 1_000_000 == 0) {
      return 3;
    }
    return nano % 1000 == 0 ? 6 : 9;
  }

  /** Appends a number from 0 to 99 as two digits. */
  static void appendTwo(StringBuilder text, int number) {
    text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
  }

  /** Reads the day of {@code 2026-01-31}, from the epoch. */
  public static long readDate(String text, int from) {
    if (text.length() < from + DATE_LENGTH
        || text.charAt(from + 4) != '-'
        || text.charAt(from + 7) != '-') {
      return NONE;
    }
    int year = readDigits(text, from, 4);
    int month = readDigits(text, from + 5, 2);
    int day = readDigits(text, from + 8, 2);
    boolean possible =
        year >= 0
            && month >= 1
            && month <= 12
            && day >= 1
            && (day <= 28 || day <= lengthOfMonth(year, month));
    return possible ? epochDay(year, month) + day - 1 : NONE;
  }

  /** Reads the first day of {@code 2026-01}, from the epoch. */
  static long readMonth(String text, int from) {
    if (text.length() < from + 7 || text.charAt(from + 4) != '-') {
      return NONE;
    }
    int year = readDigits(text, from, 4);
    int month = readDigits(text, from + 5, 2);
    return year < 0 || month < 1 || month > 12 ? NONE : epochDay(year, month);
  }

  /** Reads a year of four digits. */
  static int readYear(String text, int from) {
    return text.length() < from + 4 ? -1 : readDigits(text, from, 4);
  }

  /** The first day of the month, from the epoch. */
  static long epochDay(int year, int month) {
    int yearFromMarch = month <= 2 ? year - 1 : year;
    int era = Math.floorDiv(yearFromMarch, 400);
    int yearOfEra = yearFromMarch - era * 400;
    int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5;
    int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return (long) era * DAYS_OF_ERA + dayOfEra - DAYS_TO_EPOCH;
  }

  private static int lengthOfMonth(int year, int month) {
    if (month == 2) {
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
    }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  }

  /** Reads the second of the day of {@code 23:59:59}. */
  public static int readTime(String text, int from) {
    if (text.length() < from + TIME_LENGTH
        || text.charAt(from + 2) != ':'
        || text.charAt(from + 5) != ':') {
      return -1;
    }
    int hour = readDigits(text, from, 2);
    int minute = readDigits(text, from + 3, 2);
    int second = readDigits(text, from + 6, 2);
    boolean possible =
        hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
    return possible ? (hour * 60 + minute) * 60 + second : -1;
  }

  /**
   * Reads the nanoseconds of a dot and one to nine digits, which end at {@code to}; 0 where the
   * text ends at once.
   */
  public static int readFraction(String text, int from, int to) {
    if (from == to) {
      return 0;
    }
    int digits = to - from - 1;
    if (digits < 1 || digits > 9 || !isAt(text, from, '.')) {
      return -1;
    }
    int read = readDigits(text, from + 1, digits);
    return read < 0 ? -1 : (int) (read * PaddedDigits.power(9 - digits));
  }

  /** Reads a number of two digits. */
  static int readTwo(String text, int from) {
    return text.length() < from + 2 ? -1 : readDigits(text, from, 2);
  }

  /**
   * Reads a number of at most nine digits; -1 where there is another character. A loop, and not the
   * digits one by one: the compiler of the virtual machine inlines a codec's whole method until a
   * budget of bytecodes is spent, and what comes after a lengthy reader would be called instead.
   */
  private static int readDigits(String text, int from, int width) {
    int number = 0;
    int others = 0;
    for (int i = from; i < from + width; i++) {
      int digit = text.charAt(i) - '0';
      // What is no digit makes one of the two negative.
      others |= digit | (9 - digit);
      number = number * 10 + digit;
    }
    return others < 0 ? -1 : number;
  }

  static boolean isAt(String text, int index, char expected) {
    return index < text.length() && text.charAt(index) == expected;
  }
}
