package dev.keywright.support.codec;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that have no attribute form are refused by name, and what is close to them is not. */
class EncodingRefusalsTest {

  private static final String WHERE = "Order.total";

  private static void refused(String why, Executable encoding) {
    assertEquals(
        WHERE + " " + why, assertThrows(ItemEncodingException.class, encoding).getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        Double.MIN_VALUE,
        1e126,
        -1e126,
        9.9e-131
      })
  void doubles(double number) {
    String why = "is not finite, or beyond the magnitudes that DynamoDB holds";
    refused(why, () -> Numbers.ofDouble(number, WHERE));
    refused(why, () -> Numbers.ofDouble(Double.valueOf(number), WHERE));
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void floats(float number) {
    refused(
        "is not finite, or beyond the magnitudes that DynamoDB holds",
        () -> Numbers.ofFloat(number, WHERE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "123456789012345678901234567890123456789",
        "-0.123456789012345678901234567890123456789",
        "1E+126",
        "9.9E-131",
        "1E+1000000000"
      })
  void decimals(String number) {
    refused(
        "has more digits, or another magnitude, than DynamoDB holds",
        () -> Numbers.ofBigDecimal(new BigDecimal(number), WHERE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12345678901234567890123456789012345678",
        "12345678901234567890123456789012345678000000",
        "0.12345678901234567890123456789012345678000",
        "9.9E+125",
        "1E-130",
        "10E-131",
        "0E-40"
      })
  void decimalsThatJustFit(String number) {
    BigDecimal value = new BigDecimal(number);
    assertEquals(value, new BigDecimal(Numbers.ofBigDecimal(value, WHERE)));
  }

  @Test
  void integers() {
    refused(
        "has more digits, or another magnitude, than DynamoDB holds",
        () -> Numbers.ofBigInteger(BigInteger.TEN.pow(38).add(BigInteger.ONE), WHERE));
    refused(
        "has more digits, or another magnitude, than DynamoDB holds",
        () -> Numbers.ofBigInteger(BigInteger.TEN.pow(126), WHERE));
    assertDoesNotThrow(
        () -> Numbers.ofBigInteger(BigInteger.TEN.pow(38).subtract(BigInteger.ONE), WHERE));
    assertDoesNotThrow(() -> Numbers.ofBigInteger(BigInteger.TEN.pow(125), WHERE));
  }

  @ParameterizedTest
  @ValueSource(chars = {'\uD800', '\uDBFF', '\uDC00', '\uDFFF'})
  void halfCharacters(char half) {
    refused("is half of a surrogate pair, which is no text", () -> Texts.ofCharacter(half, WHERE));
  }

  static Stream<Locale> localesWithoutTag() {
    return Stream.of(new Locale("no", "NO", "NY"), new Locale("de_DE"), new Locale("en", "UK_x"));
  }

  @ParameterizedTest
  @MethodSource
  void localesWithoutTag(Locale locale) {
    refused("is a locale that no language tag stands for", () -> Texts.ofLocale(locale, WHERE));
  }

  @Test
  void nullWhereNothingMayBeAbsent() {
    String why = "holds null; what may be absent is declared @Nullable or Optional";
    refused(why, () -> Texts.ofText((@Nullable String) null, WHERE));
    refused(why, () -> TimeTexts.ofInstant((@Nullable Instant) null, WHERE));
    refused(why, () -> Numbers.ofBigDecimal((@Nullable BigDecimal) null, WHERE));
    refused(why, () -> Attributes.bool((@Nullable Boolean) null, WHERE));
    refused(why, () -> Attributes.bytes((byte @Nullable []) null, WHERE));
    refused(why, () -> EpochSeconds.of((@Nullable Long) null, WHERE));
  }

  @Test
  void decimalsThatDynamoDbTakesForTheSameAreOneElement() {
    assertEquals(
        AttributeValue.fromNs(List.of("1.0", "0.0", "2E+3")),
        Sets.decimals(List.of("1.0", "1", "0.0", "-0.0", "1.00", "2E+3", "2000")));
    assertEquals(AttributeValue.fromL(List.of()), Sets.decimals(List.of()));
  }

  @Test
  void nullsAmongUnknownAttributes() {
    Map<String, @Nullable AttributeValue> rest = new HashMap<>();
    rest.put("future", null);
    @SuppressWarnings({"unchecked", "rawtypes"}) // What nothing checks at run time.
    Map<String, AttributeValue> unchecked = (Map) rest;
    refused(
        "holds null; what may be absent is declared @Nullable or Optional",
        () -> Attributes.putRest(new HashMap<>(), unchecked, Set.of(), WHERE));
  }
}
