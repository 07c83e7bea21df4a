package codec;

import dev.keywright.Attribute;
import dev.keywright.Computed;
import dev.keywright.CreatedAt;
import dev.keywright.Creator;
import dev.keywright.Default;
import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import dev.keywright.TimeToLive;
import dev.keywright.Version;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(
    name = "Shapes",
    partitionKey = "PK",
    entities = {
      Shapes.Point.class,
      Shapes.Chosen.class,
      Shapes.Built.class,
      Shapes.Bean.class,
      Shapes.Roles.class,
      Shapes.Boxed.class
    })
interface Shapes {

  /** A class with one constructor, whose accessors are called as in records. */
  @Entity
  @Key(partition = "{x}")
  final class Point {
    private final int x;
    private final @Nullable String label;

    Point(int x, @Nullable String label) {
      this.x = x;
      this.label = label;
    }

    int x() {
      return x;
    }

    @Nullable String label() {
      return label;
    }
  }

  /** A class with several constructors, of which one is marked. */
  @Entity
  @Key(partition = "{id}")
  final class Chosen {
    private final String id;
    private final boolean open;

    Chosen(String id) {
      this(id, false);
    }

    @Creator
    Chosen(String id, boolean open) {
      this.id = id;
      this.open = open;
    }

    public String getId() {
      return id;
    }

    public boolean isOpen() {
      return open;
    }
  }

  /** An abstract class with a builder, as AutoValue has it. */
  @Entity
  @Key(partition = "{id}")
  abstract class Built {
    abstract String id();

    abstract Optional<String> note();

    abstract List<String> tags();

    static Builder builder() {
      return new BuiltValue.Maker();
    }

    interface Builder {
      Builder setId(String id);

      Builder note(String note);

      Builder note(Optional<String> note);

      Builder tags(Iterable<String> tags);

      Built build();
    }
  }

  final class BuiltValue extends Built {
    private String id = "";
    private Optional<String> note = Optional.empty();
    private List<String> tags = List.of();

    @Override
    String id() {
      return id;
    }

    @Override
    Optional<String> note() {
      return note;
    }

    @Override
    List<String> tags() {
      return tags;
    }

    static final class Maker implements Built.Builder {
      private final BuiltValue made = new BuiltValue();

      @Override
      public Built.Builder setId(String id) {
        made.id = id;
        return this;
      }

      @Override
      public Built.Builder note(String note) {
        return note(Optional.of(note));
      }

      @Override
      public Built.Builder note(Optional<String> note) {
        made.note = note;
        return this;
      }

      @Override
      public Built.Builder tags(Iterable<String> tags) {
        List<String> all = new java.util.ArrayList<>();
        tags.forEach(all::add);
        made.tags = all;
        return this;
      }

      @Override
      public Built build() {
        return made;
      }
    }
  }

  /** What beans inherit: a property of a type that the subclass binds. */
  abstract class Base<I, V> {
    private I id;
    private List<V> values;

    public I getId() {
      return id;
    }

    public void setId(I id) {
      this.id = id;
    }

    public List<V> getValues() {
      return values;
    }

    public void setValues(List<V> values) {
      this.values = values;
    }
  }

  /** A JavaBean. */
  @Entity
  @Key(partition = "{id}")
  class Bean extends Base<Long, Integer> {
    private boolean active;
    private String URL = "";
    private String transientNote = "";

    @Attribute(name = "on")
    public boolean isActive() {
      return active;
    }

    public void setActive(boolean active) {
      this.active = active;
    }

    public String getURL() {
      return URL;
    }

    public void setURL(String URL) {
      this.URL = URL;
    }

    @Ignore
    public String getTransientNote() {
      return transientNote;
    }

    public void setTransientNote(String transientNote) {
      this.transientNote = transientNote;
    }

    public int getNothing() {
      return 0;
    }
  }

  /** All that the library does by itself. */
  @Entity
  @Key(partition = "{id}")
  record Roles(
      String id,
      @Version @Nullable Long version,
      @CreatedAt @Nullable Instant createdAt,
      @TimeToLive Instant expiresAt,
      @Ignore String cached,
      @Ignore OptionalInt cachedCount,
      @Default("7") int retries,
      @Default("red") Color color,
      @Default Set<String> tags,
      @Default List<Integer> numbers,
      @Default("PT1H") Duration pause,
      @Default("0.5") Duration step,
      @Rest Map<String, AttributeValue> rest) {

    enum Color {
      red,
      blue
    }

    @Computed
    String shout() {
      return id.toUpperCase(java.util.Locale.ROOT);
    }
  }

  /** A generic record inside another one. */
  @Entity
  @Key(partition = "{id}")
  record Boxed(String id, Box<String> text, Box<List<Integer>> numbers) {
    record Box<T>(T value, @Nullable Box<T> next) {}
  }

  static Object point(int x, String label) {
    return new Point(x, label);
  }

  static Object chosen() {
    return new Chosen("c", true);
  }

  static Object built() {
    return Built.builder().setId("b").note("n").tags(List.of("x")).build();
  }

  static Object bean() {
    Bean bean = new Bean();
    bean.setId(5L);
    bean.setValues(List.of(1, 2));
    bean.setActive(true);
    bean.setURL("https://example.com");
    bean.setTransientNote("not stored");
    return bean;
  }

  static Object roles() {
    return new Roles(
        "r",
        null,
        null,
        Instant.parse("2026-01-01T00:00:00.9Z"),
        "not stored",
        OptionalInt.of(3),
        1,
        Roles.Color.blue,
        Set.of("t"),
        List.of(4),
        Duration.ofSeconds(2),
        Duration.ofSeconds(3),
        Map.of("future", AttributeValue.fromS("kept"), "retries", AttributeValue.fromN("99")));
  }

  static Object boxed() {
    return new Boxed(
        "b",
        new Boxed.Box<>("one", new Boxed.Box<>("two", null)),
        new Boxed.Box<>(List.of(1), null));
  }
}
