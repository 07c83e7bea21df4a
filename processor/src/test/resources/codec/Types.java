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

  /** One of each, the extremes among them; each seed another one. */
  static Object scalars(long seed) throws java.net.MalformedURLException {
    java.util.Random random = new java.util.Random(seed);
    long second = random.nextLong() % 100_000_000_000L;
    int nano = random.nextInt(4) == 0 ? 0 : random.nextInt(1_000_000_000);
    Instant instant = random.nextInt(20) == 0 ? Instant.MAX : Instant.ofEpochSecond(second, nano);
    LocalDate date = LocalDate.ofEpochDay(random.nextInt(3_000_000) - 1_000_000);
    LocalTime time = LocalTime.ofNanoOfDay(Math.floorMod(random.nextLong(), 86_400_000_000_000L));
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    String text = random.nextInt(5) == 0 ? "" : "t\u00e9xt \ud83d\ude00 " + random.nextInt();
    BigDecimal decimal =
        new BigDecimal(new BigInteger(100, random), random.nextInt(100) - 50).stripTrailingZeros();
    double aDouble = Math.scalb(random.nextDouble(), random.nextInt(400) - 200);
    return new Scalars(
        random.nextBoolean(),
        (byte) random.nextInt(),
        (short) random.nextInt(),
        random.nextInt(4) == 0 ? Integer.MIN_VALUE : random.nextInt(),
        random.nextInt(4) == 0 ? Long.MIN_VALUE : random.nextLong(),
        (char) random.nextInt(0xD800),
        random.nextFloat() * 1e30f,
        aDouble,
        random.nextBoolean(),
        (byte) random.nextInt(),
        (short) random.nextInt(),
        random.nextInt(),
        random.nextLong(),
        'z',
        -random.nextFloat(),
        -aDouble,
        text,
        random.nextBoolean() ? Color.RED : Color.GREEN,
        decimal,
        new BigInteger(126, random).negate(),
        ByteBuffer.wrap(bytes),
        SdkBytes.fromByteArray(bytes),
        instant,
        date,
        time,
        LocalDateTime.of(date, time),
        LocalDateTime.of(date, time).atOffset(java.time.ZoneOffset.ofHours(random.nextInt(36) - 18)),
        LocalDateTime.of(1999, 1, 2, 3, 4, 5, nano).atZone(ZoneId.of("Europe/Berlin")),
        Year.of(random.nextInt(20_000) - 5_000),
        YearMonth.of(random.nextInt(20_000) - 5_000, 1 + random.nextInt(12)),
        Duration.ofSeconds(second, nano),
        Period.of(random.nextInt(), random.nextInt(), random.nextInt()),
        new UUID(random.nextLong(), random.nextLong()),
        URI.create("https://example.com/" + random.nextInt()),
        new URL("https://example.com/" + random.nextInt()),
        Locale.forLanguageTag("de-CH"),
        Currency.getInstance("JPY"),
        ZoneId.of("+05:30"),
        AttributeValue.fromNul(false),
        random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextLong()),
        random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(random.nextDouble()));
  }

  static Object containers(long seed) {
    java.util.Random random = new java.util.Random(seed);
    boolean some = random.nextInt(3) > 0;
    UUID id = new UUID(random.nextLong(), random.nextLong());
    return new Containers(
        "c",
        some ? List.of(List.of(1, random.nextInt()), List.of()) : List.of(),
        some ? List.of(1L) : List.of(),
        some ? Set.of("", "b" + random.nextInt()) : Set.of(),
        some ? Set.of(1, -random.nextInt(9) - 1) : Set.of(),
        some ? Set.of(SdkBytes.fromUtf8String("x")) : Set.of(),
        some ? Set.of(true) : Set.of(),
        new java.util.TreeSet<>(some ? Set.of(LocalDate.EPOCH, LocalDate.MAX) : Set.of()),
        some ? Map.of(Color.RED, Set.of(id), Color.GREEN, Set.of()) : Map.of(),
        some ? Map.of(id, Map.of(random.nextInt(), Color.GREEN)) : Map.of(),
        new java.util.TreeMap<>(some ? Map.of(-4L, List.of(Instant.EPOCH)) : Map.of()),
        some ? Map.of("raw", AttributeValue.fromL(List.of())) : Map.of(),
        some ? Optional.of(List.of(Color.RED)) : Optional.empty(),
        some ? Optional.of(Set.of(7L)) : Optional.empty());
  }
}
