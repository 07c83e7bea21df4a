package dev.keywright.support.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemDecodingException;
import java.time.Instant;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes that hold something else than a property are refused by name, and never shown. */
class DecodingRefusalsTest {

  private static final String WHERE = "Order.total";

  private static final Set<AttributeValue.Type> SETS =
      EnumSet.of(AttributeValue.Type.SS, AttributeValue.Type.NS, AttributeValue.Type.BS);

  /** Reads an attribute. */
  interface Reader extends BiFunction<@Nullable AttributeValue, String, @Nullable Object> {}

  private static void refused(String why, Reader reader, @Nullable AttributeValue value) {
    ItemDecodingException failure =
        assertThrows(ItemDecodingException.class, () -> reader.apply(value, WHERE));
    assertEquals(WHERE + " " + why, failure.getMessage());
    assertNull(failure.getCause(), "a cause would show the value");
  }

  private static Arguments text(String expected, Reader reader, String... malformed) {
    return Arguments.of(expected, reader, List.of(malformed), "S");
  }

  private static Arguments number(String expected, Reader reader, String... malformed) {
    return Arguments.of(expected, reader, List.of(malformed), "N");
  }

  static Stream<Arguments> scalars() {
    return Stream.of(
        text("a single character", Texts::toCharacter, "", "ab", "\uD83D\uDE00"),
        text(
            "a UUID",
            Texts::toUuid,
            "",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bfg",
            "0f81d4fae-7dec-11d0-a765-0a0c91e6bf6",
            "+81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        text("a period", Texts::toPeriod, "", "P", "1D"),
        text("a time with an offset", Texts::toOffsetDateTime, "2026-01-31T00:00:00"),
        text("a time in a zone", Texts::toZonedDateTime, "2026-01-31T00:00:00+01:00[Nowhere]"),
        text("a time zone", Texts::toZoneId, "", "Nowhere/City"),
        text("a URI", Texts::toUri, "a b", "%"),
        text("a URL", Texts::toUrl, "", "example.com", "nothing://x"),
        text("a currency", Texts::toCurrency, "", "euro", "eur"),
        text("a language tag", Texts::toLocale, "de_CH", "x", "a-b-c-d"),
        text(
            "an instant",
            TimeTexts::toInstant,
            "",
            "2026-02-30T00:00:00Z",
            "2026-01-31T24:00:01Z",
            "2026-01-31T00:00:00.1234567890Z",
            "2026-01-31"),
        text("a date and time", TimeTexts::toLocalDateTime, "2026-02-30T00:00", "2026-01-31"),
        text("a date", TimeTexts::toLocalDate, "", "2026-02-30", "2026-2-1"),
        text("a time of day", TimeTexts::toLocalTime, "", "24:00:00", "1:00"),
        text("a year and month", TimeTexts::toYearMonth, "", "2026-13", "2026-1"),
        number("a byte", Numbers::toByte, "128", "-129"),
        number("a short", Numbers::toShort, "32768"),
        number("an int", Numbers::toInt, "2147483648", "-2147483649"),
        number("a long", Numbers::toLong, "9223372036854775808", "1.5", "1E+19"),
        number("a whole number", Numbers::toBigInteger, "0.1"),
        number("a duration in seconds", Numbers::toDuration, "1E+30", "0.0000000001"),
        number("a year", Numbers::toYear, "1000000000"));
  }

  @ParameterizedTest
  @MethodSource("scalars")
  void malformedScalars(String expected, Reader reader, List<String> malformed, String type) {
    for (String each : malformed) {
      refused(
          "does not hold " + expected,
          reader,
          type.equals("S") ? AttributeValue.fromS(each) : AttributeValue.fromN(each));
    }
  }

  @ParameterizedTest
  @MethodSource("scalars")
  void otherTypes(String expected, Reader reader, List<String> malformed, String type) {
    otherTypes(type, reader);
  }

  @Test
  void otherTypesOfContainers() {
    otherTypes("BOOL", Attributes::toBool);
    otherTypes("B", Attributes::toBinary);
    otherTypes("L", Attributes::toList);
    otherTypes("M", Attributes::toMap);
    otherTypes("SS", Sets::toTexts);
    otherTypes("NS", Sets::toNumbers);
    otherTypes("BS", Sets::toBinaries);
  }

  private static void otherTypes(String type, Reader reader) {
    refused("is missing", reader, null);
    refused(
        "holds NULL; what may be absent is declared @Nullable or Optional",
        reader,
        AttributeValue.fromNul(true));
    for (AttributeValue other :
        List.of(
            AttributeValue.fromS("secret"),
            AttributeValue.fromN("4711"),
            AttributeValue.fromBool(true),
            AttributeValue.fromB(SdkBytes.fromUtf8String("secret")),
            AttributeValue.fromM(Map.of("secret", AttributeValue.fromS("secret"))),
            AttributeValue.fromSs(List.of("secret")),
            AttributeValue.fromNs(List.of("4711")),
            AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("secret"))))) {
      boolean isSetForList = type.equals("L") && SETS.contains(other.type());
      if (!other.type().toString().equals(type) && !isSetForList) {
        refused("is stored as " + type + ", but the attribute is " + other.type(), reader, other);
      }
    }
  }

  @Test
  void elementsOfListsThatAreReadAsSets() {
    refused(
        "is stored as S, but the attribute is N",
        Sets::toTexts,
        AttributeValue.fromL(List.of(AttributeValue.fromN("4711"))));
    refused(
        "is stored as N, but the attribute is S",
        Sets::toNumbers,
        AttributeValue.fromL(List.of(AttributeValue.fromS("secret"))));
  }

  @Test
  void whatOtherLibrariesWriteIsRead() {
    assertEquals(
        Instant.parse("2026-01-31T00:00:00.5Z"),
        TimeTexts.toInstant("2026-01-31T00:00:00.5Z", WHERE));
    assertEquals(LocalTime.of(23, 59), TimeTexts.toLocalTime("23:59", WHERE));
    assertEquals(
        List.of(AttributeValue.fromS("a"), AttributeValue.fromS("b")),
        Attributes.toList(AttributeValue.fromSs(List.of("a", "b")), WHERE));
    assertEquals(
        List.of(AttributeValue.fromN("1")),
        Attributes.toList(AttributeValue.fromNs(List.of("1")), WHERE));
    SdkBytes bytes = SdkBytes.fromUtf8String("x");
    assertEquals(
        List.of(AttributeValue.fromB(bytes)),
        Attributes.toList(AttributeValue.fromBs(List.of(bytes)), WHERE));
    assertEquals(100, Numbers.toInt("1E+2", WHERE));
    assertEquals(7, Numbers.toLong("7.0", WHERE));
  }
}
