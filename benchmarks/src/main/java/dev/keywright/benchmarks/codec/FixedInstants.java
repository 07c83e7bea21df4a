package dev.keywright.benchmarks.codec;

import java.time.Instant;
import java.time.LocalDate;

/** What the fast hand-written codec has of its own: instants as thirty characters. */
final class FixedInstants {

  private FixedInstants() {}

  static String format(Instant instant) {
    long second = instant.getEpochSecond();
    long day = Math.floorDiv(second, 86_400L);
    int ofDay = (int) Math.floorMod(second, 86_400L);
    LocalDate date = LocalDate.ofEpochDay(day);
    char[] text = new char[30];
    digits(text, 0, 4, date.getYear());
    text[4] = '-';
    digits(text, 5, 2, date.getMonthValue());
    text[7] = '-';
    digits(text, 8, 2, date.getDayOfMonth());
    text[10] = 'T';
    digits(text, 11, 2, ofDay / 3600);
    text[13] = ':';
    digits(text, 14, 2, ofDay / 60 % 60);
    text[16] = ':';
    digits(text, 17, 2, ofDay % 60);
    text[19] = '.';
    digits(text, 20, 9, instant.getNano());
    text[29] = 'Z';
    return new String(text);
  }

  static Instant parse(String text) {
    if (text.length() != 30) {
      return Instant.parse(text);
    }
    long day =
        LocalDate.of(number(text, 0, 4), number(text, 5, 2), number(text, 8, 2)).toEpochDay();
    int ofDay = number(text, 11, 2) * 3600 + number(text, 14, 2) * 60 + number(text, 17, 2);
    return Instant.ofEpochSecond(day * 86_400 + ofDay, number(text, 20, 9));
  }

  private static void digits(char[] text, int from, int width, int value) {
    int rest = value;
    for (int i = from + width - 1; i >= from; i--) {
      text[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
  }

  private static int number(String text, int from, int width) {
    int value = 0;
    for (int i = from; i < from + width; i++) {
      value = value * 10 + (text.charAt(i) - '0');
    }
    return value;
  }
}
