package dev.keywright.processor.scan;

import dev.keywright.ItemDecodingException;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.Scalar;
import dev.keywright.support.codec.Numbers;
import dev.keywright.support.codec.Texts;
import dev.keywright.support.codec.TimeTexts;
import java.time.Duration;
import java.time.format.DateTimeParseException;

/** Whether the text of a {@code @Default} is a value of its property: read as a codec would. */
final class Defaults {

  private static final String WHERE = "@Default";

  private Defaults() {}

  /** Whether a property has no default, or one that fits; where not, that is reported. */
  static boolean fits(Scan scan, Property property) {
    if (property.absent().isEmpty()) {
      return true;
    }
    String wrong = reasonAgainst(property.type(), property.absent().get());
    if (!wrong.isEmpty()) {
      scan.report()
          .add(
              Problem.INVALID_DEFAULT,
              property.site(),
              property.site().owner() + " has a default that is none of its values",
              wrong);
    }
    return wrong.isEmpty();
  }

  private static String reasonAgainst(ValueType type, String text) {
    if (type instanceof ValueType.OptionalOf) {
      return "an Optional is empty where its attribute is absent";
    }
    if (type instanceof Scalar scalar) {
      return reasonAgainst(scalar, text);
    }
    if (type instanceof ValueType.ListOf
        || type instanceof ValueType.SetOf
        || type instanceof ValueType.MapOf) {
      return text.isEmpty() ? "" : "a list, set or map can only be empty by default: @Default";
    }
    return "it has no default as text; make the property Optional";
  }

  private static String reasonAgainst(Scalar scalar, String text) {
    if (scalar.scalar() == ScalarType.ENUM) {
      return scalar.constants().contains(text)
          ? ""
          : "its constants are " + String.join(", ", scalar.constants());
    }
    try {
      return read(scalar.scalar(), text) ? "" : "the type has no form as text";
    } catch (ItemDecodingException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** ISO 8601, or seconds, as a duration is stored. */
  private static void duration(String text) {
    try {
      Duration.parse(text);
    } catch (DateTimeParseException notIso) {
      try {
        Numbers.toDuration(text, WHERE);
      } catch (ItemDecodingException neither) {
        throw Texts.malformed(WHERE, "a duration, such as PT1H, or 3600 for its seconds");
      }
    }
  }

  /** Reads a text, and says whether the type has such a form at all. */
  private static boolean read(ScalarType type, String text) {
    switch (type) {
      case STRING -> {}
      case BOOLEAN -> {
        if (!text.equals("true") && !text.equals("false")) {
          throw Texts.malformed(WHERE, "true or false");
        }
      }
      case CHAR -> Texts.toCharacter(text, WHERE);
      case BYTE -> Numbers.toByte(text, WHERE);
      case SHORT -> Numbers.toShort(text, WHERE);
      case INT -> Numbers.toInt(text, WHERE);
      case LONG -> Numbers.toLong(text, WHERE);
      case FLOAT -> Numbers.toFloat(text, WHERE);
      case DOUBLE -> Numbers.toDouble(text, WHERE);
      case BIG_INTEGER -> Numbers.toBigInteger(text, WHERE);
      case BIG_DECIMAL -> Numbers.toBigDecimal(text, WHERE);
      case UUID -> Texts.toUuid(text, WHERE);
      case INSTANT -> TimeTexts.toInstant(text, WHERE);
      case OFFSET_DATE_TIME -> Texts.toOffsetDateTime(text, WHERE);
      case ZONED_DATE_TIME -> Texts.toZonedDateTime(text, WHERE);
      case LOCAL_DATE -> TimeTexts.toLocalDate(text, WHERE);
      case LOCAL_TIME -> TimeTexts.toLocalTime(text, WHERE);
      case LOCAL_DATE_TIME -> TimeTexts.toLocalDateTime(text, WHERE);
      case YEAR -> Numbers.toYear(text, WHERE);
      case YEAR_MONTH -> TimeTexts.toYearMonth(text, WHERE);
      case DURATION -> duration(text);
      case PERIOD -> Texts.toPeriod(text, WHERE);
      case URI -> Texts.toUri(text, WHERE);
      case URL -> Texts.toUrl(text, WHERE);
      case LOCALE -> Texts.toLocale(text, WHERE);
      case CURRENCY -> Texts.toCurrency(text, WHERE);
      case ZONE_ID -> Texts.toZoneId(text, WHERE);
      default -> {
        return false;
      }
    }
    return true;
  }
}
