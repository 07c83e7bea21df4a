package dev.keywright.testing.expression;

import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The right side of a {@code SET}. */
sealed interface UpdateOperand {
  /** What is said of a value of the wrong type. */
  String INCORRECT_TYPE = "An operand in the update expression has an incorrect data type";

  /**
   * The value for an item.
   *
   * @throws ServiceError where an attribute does not exist or has the wrong type
   */
  Value in(Map<String, Value> attributes);

  /** The type, where it is known without an item. */
  default @Nullable ValueType knownType() {
    return null;
  }

  /** What a path leads to. */
  record Path(DocumentPath path) implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      Value value = path.in(attributes);
      if (value == null) {
        throw ServiceError.validation(
            "The provided expression refers to an attribute that does not exist in the item");
      }
      return value;
    }
  }

  /** A value of the request. */
  record Literal(Value value) implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      return value;
    }

    @Override
    public ValueType knownType() {
      return value.type();
    }
  }

  /** Stands for an operand that a problem is noted about. */
  record Invalid() implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      throw new IllegalStateException("an expression with a problem is not evaluated");
    }
  }

  /** A sum or a difference. */
  record Arithmetic(boolean plus, UpdateOperand left, UpdateOperand right)
      implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      BigDecimal first = number(left.in(attributes));
      BigDecimal second = number(right.in(attributes));
      return ValueReader.calculated(plus ? first.add(second) : first.subtract(second));
    }

    private static BigDecimal number(Value value) {
      if (value instanceof Value.Numeric number) {
        return number.number();
      }
      throw incorrectType();
    }
  }

  /** {@code if_not_exists}. */
  record IfNotExists(DocumentPath path, UpdateOperand otherwise) implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      Value value = path.in(attributes);
      return value == null ? otherwise.in(attributes) : value;
    }
  }

  /** {@code list_append}. */
  record ListAppend(UpdateOperand first, UpdateOperand second) implements UpdateOperand {
    @Override
    public Value in(Map<String, Value> attributes) {
      List<Value> elements = new ArrayList<>(list(first.in(attributes)));
      elements.addAll(list(second.in(attributes)));
      return new Value.Sequence(Collections.unmodifiableList(elements));
    }

    private static List<Value> list(Value value) {
      if (value instanceof Value.Sequence sequence) {
        return sequence.elements();
      }
      throw incorrectType();
    }
  }

  /** The error that a value of the item or the request is of the wrong type here. */
  static ServiceError incorrectType() {
    return ServiceError.validation(INCORRECT_TYPE);
  }
}
