package dev.keywright.processor.plan;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.key.EnumEncoding;
import dev.keywright.support.key.SlotEncoding;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A constant of a predicate, read as a value of its property's type.
 *
 * @param written as the user wrote it
 * @param scalar the type of the property
 * @param value the value; an enum's constant is its name
 */
public record Constant(String written, ScalarType scalar, Object value) {

  /** Reads a constant, where it is one of the type. */
  public static Optional<Constant> read(ValueType.Scalar type, String written) {
    String text = unquoted(written);
    boolean quoted = written.startsWith("'");
    try {
      @Nullable Object value =
          switch (type.scalar()) {
            case STRING -> text;
            case CHAR -> text.length() == 1 ? (Object) text.charAt(0) : null;
            case ENUM -> !quoted && type.constants().contains(text) ? text : null;
            case BOOLEAN -> booleanOrNull(text);
            case BYTE -> Byte.valueOf(text);
            case SHORT -> Short.valueOf(text);
            case INT -> Integer.valueOf(text);
            case LONG -> Long.valueOf(text);
            case BIG_INTEGER -> new BigInteger(text);
            case BIG_DECIMAL -> new BigDecimal(text);
            case UUID -> UUID.fromString(text);
            case INSTANT -> Instant.parse(text);
            case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
            case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
            case LOCAL_DATE -> LocalDate.parse(text);
            case LOCAL_TIME -> LocalTime.parse(text);
            case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
            case YEAR -> Year.parse(text);
            case YEAR_MONTH -> YearMonth.parse(text);
            default -> null;
          };
      return Optional.ofNullable(value).map(each -> new Constant(written, type.scalar(), each));
    } catch (IllegalArgumentException | DateTimeException notOfTheType) {
      return Optional.empty();
    }
  }

  /** The text that it makes in a slot. */
  public String textIn(SlotEncoding<?> encoding, ValueType.Scalar type) {
    if (encoding instanceof EnumEncoding<?> constants) {
      return constants.texts().get(type.constants().indexOf(value));
    }
    return text(encoding, value);
  }

  // The layout made the encoding for the property's own type, which is the constant's.
  @SuppressWarnings("unchecked")
  private static <T> String text(SlotEncoding<T> encoding, Object value) {
    return encoding.text((T) value);
  }

  private static @Nullable Object booleanOrNull(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> null;
    };
  }

  private static String unquoted(String written) {
    return written.startsWith("'")
        ? written.substring(1, written.length() - 1).replace("''", "'")
        : written;
  }

  /** Two constants are equal where their values are, however they were written. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Constant constant
        && constant.scalar == scalar
        && constant.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return written;
  }
}
