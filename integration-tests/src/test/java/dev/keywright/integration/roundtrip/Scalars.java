package dev.keywright.integration.roundtrip;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
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
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every scalar, as a property of an item and as one of a document inside another item. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      Scalars.Primitives.class,
      Scalars.Wrappers.class,
      Scalars.Numbers.class,
      Scalars.Texts.class,
      Scalars.Times.class,
      Scalars.Others.class,
      Scalars.Perhaps.class,
      Scalars.Everything.class
    })
interface Scalars {

  enum Color {
    RED,
    green,
    lower_Case2,
    $_1
  }

  @Entity
  @Key(partition = "PRIMITIVES#{id}")
  record Primitives(
      String id,
      boolean flag,
      byte aByte,
      short aShort,
      int anInt,
      long aLong,
      char aChar,
      float aFloat) {}

  @Entity
  @Key(partition = "WRAPPERS#{id}")
  record Wrappers(
      String id,
      Boolean flag,
      Byte aByte,
      Short aShort,
      Integer anInt,
      Long aLong,
      Character aChar,
      Float aFloat) {}

  @Entity
  @Key(partition = "NUMBERS#{id}")
  record Numbers(
      String id,
      double aDouble,
      Double boxedDouble,
      BigDecimal decimal,
      BigInteger integer,
      Duration duration,
      Year year) {}

  @Entity
  @Key(partition = "TEXTS#{id}")
  record Texts(
      String id,
      String text,
      Color color,
      UUID uuid,
      URI uri,
      Locale locale,
      Currency currency,
      ZoneId zone) {}

  @Entity
  @Key(partition = "TIMES#{id}")
  record Times(
      String id,
      Instant instant,
      LocalDate date,
      LocalTime time,
      LocalDateTime dateTime,
      OffsetDateTime offset,
      ZonedDateTime zoned,
      YearMonth month) {}

  @Entity
  @Key(partition = "OTHERS#{id}")
  record Others(
      String id, URL url, Period period, ByteBuffer buffer, SdkBytes bytes, AttributeValue any) {}

  @Entity
  @Key(partition = "PERHAPS#{id}")
  record Perhaps(
      String id,
      OptionalInt anInt,
      OptionalLong aLong,
      OptionalDouble aDouble,
      Optional<String> text,
      Optional<Instant> instant,
      @Nullable BigDecimal decimal,
      @Nullable Color color) {}

  @Entity
  @Key(partition = "EVERYTHING#{id}")
  record Everything(
      String id,
      Primitives primitives,
      Wrappers wrappers,
      Numbers numbers,
      Texts texts,
      Times times,
      Others others,
      Optional<Perhaps> perhaps) {}
}
