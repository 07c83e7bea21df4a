package dev.keywright.support.codec;

import static dev.keywright.support.codec.Texts.malformed;
import static dev.keywright.support.codec.Texts.required;

import dev.keywright.support.key.IsoTime;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Dates and times as text: ISO 8601 of a fixed width, so that it sorts as the times do, and the
 * same that keys hold. Years outside 0000 to 9999, which no key takes, are written as {@code
 * toString} does. What is read may have fewer digits of fraction, or none, as other libraries write
 * it.
 */
public final class TimeTexts {

  private static final int NANO_DIGITS = 9;
  private static final int FRACTION = IsoTime.DATE_LENGTH + 1 + IsoTime.TIME_LENGTH;
  private static final int LONGEST = FRACTION + 1 + NANO_DIGITS + 1;
  private static final int MONTH_LENGTH = 7;
  private static final int MAX_YEAR = 9999;
  private static final long MIN_DAY = Math.floorDiv(IsoTime.MIN_SECOND, IsoTime.SECONDS_OF_DAY);
  private static final long MAX_DAY = Math.floorDiv(IsoTime.MAX_SECOND, IsoTime.SECONDS_OF_DAY);

  private TimeTexts() {}

  /** {@code 2026-01-31T23:59:59.000000000Z}. */
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // Both are asked for.
  public static String ofInstant(@Nullable Instant value, String where) {
    long second = required(value, where).getEpochSecond();
    return second < IsoTime.MIN_SECOND || second > IsoTime.MAX_SECOND
        ? value.toString()
        : dateTime(second, value.getNano(), true);
  }

  /** {@code 2026-01-31T23:59:59.000000000}. */
  @SuppressWarnings("JavaLocalDateTimeGetNano") // The seconds are asked for beside it.
  public static String ofLocalDateTime(@Nullable LocalDateTime value, String where) {
    long second = required(value, where).toEpochSecond(ZoneOffset.UTC);
    return second < IsoTime.MIN_SECOND || second > IsoTime.MAX_SECOND
        ? value.toString()
        : dateTime(second, value.getNano(), false);
  }

  /** {@code 2026-01-31}. */
  public static String ofLocalDate(@Nullable LocalDate value, String where) {
    long day = required(value, where).toEpochDay();
    if (day < MIN_DAY || day > MAX_DAY) {
      return value.toString();
    }
    StringBuilder text = new StringBuilder(IsoTime.DATE_LENGTH);
    IsoTime.appendDate(text, day);
    return text.toString();
  }

  /** {@code 23:59:59.000000000}. */
  @SuppressWarnings("JavaLocalTimeGetNano") // The seconds are asked for beside it.
  public static String ofLocalTime(@Nullable LocalTime value, String where) {
    StringBuilder text = new StringBuilder(IsoTime.TIME_LENGTH + 1 + NANO_DIGITS);
    IsoTime.appendTime(text, required(value, where).toSecondOfDay());
    IsoTime.appendFraction(text, value.getNano(), NANO_DIGITS);
    return text.toString();
  }

  /** {@code 2026-01}. */
  public static String ofYearMonth(@Nullable YearMonth value, String where) {
    // Past the year 9999 toString leaves out the sign that parse wants.
    return required(value, where).getYear() > MAX_YEAR
        ? "+".concat(value.toString())
        : value.toString();
  }

  private static String dateTime(long second, int nano, boolean zone) {
    StringBuilder text = new StringBuilder(LONGEST);
    IsoTime.appendDate(text, Math.floorDiv(second, (long) IsoTime.SECONDS_OF_DAY));
    text.append('T');
    IsoTime.appendTime(text, (int) Math.floorMod(second, (long) IsoTime.SECONDS_OF_DAY));
    IsoTime.appendFraction(text, nano, NANO_DIGITS);
    if (zone) {
      text.append('Z');
    }
    return text.toString();
  }

  /** Reads an instant. */
  public static Instant toInstant(String text, String where) {
    int end = text.length() - 1;
    if (end >= FRACTION && text.charAt(end) == 'Z') {
      long second = second(text);
      int nano = IsoTime.readFraction(text, FRACTION, end);
      if (second != IsoTime.NONE && nano >= 0) {
        return Instant.ofEpochSecond(second, nano);
      }
    }
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "an instant");
    }
  }

  /** Reads an instant. */
  public static Instant toInstant(@Nullable AttributeValue value, String where) {
    return toInstant(Attributes.toText(value, where), where);
  }

  /** Reads a date and time without an offset. */
  public static LocalDateTime toLocalDateTime(String text, String where) {
    if (text.length() >= FRACTION) {
      long second = second(text);
      int nano = IsoTime.readFraction(text, FRACTION, text.length());
      if (second != IsoTime.NONE && nano >= 0) {
        return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
      }
    }
    try {
      return LocalDateTime.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a date and time");
    }
  }

  /** Reads a date and time without an offset. */
  public static LocalDateTime toLocalDateTime(@Nullable AttributeValue value, String where) {
    return toLocalDateTime(Attributes.toText(value, where), where);
  }

  private static long second(String text) {
    long day = IsoTime.readDate(text, 0);
    int secondOfDay = IsoTime.readTime(text, IsoTime.DATE_LENGTH + 1);
    return day == IsoTime.NONE || secondOfDay < 0 || text.charAt(IsoTime.DATE_LENGTH) != 'T'
        ? IsoTime.NONE
        : day * IsoTime.SECONDS_OF_DAY + secondOfDay;
  }

  /** Reads a date. */
  public static LocalDate toLocalDate(String text, String where) {
    long day = text.length() == IsoTime.DATE_LENGTH ? IsoTime.readDate(text, 0) : IsoTime.NONE;
    if (day != IsoTime.NONE) {
      return LocalDate.ofEpochDay(day);
    }
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a date");
    }
  }

  /** Reads a date. */
  public static LocalDate toLocalDate(@Nullable AttributeValue value, String where) {
    return toLocalDate(Attributes.toText(value, where), where);
  }

  /** Reads a time of day. */
  public static LocalTime toLocalTime(String text, String where) {
    int second = IsoTime.readTime(text, 0);
    if (second >= 0) {
      int nano = IsoTime.readFraction(text, IsoTime.TIME_LENGTH, text.length());
      if (nano >= 0) {
        return LocalTime.ofNanoOfDay(second * 1_000_000_000L + nano);
      }
    }
    try {
      return LocalTime.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a time of day");
    }
  }

  /** Reads a time of day. */
  public static LocalTime toLocalTime(@Nullable AttributeValue value, String where) {
    return toLocalTime(Attributes.toText(value, where), where);
  }

  /** Reads a month. */
  public static YearMonth toYearMonth(String text, String where) {
    if (text.length() == MONTH_LENGTH) {
      int year = digits(text, 0, 4);
      int month = digits(text, 5, MONTH_LENGTH);
      if (year >= 0 && month >= 1 && month <= 12 && text.charAt(4) == '-') {
        return YearMonth.of(year, month);
      }
    }
    try {
      return YearMonth.parse(text);
    } catch (DateTimeException e) {
      throw malformed(where, "a year and month");
    }
  }

  /** Reads a month. */
  public static YearMonth toYearMonth(@Nullable AttributeValue value, String where) {
    return toYearMonth(Attributes.toText(value, where), where);
  }

  private static int digits(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = number * 10 + digit - '0';
    }
    return number;
  }
}
