package dev.keywright.support;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One condition on one attribute. It is written into a key condition, a filter or a write
 * condition, and it can be tested on this side with the same outcome: after a GetItem, or when an
 * index entry's item has been fetched and may have moved on.
 */
sealed interface Condition {

  /** The attribute that the condition is about. */
  String attribute();

  /** Appends the condition in DynamoDB's expression language. */
  void appendTo(StringBuilder expression, Placeholders placeholders);

  /** Whether an item meets the condition, as DynamoDB would decide it. */
  boolean test(Map<String, AttributeValue> item);

  /** Comparison operators, in DynamoDB's spelling. */
  enum Operator {
    EQUAL(" = "),
    LESS(" < "),
    AT_MOST(" <= "),
    GREATER(" > "),
    AT_LEAST(" >= ");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }
  }

  /** {@code attribute = value}, {@code attribute <= value}, ... */
  record Comparison(String attribute, Operator operator, AttributeValue value)
      implements Condition {
    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      expression
          .append(placeholders.name(attribute))
          .append(operator.sign)
          .append(placeholders.value(attribute, value));
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      AttributeValue actual = item.get(attribute);
      if (actual == null || actual.type() != value.type()) {
        return false;
      }
      if (operator == Operator.EQUAL && !AttributeOrder.isOrdered(value)) {
        return actual.equals(value);
      }
      int order = AttributeOrder.compare(actual, value);
      return switch (operator) {
        case EQUAL -> order == 0;
        case LESS -> order < 0;
        case AT_MOST -> order <= 0;
        case GREATER -> order > 0;
        case AT_LEAST -> order >= 0;
      };
    }
  }

  /** {@code attribute BETWEEN lower AND upper}, both inclusive. */
  record Between(String attribute, AttributeValue lower, AttributeValue upper)
      implements Condition {
    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      expression
          .append(placeholders.name(attribute))
          .append(" BETWEEN ")
          .append(placeholders.value(attribute, lower))
          .append(" AND ")
          .append(placeholders.value(attribute, upper));
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      AttributeValue actual = item.get(attribute);
      return actual != null
          && actual.type() == lower.type()
          && AttributeOrder.compare(actual, lower) >= 0
          && AttributeOrder.compare(actual, upper) <= 0;
    }
  }

  /** {@code begins_with(attribute, prefix)}. */
  record BeginsWith(String attribute, String prefix) implements Condition {
    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      expression
          .append("begins_with(")
          .append(placeholders.name(attribute))
          .append(", ")
          .append(placeholders.value(attribute, AttributeValue.fromS(prefix)))
          .append(')');
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      AttributeValue actual = item.get(attribute);
      return actual != null
          && actual.type() == AttributeValue.Type.S
          && actual.s().startsWith(prefix);
    }
  }

  /** {@code attribute IN (a, b, ...)}. */
  record OneOf(String attribute, List<AttributeValue> values) implements Condition {
    public OneOf {
      values = List.copyOf(values);
    }

    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      expression.append(placeholders.name(attribute)).append(" IN (");
      String separator = "";
      for (AttributeValue value : values) {
        expression.append(separator).append(placeholders.value(attribute, value));
        separator = ", ";
      }
      expression.append(')');
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      for (AttributeValue value : values) {
        if (new Comparison(attribute, Operator.EQUAL, value).test(item)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whether the attribute is there and is not a stored null. */
  record Presence(String attribute, boolean present) implements Condition {
    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      String name = placeholders.name(attribute);
      expression
          .append(present ? "(attribute_exists(" : "(NOT (attribute_exists(")
          .append(name)
          .append(") AND NOT attribute_type(")
          .append(name)
          .append(", ")
          .append(placeholders.value(attribute, NULL_TYPE))
          .append(present ? "))" : ")))");
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      AttributeValue value = item.get(attribute);
      return present == (value != null && value.type() != AttributeValue.Type.NUL);
    }
  }

  /** Whether the attribute is there at all: for a key attribute, whether the item is. */
  record Existence(String attribute, boolean exists) implements Condition {
    @Override
    public void appendTo(StringBuilder expression, Placeholders placeholders) {
      expression
          .append(exists ? "attribute_exists(" : "attribute_not_exists(")
          .append(placeholders.name(attribute))
          .append(')');
    }

    @Override
    public boolean test(Map<String, AttributeValue> item) {
      return exists == item.containsKey(attribute);
    }
  }

  /** The operand of {@code attribute_type} for a stored null. */
  AttributeValue NULL_TYPE = AttributeValue.fromS("NULL");

  /** The attribute is equal to one of the values, of which there is at least one. */
  static Condition oneOf(String attribute, List<AttributeValue> values) {
    return values.size() == 1
        ? new Comparison(attribute, Operator.EQUAL, values.get(0))
        : new OneOf(attribute, values);
  }

  /** The attribute is equal to one of the texts, of which there is at least one. */
  static Condition oneOf(String attribute, String... texts) {
    return oneOf(attribute, Arrays.stream(texts).map(AttributeValue::fromS).toList());
  }

  /** All conditions joined by AND, or null when there is none. */
  static @Nullable String allOf(List<Condition> conditions, Placeholders placeholders) {
    if (conditions.isEmpty()) {
      return null;
    }
    StringBuilder expression = new StringBuilder(64);
    for (Condition condition : conditions) {
      if (expression.length() > 0) {
        expression.append(" AND ");
      }
      condition.appendTo(expression, placeholders);
    }
    return expression.toString();
  }

  /** Whether an item meets all conditions. */
  static boolean testAll(List<Condition> conditions, Map<String, AttributeValue> item) {
    for (Condition condition : conditions) {
      if (!condition.test(item)) {
        return false;
      }
    }
    return true;
  }
}
