package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the vectors and the properties of {@code docs/encodings.md}. */
class EncodingsPageTest {

  private static final String VECTORS = "| type | slot | value | text |";
  private static final String PROPERTIES = "| type | slot | equality | order | range | bounds |";
  private static final String LEADS = "| *d* | lead | *d* escaped | lead escaped |";

  static Stream<List<String>> vectors() {
    return EncodingsPage.rows(VECTORS);
  }

  static Stream<List<String>> properties() {
    return EncodingsPage.rows(PROPERTIES);
  }

  static Stream<List<String>> leads() {
    return EncodingsPage.rows(LEADS);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void valuesHaveTheTextOnThePage(List<String> row) throws UnsupportedFormatException {
    String type = row.get(0);
    SlotEncoding<?> encoding = EncodingsPage.encoding(type, EncodingsPage.code(row.get(1)));
    String value = EncodingsPage.code(row.get(2));

    if (row.get(3).equals("refused")) {
      KeyValueException refused =
          assertThrows(KeyValueException.class, () -> text(encoding, type, value));
      assertTrue(
          refused.getMessage().startsWith("Page.v"), "names the slot: " + refused.getMessage());
    } else {
      String expected = EncodingsPage.code(row.get(3));
      assertEquals(expected, text(encoding, type, value));
      assertTrue(encoding.accepts(expected));
    }
  }

  @ParameterizedTest
  @MethodSource("leads")
  void escapesAreThoseOnThePage(List<String> row) {
    int delimiter = EncodingsPage.code(row.get(0)).codePointAt(0);
    TextEncoding text = TextEncoding.escaped(SlotName.of("Page", "v"), delimiter);

    assertEquals(EncodingsPage.code(row.get(1)), Character.toString(text.lead()));
    assertEquals(EncodingsPage.code(row.get(2)), text.text(Character.toString(delimiter)));
    assertEquals(EncodingsPage.code(row.get(3)), text.text(Character.toString(text.lead())));
  }

  @ParameterizedTest
  @MethodSource("properties")
  void encodingsHaveThePropertiesOnThePage(List<String> row) throws UnsupportedFormatException {
    String template = EncodingsPage.code(row.get(1));
    SlotEncoding<?> encoding = EncodingsPage.encoding(row.get(0), template);

    assertEquals(row.get(2), encoding.equality().name().toLowerCase(Locale.ROOT));
    assertEquals(row.get(3).equals("yes"), encoding.isOrdered());
    assertEquals(row.get(4).equals("yes"), encoding.isRangeable());
    assertEquals(row.get(5), bounds(encoding, EncodingsPage.after(template)));
  }

  /** That the bounds of each kind are what this says is what {@link EncodingContract} tests. */
  private static String bounds(SlotEncoding<?> encoding, String after) {
    if (!encoding.isRangeable()) {
      return "—";
    }
    if (encoding.equality() == Equality.BUCKET) {
      return "whole buckets";
    }
    return encoding instanceof TextEncoding && after.isEmpty() ? "open end" : "exact";
  }

  @Test
  void thePageSaysThePropertiesOfEveryType() {
    Set<String> types = properties().map(row -> row.get(0)).collect(Collectors.toSet());

    for (SlotType type : SlotType.values()) {
      assertEquals(type != SlotType.ENUM, types.contains(type.typeName()), type.typeName());
    }
    assertFalse(vectors().toList().isEmpty());
  }

  /** The encoding is that of the type's values, which the page's type names. */
  @SuppressWarnings("unchecked")
  private static String text(SlotEncoding<?> encoding, String type, String value) {
    return ((SlotEncoding<Object>) encoding).text(value(type, value));
  }

  private static Object value(String type, String value) {
    return switch (type) {
      case "String" -> value;
      case "char" -> value.charAt(0);
      case "byte" -> Byte.valueOf(value);
      case "short" -> Short.valueOf(value);
      case "int" -> Integer.valueOf(value);
      case "long" -> Long.valueOf(value);
      case "BigInteger" -> new BigInteger(value);
      case "BigDecimal" -> new BigDecimal(value);
      case "float" -> Float.valueOf(value);
      case "double" -> Double.valueOf(value);
      case "boolean" -> Boolean.valueOf(value);
      case "UUID" -> UUID.fromString(value);
      case "Instant" -> Instant.parse(value);
      case "OffsetDateTime" -> OffsetDateTime.parse(value);
      case "ZonedDateTime" -> ZonedDateTime.parse(value);
      case "LocalDateTime" -> LocalDateTime.parse(value);
      case "LocalTime" -> LocalTime.parse(value);
      case "LocalDate" -> LocalDate.parse(value);
      case "YearMonth" -> YearMonth.parse(value);
      case "Year" -> Year.of(Integer.parseInt(value));
      default -> throw new IllegalArgumentException(type);
    };
  }
}
