package codec;

import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(name = "Flattened", partitionKey = "PK", entities = Flattened.Order.class)
public interface Flattened {

  @Target(ElementType.TYPE_USE)
  @interface Nullable {}

  record Place(double latitude, double longitude) {}

  record Address(
      String street,
      @Attribute(name = "town") String city,
      Optional<String> note,
      @Flatten(prefix = "at_") Optional<Place> place,
      Set<String> tags,
      @Default("1") int floor) {

    @Computed
    String label() {
      return street + ", " + city;
    }
  }

  /** Flattened and nested, inside itself too: the names of documents are not those of the item. */
  record Person(String name, List<Person> children, @Attribute(format = "ms") Instant born) {}

  /** A bean, spread without a prefix. */
  final class Audit {
    private String by = "";
    private String reason = "";

    public String getBy() {
      return by;
    }

    public void setBy(String by) {
      this.by = by;
    }

    @Nullable
    public String getReason() {
      return reason;
    }

    public void setReason(@Nullable String reason) {
      this.reason = reason;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Audit audit
          && audit.by.equals(by)
          && Objects.equals(audit.reason, reason);
    }

    @Override
    public int hashCode() {
      return by.hashCode();
    }
  }

  record Box<T>(T value) {}

  /** A document with something flattened in it. */
  record Line(String sku, @Flatten Place place) {}

  record Where(String make, @Flatten(prefix = "h_") Holder holder) {}

  record Holder(String document) {}

  @Entity
  @Key(partition = "{id}")
  record Order(
      String id,
      @Flatten Address billing,
      @Flatten(prefix = "to_") Optional<Address> shipping,
      @Flatten(prefix = "by_") @Nullable Person person,
      @Flatten Audit audit,
      @Flatten(prefix = "text_") Box<String> text,
      @Flatten(prefix = "count_") Optional<Box<Long>> count,
      List<Line> lines,
      Where where,
      @Rest Map<String, AttributeValue> rest) {}

  /** What may be absent is so at random; each seed another one. */
  static Object order(long seed) {
    java.util.Random random = new java.util.Random(seed);
    Audit audit = new Audit();
    audit.setBy("me");
    audit.setReason(random.nextBoolean() ? "because" : null);
    Person child = new Person("c", List.of(), Instant.EPOCH);
    return new Order(
        "o",
        address(random),
        random.nextBoolean() ? Optional.of(address(random)) : Optional.empty(),
        random.nextBoolean() ? new Person("p", List.of(child), Instant.EPOCH) : null,
        audit,
        new Box<>("t"),
        random.nextBoolean() ? Optional.of(new Box<>(5L)) : Optional.empty(),
        List.of(new Line("s", new Place(1, 2))),
        new Where("m", new Holder("d")),
        random.nextBoolean() ? Map.of("future", AttributeValue.fromS("kept")) : Map.of());
  }

  private static Address address(java.util.Random random) {
    return new Address(
        "s" + random.nextInt(9),
        "c",
        random.nextBoolean() ? Optional.of("n") : Optional.empty(),
        random.nextBoolean() ? Optional.of(new Place(0.5, random.nextInt())) : Optional.empty(),
        random.nextBoolean() ? Set.of("x") : Set.of(),
        random.nextInt());
  }

  static Object torn() {
    return new Order(
        "o",
        null,
        Optional.empty(),
        null,
        new Audit(),
        new Box<>("t"),
        Optional.empty(),
        List.of(),
        new Where("m", new Holder("d")),
        Map.of());
  }
}
