package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.KeyAttribute;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.expression.KeyCondition.Operator;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.value.Value;
import java.util.Map;

/**
 * Rules on the key conditions of a query: equality on every partition attribute, then on sort
 * attributes from the left, with any operator on the last one used.
 */
final class QueryKeys {
  private QueryKeys() {}

  /** Checks conditions against the key of the table or the index. */
  static void check(Map<String, KeyCondition> conditions, KeySchema keys) {
    if (conditions.isEmpty() || conditions.size() > Math.max(2, keys.size())) {
      throw ServiceError.validation("Conditions can be of length 1 or 2 only");
    }
    if (conditions.size() > keys.size()) {
      throw ServiceError.validation("Query key condition not supported");
    }
    if (keys.size() > 2) {
      checkSortFromTheLeft(conditions, keys);
    }
    int used = 0;
    boolean ranged = false;
    for (KeyAttribute attribute : keys.attributes()) {
      KeyCondition condition = conditions.get(attribute.name());
      boolean partition = keys.partition().contains(attribute);
      if (condition == null) {
        if (partition || used < conditions.size()) {
          throw ServiceError.validation(
              "Query condition missed key schema element: " + attribute.name());
        }
        return;
      }
      used++;
      checkValues(attribute, condition);
      boolean equality = condition.operator() == Operator.EQ;
      if ((partition && !equality) || ranged) {
        throw ServiceError.validation("Query key condition not supported");
      }
      ranged = !equality;
    }
  }

  /** In a key of several sort attributes, all before the last one used need equality. */
  private static void checkSortFromTheLeft(Map<String, KeyCondition> conditions, KeySchema keys) {
    KeyAttribute open = null;
    for (KeyAttribute attribute : keys.sort()) {
      KeyCondition condition = conditions.get(attribute.name());
      if (condition != null && open != null) {
        throw ServiceError.validation(
            INVALID
                + "RANGE key attributes "
                + open.name()
                + " must have equality conditions specified in the query because a condition is "
                + "present on key attribute "
                + attribute.name());
      }
      if (open == null && (condition == null || condition.operator() != Operator.EQ)) {
        open = attribute;
      }
    }
  }

  private static void checkValues(KeyAttribute attribute, KeyCondition condition) {
    for (Value value : condition.values()) {
      if (value.type() != attribute.type()) {
        throw ServiceError.validation(
            INVALID + "Condition parameter type does not match schema type");
      }
      KeyRules.checkNotEmpty(attribute.name(), value);
    }
    if (condition.operator() == Operator.BEGINS_WITH
        && condition.first() instanceof Value.Numeric) {
      throw ServiceError.validation(
          INVALID + "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type");
    }
  }

  /** Checks that a start key lies where the conditions look. */
  static void checkStart(
      Map<String, KeyCondition> conditions, KeySchema keys, Map<String, Value> startKey) {
    boolean inPartition =
        keys.partition().stream().allMatch(attribute -> holds(conditions, attribute, startKey));
    boolean ranged = conditions.size() > keys.partition().size();
    if (ranged
        && !keys.sort().stream().allMatch(attribute -> holds(conditions, attribute, startKey))) {
      throw ServiceError.validation(
          "The provided starting key does not match the range key predicate");
    }
    if (!inPartition) {
      throw ServiceError.validation(
          ranged
              ? "The query can return at most one row and cannot be restarted"
              : "The provided starting key is outside query boundaries based on provided "
                  + "conditions");
    }
  }

  private static boolean holds(
      Map<String, KeyCondition> conditions, KeyAttribute attribute, Map<String, Value> startKey) {
    KeyCondition condition = conditions.get(attribute.name());
    return condition == null || condition.holds(startKey.get(attribute.name()));
  }
}
