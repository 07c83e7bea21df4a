package dev.keywright.testing.expression;

import dev.keywright.testing.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition on one key attribute, of a query.
 *
 * @param operator how the attribute compares
 * @param values with what: two for {@code BETWEEN}, one for all else
 */
public record KeyCondition(Operator operator, List<Value> values) {

  /** The operators that a key can be searched by. */
  public enum Operator {
    EQ,
    LT,
    LE,
    GT,
    GE,
    BETWEEN,
    BEGINS_WITH
  }

  /** The value, or the lower of two. */
  public Value first() {
    return values.get(0);
  }

  /** The upper bound of {@code BETWEEN}. */
  public Value second() {
    return values.get(1);
  }

  /** Whether a key value meets the condition. */
  public boolean holds(@Nullable Value value) {
    return switch (operator) {
      case EQ -> Condition.Comparator.EQ.holds(value, first());
      case LT -> Condition.Comparator.LT.holds(value, first());
      case LE -> Condition.Comparator.LE.holds(value, first());
      case GT -> Condition.Comparator.GT.holds(value, first());
      case GE -> Condition.Comparator.GE.holds(value, first());
      case BETWEEN ->
          Condition.Comparator.GE.holds(value, first())
              && Condition.Comparator.LE.holds(value, second());
      case BEGINS_WITH -> Condition.BeginsWith.beginsWith(value, first());
    };
  }
}
