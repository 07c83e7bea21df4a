package dev.keywright.integration.roundtrip;

import dev.keywright.AttributeConverter;
import dev.keywright.Convert;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.Variant;
import dev.keywright.Version;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Types that say themselves how they are stored, what containers lack, and roles. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      OwnTypes.Holes.class,
      OwnTypes.Graded.class,
      OwnTypes.Priced.class,
      OwnTypes.Incident.class,
      OwnTypes.Kept.class,
      OwnTypes.Spread.class
    },
    converters = OwnTypes.WeightConverter.class)
interface OwnTypes {

  /** What containers hold may be absent. */
  @Entity
  @Key(partition = "HOLES#{id}")
  record Holes(
      String id,
      List<@Nullable String> texts,
      Collection<? extends @Nullable Integer> numbers,
      List<Optional<Instant>> instants,
      Map<String, OptionalInt> counts,
      Map<Scalars.Color, @Nullable Long> byColor,
      List<@Nullable List<Optional<Boolean>>> nested,
      Map<String, @Nullable Set<String>> sets) {}

  /** By texts of its constants. */
  enum Size {
    @EnumValue("s")
    SMALL,
    @EnumValue("l l")
    LARGE,
    HUGE
  }

  /** By the value of an accessor. */
  enum Level {
    LOW(-1),
    HIGH(Integer.MAX_VALUE);

    private final int number;

    Level(int number) {
      this.number = number;
    }

    @EnumValue
    int number() {
      return number;
    }
  }

  @Entity
  @Key(partition = "GRADED#{id}#{size}")
  record Graded(
      String id,
      Size size,
      Level level,
      Set<Size> sizes,
      Set<Level> levels,
      Map<Size, List<Level>> bySize,
      Map<Level, Optional<Size>> byLevel) {}

  record Weight(long grams) {}

  /** Registered on the table. */
  final class WeightConverter implements AttributeConverter<Weight, Map<String, Long>> {
    @Override
    public Map<String, Long> toStored(Weight value) {
      return Map.of("g", value.grams());
    }

    @Override
    public Weight fromStored(Map<String, Long> stored) {
      return new Weight(stored.get("g"));
    }
  }

  /** Named by a property. */
  final class ReversedConverter implements AttributeConverter<String, String> {
    @Override
    public String toStored(String value) {
      return new StringBuilder(value).reverse().toString();
    }

    @Override
    public String fromStored(String stored) {
      return toStored(stored);
    }
  }

  @Entity
  @Key(partition = "PRICED#{id}")
  record Priced(
      String id,
      Weight weight,
      Optional<Weight> net,
      List<@Nullable Weight> parts,
      Map<String, Weight> named,
      @Convert(with = ReversedConverter.class) String text,
      @Convert(with = ReversedConverter.class) @Nullable String note) {}

  /** An entity that is one of several records. */
  @Entity
  @Key(partition = "INCIDENT#{id}")
  sealed interface Incident {
    String id();
  }

  record Fire(String id, Level level, Optional<Incident> cause) implements Incident {}

  @Variant("wet")
  record Flood(String id, double metres, List<String> streets) implements Incident {}

  /** What the library reads and writes in its own way. */
  @Entity
  @Key(partition = "KEPT#{id}")
  record Kept(
      String id,
      @Version long version,
      @TimeToLive Instant expiresAt,
      @Default("7") int retries,
      @Default List<String> tags,
      @Rest Map<String, AttributeValue> rest) {}

  record Street(String name, @Nullable Integer number) {}

  record Address(@Flatten Street street, Set<String> lines, @Default("0") int floor) {}

  /** Documents whose attributes stand in the item. */
  @Entity
  @Key(partition = "SPREAD#{id}")
  record Spread(
      String id,
      @Flatten Address address,
      @Flatten(prefix = "to_") Optional<Address> shipping,
      @Flatten(prefix = "old_") @Nullable Street former,
      List<Address> others) {}
}
