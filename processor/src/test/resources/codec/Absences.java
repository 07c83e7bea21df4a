package codec;

import dev.keywright.AttributeConverter;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(
    name = "Absences",
    partitionKey = "PK",
    entities = Absences.Holes.class,
    converters = Absences.MoneyConverter.class)
public interface Absences {

  enum Color {
    RED,
    GREEN
  }

  /** Whosever annotation it is. */
  @Target(ElementType.TYPE_USE)
  @interface Nullable {}

  record Node(
      String name, @Nullable Node left, List<@Nullable Node> children, List<Optional<Node>> more) {}

  record Box<T>(T value) {}

  record Money(long cents) {}

  final class MoneyConverter implements AttributeConverter<Money, Long> {
    @Override
    public Long toStored(Money value) {
      return value.cents();
    }

    @Override
    public Money fromStored(Long stored) {
      return new Money(stored);
    }
  }

  sealed interface Payment {}

  record Card(String number) implements Payment {}

  record Transfer(Money amount) implements Payment {}

  @Entity
  @Key(partition = "{id}")
  record Holes(
      String id,
      List<String> present,
      List<@Nullable String> strings,
      Collection<? extends @Nullable Integer> numbers,
      List<@Nullable Boolean> flags,
      List<byte @Nullable []> binaries,
      Map<Color, @Nullable Long> byColor,
      SortedMap<Long, Optional<Instant>> byNumber,
      Map<String, OptionalInt> counts,
      List<OptionalLong> longs,
      List<OptionalDouble> doubles,
      List<@Nullable List<@Nullable Color>> nested,
      List<Optional<Map<String, Optional<UUID>>>> optionals,
      Map<String, @Nullable Set<String>> sets,
      List<@Nullable Payment> payments,
      List<@Nullable Money> fees,
      List<@Nullable AttributeValue> raw,
      Optional<List<@Nullable String>> maybe,
      Box<@Nullable String> box,
      Box<String> full,
      @Nullable Node tree) {}

  /** What may be absent is so at random; each seed another one. */
  static Object holes(long seed) {
    java.util.Random random = new java.util.Random(seed);
    return new Holes(
        "a",
        list(random, () -> "p"),
        list(random, () -> orNull(random, "s")),
        list(random, () -> orNull(random, random.nextInt())),
        list(random, () -> orNull(random, random.nextBoolean())),
        List.of(),
        map(random, Color.values(), () -> orNull(random, random.nextLong())),
        new java.util.TreeMap<>(
            map(random, new Long[] {1L, 2L}, () -> maybe(random, Instant.EPOCH))),
        map(
            random,
            new String[] {"a", "b"},
            () -> random.nextBoolean() ? OptionalInt.of(random.nextInt()) : OptionalInt.empty()),
        list(
            random,
            () -> random.nextBoolean() ? OptionalLong.of(random.nextInt()) : OptionalLong.empty()),
        list(
            random,
            () -> random.nextBoolean() ? OptionalDouble.of(0.5) : OptionalDouble.empty()),
        list(random, () -> orNull(random, list(random, () -> orNull(random, Color.GREEN)))),
        list(
            random,
            () ->
                maybe(
                    random,
                    map(
                        random,
                        new String[] {"x", "y"},
                        () -> maybe(random, new UUID(random.nextLong(), 1))))),
        map(random, new String[] {"k", "l"}, () -> orNull(random, Set.of("in"))),
        list(random, () -> orNull(random, new Card("4"))),
        list(random, () -> orNull(random, new Money(1))),
        list(random, () -> orNull(random, AttributeValue.fromS("raw"))),
        maybe(random, list(random, () -> orNull(random, "m"))),
        new Box<>(orNull(random, "boxed")),
        new Box<>("full"),
        orNull(random, node(random, 3)));
  }

  private static Node node(java.util.Random random, int depth) {
    return new Node(
        "n",
        depth == 0 ? null : orNull(random, node(random, depth - 1)),
        depth == 0 ? List.of() : list(random, () -> orNull(random, node(random, depth - 1))),
        depth == 0 ? List.of() : list(random, () -> maybe(random, node(random, depth - 1))));
  }

  private static <T> List<T> list(
      java.util.Random random, java.util.function.Supplier<? extends T> element) {
    List<T> list = new java.util.ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  private static <K, T> Map<K, T> map(
      java.util.Random random, K[] keys, java.util.function.Supplier<? extends T> value) {
    Map<K, T> map = new java.util.HashMap<>();
    for (K each : keys) {
      if (random.nextBoolean()) {
        map.put(each, value.get());
      }
    }
    return map;
  }

  private static <T> T orNull(java.util.Random random, T value) {
    return random.nextBoolean() ? value : null;
  }

  private static <T> Optional<T> maybe(java.util.Random random, T value) {
    return random.nextBoolean() ? Optional.of(value) : Optional.empty();
  }

  /** A null where none is declared, by the name of the property. */
  static Object torn(String property) {
    Holes sample = (Holes) holes(1);
    List<String> present = new java.util.ArrayList<>();
    List<OptionalLong> longs = new java.util.ArrayList<>();
    Map<String, OptionalInt> counts = new java.util.HashMap<>();
    switch (property) {
      case "present" -> present.add(null);
      case "longs" -> longs.add(null);
      default -> counts.put("x", null);
    }
    return new Holes(
        sample.id(),
        present,
        sample.strings(),
        sample.numbers(),
        sample.flags(),
        sample.binaries(),
        sample.byColor(),
        sample.byNumber(),
        counts,
        longs,
        sample.doubles(),
        sample.nested(),
        sample.optionals(),
        sample.sets(),
        sample.payments(),
        sample.fees(),
        sample.raw(),
        sample.maybe(),
        sample.box(),
        sample.full(),
        sample.tree());
  }
}
