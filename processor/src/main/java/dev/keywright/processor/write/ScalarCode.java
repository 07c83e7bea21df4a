package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.support.codec.Numbers;
import dev.keywright.support.codec.Texts;
import dev.keywright.support.codec.TimeTexts;

/** How a scalar is stored, and which methods of the runtime write and read it. */
final class ScalarCode {

  private ScalarCode() {}

  /** What a scalar becomes. */
  enum Kind {
    TEXT,
    NUMBER,
    BOOLEAN,
    BINARY,
    ANY
  }

  static Kind kind(ValueType.Scalar type) {
    return kind(type.attributeType());
  }

  private static Kind kind(String attributeType) {
    return switch (attributeType) {
      case "S" -> Kind.TEXT;
      case "N" -> Kind.NUMBER;
      case "BOOL" -> Kind.BOOLEAN;
      case "B" -> Kind.BINARY;
      default -> Kind.ANY;
    };
  }

  /** The text of a scalar that is stored as text or number. */
  static CodeBlock text(ScalarType type, CodeBlock value, CodeBlock where) {
    return CodeBlock.of("$T.of$L($L, $L)", home(type), called(type), value, where);
  }

  /**
   * The scalar of a text, or of the stored value that holds one. Strings and enums are not among
   * them.
   */
  static CodeBlock fromText(ScalarType type, CodeBlock source, CodeBlock where) {
    return CodeBlock.of("$T.$L($L, $L)", home(type), reader(type), source, where);
  }

  /** The method that reads a time to live, or whole seconds, of a type. */
  static String secondsReader(ScalarType type) {
    return reader(type);
  }

  private static String reader(ScalarType type) {
    if (type == ScalarType.STRING || type == ScalarType.ENUM) {
      throw new IllegalArgumentException(type + " is not parsed");
    }
    return "to" + called(type);
  }

  private static Class<?> home(ScalarType type) {
    return switch (type) {
      case INSTANT, LOCAL_DATE, LOCAL_TIME, LOCAL_DATE_TIME, YEAR_MONTH -> TimeTexts.class;
      default -> kind(type.attributeType()) == Kind.NUMBER ? Numbers.class : Texts.class;
    };
  }

  /** How the methods for a type are called, after {@code of} or {@code to}. */
  private static String called(ScalarType type) {
    return switch (type) {
      case STRING -> "Text";
      case CHAR -> "Character";
      case BYTE -> "Byte";
      case SHORT -> "Short";
      case INT -> "Int";
      case LONG -> "Long";
      case FLOAT -> "Float";
      case DOUBLE -> "Double";
      case BIG_INTEGER -> "BigInteger";
      case BIG_DECIMAL -> "BigDecimal";
      case ENUM -> "Enum";
      case UUID -> "Uuid";
      case INSTANT -> "Instant";
      case OFFSET_DATE_TIME -> "OffsetDateTime";
      case ZONED_DATE_TIME -> "ZonedDateTime";
      case LOCAL_DATE -> "LocalDate";
      case LOCAL_TIME -> "LocalTime";
      case LOCAL_DATE_TIME -> "LocalDateTime";
      case YEAR -> "Year";
      case YEAR_MONTH -> "YearMonth";
      case DURATION -> "Duration";
      case PERIOD -> "Period";
      case URI -> "Uri";
      case URL -> "Url";
      case LOCALE -> "Locale";
      case CURRENCY -> "Currency";
      case ZONE_ID -> "ZoneId";
      case BOOLEAN, BYTES, BYTE_BUFFER, SDK_BYTES, ATTRIBUTE_VALUE ->
          throw new IllegalArgumentException(type + " is no text");
    };
  }
}
