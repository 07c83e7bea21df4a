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
    return CodeBlock.of("$T.of($L, $L)", home(type), value, where);
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

  private static Class<?> home(ScalarType type) {
    return switch (type) {
      case INSTANT, LOCAL_DATE, LOCAL_TIME, LOCAL_DATE_TIME, YEAR_MONTH -> TimeTexts.class;
      default -> kind(type.attributeType()) == Kind.NUMBER ? Numbers.class : Texts.class;
    };
  }

  private static String reader(ScalarType type) {
    return switch (type) {
      case CHAR -> "toCharacter";
      case BYTE -> "toByte";
      case SHORT -> "toShort";
      case INT -> "toInt";
      case LONG -> "toLong";
      case FLOAT -> "toFloat";
      case DOUBLE -> "toDouble";
      case BIG_INTEGER -> "toBigInteger";
      case BIG_DECIMAL -> "toBigDecimal";
      case UUID -> "toUuid";
      case INSTANT -> "toInstant";
      case OFFSET_DATE_TIME -> "toOffsetDateTime";
      case ZONED_DATE_TIME -> "toZonedDateTime";
      case LOCAL_DATE -> "toLocalDate";
      case LOCAL_TIME -> "toLocalTime";
      case LOCAL_DATE_TIME -> "toLocalDateTime";
      case YEAR -> "toYear";
      case YEAR_MONTH -> "toYearMonth";
      case DURATION -> "toDuration";
      case PERIOD -> "toPeriod";
      case URI -> "toUri";
      case URL -> "toUrl";
      case LOCALE -> "toLocale";
      case CURRENCY -> "toCurrency";
      case ZONE_ID -> "toZoneId";
      case STRING, ENUM, BOOLEAN, BYTES, BYTE_BUFFER, SDK_BYTES, ATTRIBUTE_VALUE ->
          throw new IllegalArgumentException(type + " is not parsed");
    };
  }
}
