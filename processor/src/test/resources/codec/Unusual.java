package codec;

import dev.keywright.AttributeConverter;
import dev.keywright.Entity;
import dev.keywright.Ignore;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Table(
    name = "Unusual",
    partitionKey = "PK",
    entities = {
      Unusual.Bean.class,
      Unusual.Built.class,
      Unusual.Made.class,
      Unusual.Flags.class,
      Unusual.Wild.class,
      Unusual.Sum.class,
      Unusual.Swapped.class,
      Unusual.Answers.class
    },
    converters = Unusual.Swapping.class)
interface Unusual {

  /** An accessor shows as an {@code Optional} what the setter takes as a value or null. */
  @Entity
  @Key(partition = "BEAN#{id}")
  class Bean {
    private String id = "";
    private @Nullable String nick;

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    public Optional<String> getNick() {
      return Optional.ofNullable(nick);
    }

    public void setNick(@Nullable String nick) {
      this.nick = nick;
    }
  }

  /** The same with a builder, which takes no null. */
  @Entity
  @Key(partition = "BUILT#{id}")
  final class Built {
    private final String id;
    private final Optional<List<Integer>> sizes;
    private final Optional<String> nick;

    private Built(Builder builder) {
      this.id = builder.id;
      this.sizes = builder.sizes;
      this.nick = builder.nick;
    }

    String id() {
      return id;
    }

    Optional<List<Integer>> sizes() {
      return sizes;
    }

    Optional<String> nick() {
      return nick;
    }

    static Builder builder() {
      return new Builder("", Optional.empty(), Optional.empty());
    }

    /** Each method gives another builder. */
    static final class Builder {
      private final String id;
      private final Optional<List<Integer>> sizes;
      private final Optional<String> nick;

      private Builder(String id, Optional<List<Integer>> sizes, Optional<String> nick) {
        this.id = id;
        this.sizes = sizes;
        this.nick = nick;
      }

      Builder id(String id) {
        return new Builder(id, sizes, nick);
      }

      Builder sizes(List<Integer> sizes) {
        return new Builder(id, Optional.of(sizes), nick);
      }

      Builder nick(String nick) {
        return new Builder(id, sizes, Optional.of(nick));
      }

      Built build() {
        return new Built(this);
      }
    }
  }

  /** And with a constructor. */
  @Entity
  @Key(partition = "MADE#{id}")
  final class Made {
    private final String id;
    private final @Nullable Integer size;

    private final List<String> tags;

    Made(String id, @Nullable Integer size, Iterable<? extends String> tags) {
      this.id = id;
      this.size = size;
      List<String> all = new ArrayList<>();
      tags.forEach(all::add);
      this.tags = List.copyOf(all);
    }

    List<String> getTags() {
      return tags;
    }

    String id() {
      return id;
    }

    Optional<Integer> size() {
      return Optional.ofNullable(size);
    }
  }

  /** Two getters for one flag. */
  @Entity
  @Key(partition = "FLAGS#{id}")
  class Flags {
    private String id = "";
    private boolean open;

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    private List<String> tags = List.of();

    public List<String> getTags() {
      return tags;
    }

    /** Takes more than the getter gives. */
    public void setTags(Collection<? extends String> tags) {
      this.tags = List.copyOf(tags);
    }

    public boolean getOpen() {
      return open;
    }

    public boolean isOpen() {
      return open;
    }

    public void setOpen(boolean open) {
      this.open = open;
    }
  }

  enum Color {
    RED,
    BLUE
  }

  enum Shade {
    DARK,
    LIGHT
  }

  record OptionalNote(String text) {}

  /** Wildcards at every depth, and an enum of Java's. */
  @Entity
  @Key(partition = "WILD#{id}")
  record Wild(
      String id,
      Map<String, ? extends Set<? extends Color>> colors,
      Map<? extends Color, ? extends List<? extends Optional<? extends Integer>>> counts,
      Optional<? extends List<? extends Color>> maybe,
      Map<DayOfWeek, Set<DayOfWeek>> days,
      @Ignore OptionalNote note) {}

  /** A tree whose leaves end it. */
  sealed interface Term {}

  record Number(int value) implements Term {}

  record Plus(Term left, Term right) implements Term {}

  record Negative(Inner inner) implements Term {}

  record Inner(Term term, @Nullable Inner next) {}

  @Entity
  @Key(partition = "SUM#{id}")
  record Sum(String id, Term term) {}

  /** Stores a type as itself. */
  final class Swapping implements AttributeConverter<Shade, Shade> {
    @Override
    public Shade toStored(Shade value) {
      return value == Shade.DARK ? Shade.LIGHT : Shade.DARK;
    }

    @Override
    public Shade fromStored(Shade stored) {
      return toStored(stored);
    }
  }

  @Entity
  @Key(partition = "SWAPPED#{id}")
  record Swapped(String id, Shade shade) {}

  /** A generic sealed type: what is generic among its types is bound where it is used. */
  sealed interface Result<T> {}

  record Ok<T>(T value, List<T> others) implements Result<T> {}

  record Failed<T>(String message, Optional<Result<T>> before) implements Result<T> {}

  record Counted(int count) implements Result<Integer> {}

  sealed interface Named<A, B> extends Result<B> {}

  record Both<B>(B value) implements Named<String, B> {}

  @Entity
  @Key(partition = "ANSWERS#{id}")
  record Answers(
      String id, Result<String> text, Result<Integer> number, Map<String, Result<List<Color>>> colors) {}

  static Object bean(@Nullable String nick) {
    Bean bean = new Bean();
    bean.setId("b");
    bean.setNick(nick);
    return bean;
  }

  static Object built() {
    return Built.builder().id("b").sizes(List.of(1)).build();
  }

  static Object made(@Nullable Integer size) {
    return new Made("m", size, List.of("t"));
  }

  static Object flags() {
    Flags flags = new Flags();
    flags.setId("f");
    flags.setOpen(true);
    flags.setTags(List.of("t"));
    return flags;
  }

  static Object wild() {
    return new Wild(
        "w",
        Map.of("some", Set.of(Color.RED)),
        Map.of(Color.BLUE, List.of(Optional.of(1), Optional.<Integer>empty())),
        Optional.of(List.of(Color.BLUE)),
        Map.of(DayOfWeek.MONDAY, Set.of(DayOfWeek.SUNDAY)),
        new OptionalNote("not stored"));
  }

  static Object sum() {
    return new Sum(
        "s",
        new Plus(
            new Number(1),
            new Negative(new Inner(new Plus(new Number(2), new Number(3)), null))));
  }

  static Object answers() {
    return new Answers(
        "a",
        new Failed<>("no", Optional.of(new Ok<>("yes", List.of("or no")))),
        new Counted(3),
        Map.of("both", new Both<>(List.of(Color.RED)), "ok", new Ok<>(List.of(), List.of())));
  }

  static Object swapped() {
    return new Swapped("s", Shade.DARK);
  }
}
