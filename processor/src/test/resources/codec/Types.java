package codec;

import dev.keywright.AttributeConverter;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.Variant;
import dev.keywright.Variants;
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
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(
    name = "Types",
    partitionKey = "PK",
    entities = {Types.Scalars.class, Types.Containers.class, Types.Own.class},
    converters = Types.MoneyConverter.class)
public interface Types {

  enum Color {
    RED,
    GREEN
  }

  @Entity
  @Key(partition = "{string}")
  record Scalars(
      boolean flag,
      byte aByte,
      short aShort,
      int anInt,
      long aLong,
      char aChar,
      float aFloat,
      double aDouble,
      Boolean boxedFlag,
      Byte boxedByte,
      Short boxedShort,
      Integer boxedInt,
      Long boxedLong,
      Character boxedChar,
      Float boxedFloat,
      Double boxedDouble,
      String string,
      Color color,
      BigDecimal decimal,
      BigInteger integer,
      ByteBuffer buffer,
      SdkBytes bytes,
      Instant instant,
      LocalDate date,
      LocalTime time,
      LocalDateTime dateTime,
      OffsetDateTime offset,
      ZonedDateTime zoned,
      Year year,
      YearMonth month,
      Duration duration,
      Period period,
      UUID uuid,
      URI uri,
      URL url,
      Locale locale,
      Currency currency,
      ZoneId zone,
      AttributeValue any,
      OptionalLong optionalLong,
      OptionalDouble optionalDouble) {}

  @Entity
  @Key(partition = "{id}")
  record Containers(
      String id,
      List<List<Integer>> nested,
      Collection<? extends Long> longsAbove,
      Set<String> strings,
      Set<Integer> numbers,
      Set<SdkBytes> binaries,
      Set<Boolean> flags,
      SortedSet<LocalDate> dates,
      Map<Color, Set<UUID>> byColor,
      Map<UUID, Map<Integer, Color>> byId,
      SortedMap<Long, List<Instant>> byNumber,
      Map<String, AttributeValue> raw,
      Optional<List<Color>> colors,
      Optional<Set<Long>> longs) {}

  record Money(long cents, Currency currency) {}

  final class MoneyConverter implements AttributeConverter<Money, String> {
    @Override
    public String toStored(Money value) {
      return value.cents() + " " + value.currency();
    }

    @Override
    public Money fromStored(String stored) {
      String[] parts = stored.split(" ");
      return new Money(Long.parseLong(parts[0]), Currency.getInstance(parts[1]));
    }
  }

  abstract class Doubling<T> implements AttributeConverter<T, List<T>> {
    @Override
    public List<T> toStored(T value) {
      return List.of(value, value);
    }

    @Override
    public T fromStored(List<T> stored) {
      return stored.get(1);
    }
  }

  final class TextDoubling extends Doubling<String> {}

  @Variants(attribute = "kind")
  sealed interface Payment {}

  @Variant("card")
  record Card(String number, Optional<Payment> fallback) implements Payment {}

  record Transfer(Money amount) implements Payment {}

  @Entity
  @Key(partition = "{id}")
  record Own(
      String id,
      Money total,
      Optional<Money> discount,
      List<Money> fees,
      @Convert(with = TextDoubling.class) String twice,
      @Convert(with = TextDoubling.class) Optional<String> maybeTwice,
      Payment payment,
      List<Payment> payments) {}

  static Object own() {
    Currency euro = Currency.getInstance("EUR");
    return new Own(
        "o",
        new Money(5, euro),
        Optional.of(new Money(1, euro)),
        List.of(new Money(2, euro)),
        "x",
        Optional.empty(),
        new Card("4111", Optional.of(new Transfer(new Money(9, euro)))),
        List.of(new Transfer(new Money(3, euro))));
  }

  /** Containers that hold something, an empty set inside another value among it. */
  static Object containers() {
    UUID id = new UUID(1, 2);
    return new Containers(
        "c",
        List.of(List.of(1, 2), List.of()),
        List.of(1L),
        Set.of("", "b"),
        Set.of(1, -9),
        Set.of(SdkBytes.fromUtf8String("x")),
        Set.of(true),
        new java.util.TreeSet<>(Set.of(LocalDate.EPOCH, LocalDate.MAX)),
        Map.of(Color.RED, Set.of(id), Color.GREEN, Set.of()),
        Map.of(id, Map.of(3, Color.GREEN)),
        new java.util.TreeMap<>(Map.of(-4L, List.of(Instant.EPOCH))),
        Map.of("raw", AttributeValue.fromL(List.of())),
        Optional.of(List.of(Color.RED)),
        Optional.of(Set.of(7L)));
  }
}
