package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.expression.LegacyCondition;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import dev.keywright.testing.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The legacy parameters {@code Expected}, {@code QueryFilter}, {@code ScanFilter} and {@code
 * KeyConditions} ("Legacy conditional parameters" in the developer guide), translated to the
 * conditions that expressions are parsed to.
 */
final class LegacyConditions {
  private static final Set<ValueType> SCALARS = Set.of(ValueType.S, ValueType.N, ValueType.B);

  private LegacyConditions() {}

  /** {@code Expected}, or null where the request has none. */
  static @Nullable Condition expected(Fields request) {
    if (!request.has("Expected")) {
      return null;
    }
    List<Condition> conditions = new ArrayList<>();
    request
        .objectMap("Expected")
        .forEach((attribute, fields) -> conditions.add(expected(attribute, fields)));
    return LegacyCondition.join(conditions, request.text("ConditionalOperator", "AND"));
  }

  private static Condition expected(String attribute, Fields fields) {
    List<Value> list = values(fields);
    Value value = value(fields);
    if (list != null && value != null) {
      throw ServiceError.validation(
          INVALID
              + "Value and AttributeValueList cannot be used together for Attribute: "
              + attribute);
    }
    String operator = fields.text("ComparisonOperator");
    if (operator != null) {
      if (fields.has("Exists")) {
        throw ServiceError.validation(
            INVALID
                + "Exists and ComparisonOperator cannot be used together for Attribute: "
                + attribute);
      }
      boolean unary = operator.equals("NULL") || operator.equals("NOT_NULL");
      if (!unary && list == null && value == null) {
        throw ServiceError.validation(
            INVALID
                + "Value or AttributeValueList must be used with ComparisonOperator: "
                + operator
                + " for Attribute: "
                + attribute);
      }
      List<Value> operands =
          list != null ? list : value != null ? List.of(value) : List.<Value>of();
      return condition(attribute, operator, operands);
    }
    if (list != null) {
      throw ServiceError.validation(
          INVALID
              + "AttributeValueList can only be used with a ComparisonOperator for Attribute: "
              + attribute);
    }
    boolean exists = fields.flag("Exists", true);
    if (exists && value == null) {
      throw ServiceError.validation(
          INVALID
              + "Value must be provided when Exists is "
              + (fields.has("Exists") ? "true" : "null")
              + " for Attribute: "
              + attribute);
    }
    if (!exists && value != null) {
      throw ServiceError.validation(
          INVALID + "Value cannot be used when Exists is false for Attribute: " + attribute);
    }
    return value == null
        ? LegacyCondition.of(attribute, "NULL", List.of())
        : LegacyCondition.of(attribute, "EQ", List.of(value));
  }

  /** Refuses {@code ConditionalOperator} where there are no conditions to join. */
  static void checkOperator(Fields request, String conditions) {
    if (request.has("ConditionalOperator") && !request.has(conditions)) {
      throw ServiceError.validation(
          "ConditionalOperator cannot be used without Filter or Expected");
    }
  }

  /** {@code QueryFilter} or {@code ScanFilter}, or null where the request has none. */
  static @Nullable Condition filter(Fields request, String parameter) {
    if (!request.has(parameter)) {
      return null;
    }
    List<Condition> conditions = new ArrayList<>();
    request
        .objectMap(parameter)
        .forEach(
            (attribute, fields) ->
                conditions.add(
                    condition(
                        attribute, fields.requiredText("ComparisonOperator"), operands(fields))));
    return LegacyCondition.join(conditions, request.text("ConditionalOperator", "AND"));
  }

  /** {@code KeyConditions}, or null where the request has none. */
  static @Nullable Map<String, KeyCondition> keyConditions(Fields request) {
    if (!request.has("KeyConditions")) {
      return null;
    }
    Map<String, KeyCondition> conditions = new LinkedHashMap<>();
    request
        .objectMap("KeyConditions")
        .forEach(
            (attribute, fields) -> {
              String operator = fields.requiredText("ComparisonOperator");
              List<Value> operands = operands(fields);
              condition(attribute, operator, operands);
              conditions.put(attribute, keyCondition(operator, operands));
            });
    return conditions;
  }

  private static KeyCondition keyCondition(String operator, List<Value> operands) {
    for (KeyCondition.Operator known : KeyCondition.Operator.values()) {
      if (known.name().equals(operator)) {
        return new KeyCondition(known, operands);
      }
    }
    throw ServiceError.validation("Attempted conditional constraint is not an indexable operation");
  }

  private static List<Value> operands(Fields fields) {
    List<Value> values = values(fields);
    return values == null ? List.of() : values;
  }

  private static @Nullable List<Value> values(Fields fields) {
    List<Object> list = fields.list("AttributeValueList");
    return list == null ? null : list.stream().map(ValueReader::read).toList();
  }

  private static @Nullable Value value(Fields fields) {
    Map<String, @Nullable Object> value = fields.map("Value");
    return value == null ? null : ValueReader.read(value);
  }

  private static Condition condition(String attribute, String operator, List<Value> operands) {
    int count = operands.size();
    boolean rightCount =
        switch (operator) {
          case "NULL", "NOT_NULL" -> count == 0;
          case "IN" -> count > 0;
          case "BETWEEN" -> count == 2;
          default -> count == 1;
        };
    if (!rightCount) {
      throw ServiceError.validation(
          INVALID + "Invalid number of argument(s) for the " + operator + " ComparisonOperator");
    }
    checkTypes(operator, operands);
    return LegacyCondition.of(attribute, operator, operands);
  }

  private static void checkTypes(String operator, List<Value> operands) {
    for (Value operand : operands) {
      if (operand.type() != operands.get(0).type()) {
        throw ServiceError.validation(
            INVALID + "AttributeValues inside AttributeValueList must be of same type");
      }
    }
    for (Value operand : operands) {
      ValueType type = operand.type();
      boolean valid =
          switch (operator) {
            case "EQ", "NE" -> true;
            case "BEGINS_WITH" -> type == ValueType.S || type == ValueType.B;
            default -> SCALARS.contains(type);
          };
      if (!valid) {
        throw ServiceError.validation(
            INVALID
                + "ComparisonOperator "
                + operator
                + " is not valid for "
                + type
                + " AttributeValue type");
      }
    }
    if (operator.equals("BETWEEN") && ValueOrder.compare(operands.get(0), operands.get(1)) > 0) {
      throw ServiceError.validation(
          "The BETWEEN condition was provided a range where the lower bound is greater than the "
              + "upper bound");
    }
  }
}
