package dev.keywright.processor.scan;

import dev.keywright.processor.model.ScalarType;
import java.util.Map;
import java.util.Optional;

/** Which library types are scalars. */
final class Scalars {

  private static final Map<String, ScalarType> BY_NAME =
      Map.ofEntries(
          Map.entry("java.lang.String", ScalarType.STRING),
          Map.entry("java.lang.Character", ScalarType.CHAR),
          Map.entry("java.lang.Boolean", ScalarType.BOOLEAN),
          Map.entry("java.lang.Byte", ScalarType.BYTE),
          Map.entry("java.lang.Short", ScalarType.SHORT),
          Map.entry("java.lang.Integer", ScalarType.INT),
          Map.entry("java.lang.Long", ScalarType.LONG),
          Map.entry("java.lang.Float", ScalarType.FLOAT),
          Map.entry("java.lang.Double", ScalarType.DOUBLE),
          Map.entry("java.math.BigInteger", ScalarType.BIG_INTEGER),
          Map.entry("java.math.BigDecimal", ScalarType.BIG_DECIMAL),
          Map.entry("java.util.UUID", ScalarType.UUID),
          Map.entry("java.time.Instant", ScalarType.INSTANT),
          Map.entry("java.time.OffsetDateTime", ScalarType.OFFSET_DATE_TIME),
          Map.entry("java.time.ZonedDateTime", ScalarType.ZONED_DATE_TIME),
          Map.entry("java.time.LocalDate", ScalarType.LOCAL_DATE),
          Map.entry("java.time.LocalTime", ScalarType.LOCAL_TIME),
          Map.entry("java.time.LocalDateTime", ScalarType.LOCAL_DATE_TIME),
          Map.entry("java.time.Year", ScalarType.YEAR),
          Map.entry("java.time.YearMonth", ScalarType.YEAR_MONTH),
          Map.entry("java.time.Duration", ScalarType.DURATION),
          Map.entry("java.time.Period", ScalarType.PERIOD),
          Map.entry("java.time.ZoneId", ScalarType.ZONE_ID),
          Map.entry("java.net.URI", ScalarType.URI),
          Map.entry("java.net.URL", ScalarType.URL),
          Map.entry("java.util.Locale", ScalarType.LOCALE),
          Map.entry("java.util.Currency", ScalarType.CURRENCY),
          Map.entry("java.nio.ByteBuffer", ScalarType.BYTE_BUFFER),
          Map.entry("software.amazon.awssdk.core.SdkBytes", ScalarType.SDK_BYTES),
          Map.entry(
              "software.amazon.awssdk.services.dynamodb.model.AttributeValue",
              ScalarType.ATTRIBUTE_VALUE));

  private Scalars() {}

  /** The scalar of a qualified name. */
  static Optional<ScalarType> named(String qualifiedName) {
    return Optional.ofNullable(BY_NAME.get(qualifiedName));
  }
}
