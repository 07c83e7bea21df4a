package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Site;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Properties as tests write them. */
public final class TestProperty {

  private final String name;
  private final ValueType type;
  private String attribute;
  private String format = "";
  private boolean stored = true;
  private boolean nullable;

  private TestProperty(String name, ValueType type) {
    this.name = name;
    this.type = type;
    this.attribute = name;
  }

  /** A property of a scalar type. */
  public static TestProperty property(String name, ScalarType type) {
    return new TestProperty(name, new ValueType.Scalar(javaType(type), type, List.of()));
  }

  /** A property of an enum type, whose name is the property's in capitals at the start. */
  public static TestProperty enumeration(String name, String... constants) {
    ClassName type =
        ClassName.get(TestTable.PACKAGE, Character.toUpperCase(name.charAt(0)) + name.substring(1));
    return new TestProperty(name, new ValueType.Scalar(type, ScalarType.ENUM, List.of(constants)));
  }

  /** A property that is a document. */
  public static TestProperty document(String name, TestProperty... properties) {
    List<Property> inside = List.of(properties).stream().map(TestProperty::build).toList();
    String type = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return new TestProperty(
        name,
        new ValueType.Document(
            ClassName.get(TestTable.PACKAGE, type),
            type,
            inside,
            new Shape.Constructor(inside.stream().map(Property::name).toList())));
  }

  /** Stored under another name. */
  public TestProperty attribute(String name) {
    attribute = name;
    return this;
  }

  /** Stored in a format. */
  public TestProperty format(String format) {
    this.format = format;
    return this;
  }

  /** Kept in the text of keys alone. */
  public TestProperty unstored() {
    stored = false;
    return this;
  }

  /** May be absent. */
  public TestProperty nullable() {
    nullable = true;
    return this;
  }

  /** The property. */
  public Property build() {
    return new Property(
        name,
        type,
        attribute,
        format,
        stored,
        nullable,
        name + "()",
        Property.Role.PLAIN,
        false,
        Site.unknown());
  }

  /** How a scalar type is declared. */
  public static TypeName javaType(ScalarType type) {
    return switch (type) {
      case STRING, ENUM -> ClassName.get(String.class);
      case CHAR -> TypeName.CHAR;
      case BOOLEAN -> TypeName.BOOLEAN;
      case BYTE -> TypeName.BYTE;
      case SHORT -> TypeName.SHORT;
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case FLOAT -> TypeName.FLOAT;
      case DOUBLE -> TypeName.DOUBLE;
      case BIG_INTEGER -> ClassName.get(BigInteger.class);
      case BIG_DECIMAL -> ClassName.get(BigDecimal.class);
      case UUID -> ClassName.get(UUID.class);
      case INSTANT -> ClassName.get(Instant.class);
      case OFFSET_DATE_TIME -> ClassName.get(OffsetDateTime.class);
      case ZONED_DATE_TIME -> ClassName.get(ZonedDateTime.class);
      case LOCAL_DATE -> ClassName.get(LocalDate.class);
      case LOCAL_TIME -> ClassName.get(LocalTime.class);
      case LOCAL_DATE_TIME -> ClassName.get(LocalDateTime.class);
      case YEAR -> ClassName.get(Year.class);
      case YEAR_MONTH -> ClassName.get(YearMonth.class);
      case DURATION -> ClassName.get(Duration.class);
      case PERIOD -> ClassName.get(Period.class);
      case URI -> ClassName.get(URI.class);
      case URL -> ClassName.get(URL.class);
      case LOCALE -> ClassName.get(Locale.class);
      case CURRENCY -> ClassName.get(Currency.class);
      case ZONE_ID -> ClassName.get(ZoneId.class);
      case BYTES -> TypeName.get(byte[].class);
      case BYTE_BUFFER -> ClassName.get(ByteBuffer.class);
      case SDK_BYTES -> ClassName.get(SdkBytes.class);
      case ATTRIBUTE_VALUE -> ClassName.get(AttributeValue.class);
    };
  }
}
