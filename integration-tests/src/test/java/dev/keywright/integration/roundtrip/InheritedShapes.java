package dev.keywright.integration.roundtrip;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Classes that inherit what they are made of, and bind the variables of its types. */
@Table(
    name = Engine.TABLE,
    partitionKey = "PK",
    entities = {
      InheritedShapes.Composed.class,
      InheritedShapes.SelfBuilt.class,
      InheritedShapes.Held.class
    })
interface InheritedShapes {

  /** Accessors of types that a class binds. */
  interface Holding<I, V> {
    I id();

    List<V> values();
  }

  /** A record that binds them, and documents of a generic class. */
  @Entity
  @Key(partition = "INTERFACE#{id}")
  record Held(String id, List<Pair<Long, String>> values)
      implements Holding<String, Pair<Long, String>> {}

  /** A generic class with a constructor, as a document. */
  final class Pair<A, B> {
    private final A first;
    private final Optional<B> second;

    Pair(A first, Optional<B> second) {
      this.first = first;
      this.second = second;
    }

    A getFirst() {
      return first;
    }

    Optional<B> getSecond() {
      return second;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Pair<?, ?> that
          && first.equals(that.first)
          && second.equals(that.second);
    }

    @Override
    public int hashCode() {
      return Objects.hash(first, second);
    }
  }

  /** What a class with a constructor inherits. */
  abstract class Named<N> {
    private final N name;
    private final boolean current;

    Named(N name, boolean current) {
      this.name = name;
      this.current = current;
    }

    public N getName() {
      return name;
    }

    public boolean isCurrent() {
      return current;
    }
  }

  @Entity
  @Key(partition = "INHERITED#{name.language}")
  final class Composed extends Named<Label> {
    private final Map<String, Label> others;

    Composed(Label name, boolean current, Map<String, Label> others) {
      super(name, current);
      this.others = others;
    }

    Map<String, Label> others() {
      return others;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Composed that
          && getName().equals(that.getName())
          && isCurrent() == that.isCurrent()
          && others.equals(that.others);
    }

    @Override
    public int hashCode() {
      return Objects.hash(getName(), isCurrent(), others);
    }
  }

  record Label(String language, String text) {}

  /** What a class with a builder inherits, and its builder. */
  abstract class Identified<I> {
    private final I id;

    Identified(Builder<I, ?> builder) {
      this.id = Objects.requireNonNull(builder.id);
    }

    public I getId() {
      return id;
    }

    /** A builder that its subclass gives back as itself. */
    abstract static class Builder<I, B extends Builder<I, B>> {
      private @Nullable I id;

      B id(I id) {
        this.id = id;
        return self();
      }

      abstract B self();
    }
  }

  @Entity
  @Key(partition = "SELF#{id}")
  final class SelfBuilt extends Identified<Long> {
    private final List<String> tags;

    private SelfBuilt(Builder builder) {
      super(builder);
      this.tags = List.copyOf(builder.tags);
    }

    List<String> tags() {
      return tags;
    }

    static Builder builder() {
      return new Builder();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof SelfBuilt that
          && getId().equals(that.getId())
          && tags.equals(that.tags);
    }

    @Override
    public int hashCode() {
      return Arrays.asList(getId(), tags).hashCode();
    }

    static final class Builder extends Identified.Builder<Long, Builder> {
      private final List<String> tags = new ArrayList<>();

      Builder tags(List<String> tags) {
        this.tags.addAll(tags);
        return this;
      }

      @Override
      Builder self() {
        return this;
      }

      SelfBuilt build() {
        return new SelfBuilt(this);
      }
    }
  }
}
