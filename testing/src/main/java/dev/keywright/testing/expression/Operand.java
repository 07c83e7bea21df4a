package dev.keywright.testing.expression;

import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something in a condition that has a value, or none. */
sealed interface Operand extends Node {

  /** The value for an item, or null where there is none. */
  @Nullable Value in(Map<String, Value> attributes);

  /** The type, where it is known without an item. */
  default @Nullable ValueType knownType() {
    return null;
  }

  /** What a path leads to. */
  record Path(DocumentPath path) implements Operand {
    @Override
    public @Nullable Value in(Map<String, Value> attributes) {
      return path.in(attributes);
    }
  }

  /** A value of the request. */
  record Literal(Value value) implements Operand {
    @Override
    public Value in(Map<String, Value> attributes) {
      return value;
    }

    @Override
    public ValueType knownType() {
      return value.type();
    }
  }

  /** A placeholder that is not defined: a problem is noted, and parsing goes on. */
  record Undefined() implements Operand {
    @Override
    public @Nullable Value in(Map<String, Value> attributes) {
      return null;
    }
  }

  /** The size of another operand: its length or the number of its members. */
  record Size(Operand of) implements Operand {
    @Override
    public @Nullable Value in(Map<String, Value> attributes) {
      Value value = of.in(attributes);
      return value == null ? null : sizeOf(value).map(Value.Numeric::of).orElse(null);
    }

    @Override
    public ValueType knownType() {
      return ValueType.N;
    }

    private static Optional<Integer> sizeOf(Value value) {
      if (value instanceof Value.Text text) {
        return Optional.of(text.text().length());
      }
      if (value instanceof Value.Binary binary) {
        return Optional.of(binary.bytes().length);
      }
      if (value instanceof Value.Document document) {
        return Optional.of(document.entries().size());
      }
      return members(value).map(Collection::size);
    }

    private static Optional<Collection<Value>> members(Value value) {
      if (value instanceof Value.Sequence sequence) {
        return Optional.of(sequence.elements());
      }
      return value instanceof Value.Group group ? Optional.of(group.members()) : Optional.empty();
    }
  }

  /**
   * A function other than {@code size}, which is a condition and no operand: a problem is noted.
   */
  record Call(String function, List<Operand> arguments) implements Operand {
    @Override
    public @Nullable Value in(Map<String, Value> attributes) {
      throw new IllegalStateException(function + " has no value");
    }

    @Override
    public ValueType knownType() {
      return ValueType.BOOL;
    }
  }
}
