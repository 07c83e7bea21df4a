package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsoTimeTest {

  @Test
  void everyDayOfTenThousandYearsIsWrittenAndReadAsJavaDoes() {
    StringBuilder text = new StringBuilder();
    long last = LocalDate.of(9999, 12, 31).toEpochDay();
    for (long day = LocalDate.of(0, 1, 1).toEpochDay(); day <= last; day++) {
      text.setLength(0);
      IsoTime.appendDate(text, day);
      String written = text.toString();
      // A comparison without a message: there are millions.
      if (!written.equals(LocalDate.ofEpochDay(day).toString())
          || IsoTime.readDate(written, 0) != day) {
        assertEquals(LocalDate.ofEpochDay(day).toString(), written);
        assertEquals(day, IsoTime.readDate(written, 0));
      }
    }
  }

  @Test
  void everySecondOfTheDayIsWrittenAndReadAsJavaDoes() {
    for (int second = 0; second < IsoTime.SECONDS_OF_DAY; second++) {
      StringBuilder text = new StringBuilder();
      IsoTime.appendTime(text, second);
      assertEquals(LocalTime.ofSecondOfDay(second), LocalTime.parse(text));
      assertEquals(IsoTime.TIME_LENGTH, text.length());
      assertEquals(second, IsoTime.readTime(text.toString(), 0));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-01-00",
        "2026-1-01", "2026/01/01", "2026-01-3", "-026-01-01", "２０２６-01-01", ""
      })
  void whatIsNoDateIsNotRead(String text) {
    assertEquals(IsoTime.NONE, IsoTime.readDate(text, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"24:00:00", "23:60:00", "23:59:60", "23-59:00", "23:59", "1:00:00", ""})
  void whatIsNoTimeIsNotRead(String text) {
    assertEquals(-1, IsoTime.readTime(text, 0));
  }

  @Test
  void fractionsHaveFromOneToNineDigits() {
    assertEquals(0, IsoTime.readFraction("", 0, 0));
    assertEquals(500_000_000, IsoTime.readFraction(".5", 0, 2));
    assertEquals(123_456_789, IsoTime.readFraction(".123456789", 0, 10));
    assertEquals(-1, IsoTime.readFraction(".", 0, 1));
    assertEquals(-1, IsoTime.readFraction(",5", 0, 2));
    assertEquals(-1, IsoTime.readFraction(".1234567890", 0, 11));
    assertEquals(-1, IsoTime.readFraction(".5x", 0, 3));
  }
}
