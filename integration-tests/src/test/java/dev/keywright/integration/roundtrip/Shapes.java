package dev.keywright.integration.roundtrip;

import dev.keywright.Attribute;
import dev.keywright.Creator;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The same properties in classes of every shape, written by hand. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      Shapes.OfRecord.class,
      Shapes.OfConstructor.class,
      Shapes.OfBuilder.class,
      Shapes.OfBean.class
    })
interface Shapes {

  @Entity
  @Key(partition = "RECORD#{id}")
  record OfRecord(
      String id,
      boolean open,
      List<Box<Instant>> boxes,
      Map<String, BigDecimal> prices,
      Set<String> tags,
      Optional<Box<List<Integer>>> box,
      @Nullable Long count) {

    /** Compact constructors run when an item is read, too. */
    public OfRecord {
      boxes = List.copyOf(boxes);
    }
  }

  /** A generic document. */
  record Box<T>(T value, @Nullable Box<T> next) {}

  /** What all of the classes are compared by. */
  abstract class Comparable {

    abstract List<?> values();

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Comparable that
          && getClass() == that.getClass()
          && values().equals(that.values());
    }

    @Override
    public int hashCode() {
      return values().hashCode();
    }

    @Override
    public String toString() {
      return values().toString();
    }
  }

  @Entity
  @Key(partition = "CONSTRUCTOR#{id}")
  final class OfConstructor extends Comparable {
    private final String id;
    private final boolean open;
    private final byte[] bytes;
    private final Optional<String> note;
    private final @Nullable Integer size;

    OfConstructor(String id) {
      this(id, false, new byte[0], Optional.empty(), null);
    }

    @Creator
    OfConstructor(
        String id, boolean open, byte[] bytes, Optional<String> note, @Nullable Integer size) {
      this.id = id;
      this.open = open;
      this.bytes = bytes.clone();
      this.note = note;
      this.size = size;
    }

    String id() {
      return id;
    }

    boolean isOpen() {
      return open;
    }

    byte[] getBytes() {
      return bytes.clone();
    }

    Optional<String> note() {
      return note;
    }

    @Nullable Integer getSize() {
      return size;
    }

    @Override
    List<?> values() {
      return Arrays.asList(id, open, Arrays.toString(bytes), note, size);
    }
  }

  @Entity
  @Key(partition = "BUILDER#{id}")
  final class OfBuilder extends Comparable {
    private final String id;
    private final List<String> tags;
    private final @Nullable Instant at;

    private OfBuilder(Builder builder) {
      this.id = Objects.requireNonNull(builder.id);
      this.tags = List.copyOf(builder.tags);
      this.at = builder.at;
    }

    String getId() {
      return id;
    }

    List<String> getTags() {
      return tags;
    }

    @Nullable Instant getAt() {
      return at;
    }

    @Override
    List<?> values() {
      return Arrays.asList(id, tags, at);
    }

    static Builder newBuilder() {
      return new Builder();
    }

    static final class Builder {
      private @Nullable String id;
      private final List<String> tags = new ArrayList<>();
      private @Nullable Instant at;

      Builder withId(String id) {
        this.id = id;
        return this;
      }

      Builder withTags(Iterable<String> tags) {
        tags.forEach(this.tags::add);
        return this;
      }

      void setAt(@Nullable Instant at) {
        this.at = at;
      }

      OfBuilder create() {
        return new OfBuilder(this);
      }
    }
  }

  /** Inherited by a bean, which binds the variable of its type. */
  abstract class Numbered<N, V> extends Comparable {
    private @Nullable N number;
    private @Nullable List<V> all;

    public @Nullable N getNumber() {
      return number;
    }

    public void setNumber(@Nullable N number) {
      this.number = number;
    }

    public @Nullable List<V> getAll() {
      return all;
    }

    public void setAll(@Nullable List<V> all) {
      this.all = all;
    }
  }

  /** Between the bean and what it inherits: binds one variable, and passes on the other. */
  abstract class Flagged<V> extends Numbered<Long, V> {
    private boolean active;

    public boolean isActive() {
      return active;
    }

    public void setActive(boolean active) {
      this.active = active;
    }
  }

  @Entity
  @Key(partition = "BEAN#{id}")
  class OfBean extends Flagged<Set<Integer>> {
    private String id = "";
    private Optional<Instant> at = Optional.empty();

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    @Attribute(name = "when")
    public Optional<Instant> getAt() {
      return at;
    }

    public void setAt(Optional<Instant> at) {
      this.at = at;
    }

    @Override
    List<?> values() {
      return Arrays.asList(id, isActive(), getNumber(), getAll(), at);
    }
  }
}
