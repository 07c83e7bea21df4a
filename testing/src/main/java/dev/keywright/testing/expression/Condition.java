package dev.keywright.testing.expression;

import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import dev.keywright.testing.value.ValueType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A condition on an item: of a condition, filter or key condition expression, or of the legacy
 * parameters that say the same.
 */
public sealed interface Condition extends Node {

  /** Whether it is true of an item with these attributes. */
  boolean holds(Map<String, Value> attributes);

  /** Both. */
  record And(Condition left, Condition right) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return left.holds(attributes) && right.holds(attributes);
    }
  }

  /** Either, or both. */
  record Or(Condition left, Condition right) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return left.holds(attributes) || right.holds(attributes);
    }
  }

  /** Not so; also true where what it negates cannot be decided, such as a missing attribute. */
  record Not(Condition negated) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return !negated.holds(attributes);
    }
  }

  /** A comparison. */
  record Compare(Comparator operator, Operand left, Operand right) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return operator.holds(left.in(attributes), right.in(attributes));
    }
  }

  /** Within bounds, both included. */
  record Between(Operand operand, Operand low, Operand high) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      Value value = operand.in(attributes);
      return Comparator.GE.holds(value, low.in(attributes))
          && Comparator.LE.holds(value, high.in(attributes));
    }
  }

  /** Equal to one of several. */
  record In(Operand operand, List<Operand> choices) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      Value value = operand.in(attributes);
      return value != null
          && choices.stream().anyMatch(choice -> value.equals(choice.in(attributes)));
    }
  }

  /** {@code attribute_exists}. */
  record Exists(DocumentPath path) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return path.in(attributes) != null;
    }
  }

  /** {@code attribute_type}. */
  record HasType(Operand operand, Operand type) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      Value value = operand.in(attributes);
      return value != null
          && type.in(attributes) instanceof Value.Text name
          && value.type().name().equals(name.text());
    }
  }

  /** {@code begins_with}. */
  record BeginsWith(Operand operand, Operand prefix) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      return beginsWith(operand.in(attributes), prefix.in(attributes));
    }

    /** Whether a string or a binary starts with another. */
    static boolean beginsWith(@Nullable Value value, @Nullable Value prefix) {
      if (value instanceof Value.Text text && prefix instanceof Value.Text start) {
        return text.text().startsWith(start.text());
      }
      if (value instanceof Value.Binary binary && prefix instanceof Value.Binary start) {
        byte[] bytes = binary.bytes();
        byte[] first = start.bytes();
        return bytes.length >= first.length
            && Arrays.equals(bytes, 0, first.length, first, 0, first.length);
      }
      return false;
    }
  }

  /** {@code contains}: a part of a string, a member of a set or a list. */
  record Contains(Operand operand, Operand part) implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      Value whole = operand.in(attributes);
      Value wanted = part.in(attributes);
      if (whole == null || wanted == null) {
        return false;
      }
      if (whole instanceof Value.Group group) {
        return group.members().contains(wanted);
      }
      if (whole instanceof Value.Sequence sequence) {
        return sequence.elements().contains(wanted);
      }
      if (whole instanceof Value.Text text && wanted instanceof Value.Text piece) {
        return text.text().contains(piece.text());
      }
      return whole instanceof Value.Binary binary
          && wanted instanceof Value.Binary piece
          && indexOf(binary.bytes(), piece.bytes()) >= 0;
    }

    private static int indexOf(byte[] bytes, byte[] piece) {
      for (int start = 0; start <= bytes.length - piece.length; start++) {
        if (Arrays.equals(bytes, start, start + piece.length, piece, 0, piece.length)) {
          return start;
        }
      }
      return -1;
    }
  }

  /** Stands for a condition that a problem is noted about. */
  record Invalid() implements Condition {
    @Override
    public boolean holds(Map<String, Value> attributes) {
      throw new IllegalStateException("an expression with a problem is not evaluated");
    }
  }

  /** The comparison operators. */
  enum Comparator {
    EQ("="),
    NE("<>"),
    LT("<"),
    LE("<="),
    GT(">"),
    GE(">=");

    private final String symbol;

    Comparator(String symbol) {
      this.symbol = symbol;
    }

    /** As expressions write it. */
    public String symbol() {
      return symbol;
    }

    /** The operator with this symbol, or null. */
    static @Nullable Comparator ofSymbol(String symbol) {
      for (Comparator comparator : values()) {
        if (comparator.symbol.equals(symbol)) {
          return comparator;
        }
      }
      return null;
    }

    /** The operator that says the same when its operands change places. */
    Comparator mirrored() {
      return switch (this) {
        case LT -> GT;
        case LE -> GE;
        case GT -> LT;
        case GE -> LE;
        default -> this;
      };
    }

    /** Whether two values compare so; a missing value is unequal to all and in no order. */
    boolean holds(@Nullable Value left, @Nullable Value right) {
      if (this == NE) {
        return left == null || !left.equals(right);
      }
      if (left == null || right == null) {
        return false;
      }
      if (this == EQ) {
        return left.equals(right);
      }
      if (!ValueOrder.comparable(left, right)) {
        return false;
      }
      int order = ValueOrder.compare(left, right);
      return switch (this) {
        case LT -> order < 0;
        case LE -> order <= 0;
        case GT -> order > 0;
        default -> order >= 0;
      };
    }

    /** Whether values of this type have an order. */
    boolean accepts(ValueType type) {
      return this == EQ || this == NE || type.isKeyType();
    }
  }
}
