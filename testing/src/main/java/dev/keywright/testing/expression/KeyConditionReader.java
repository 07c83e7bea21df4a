package dev.keywright.testing.expression;

import dev.keywright.testing.expression.KeyCondition.Operator;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns a parsed key condition expression into one condition per key attribute, and refuses what a
 * key cannot be searched by.
 */
final class KeyConditionReader {
  private static final String INVALID = "Invalid condition in KeyConditionExpression: ";

  private final Map<String, KeyCondition> conditions = new LinkedHashMap<>();

  private KeyConditionReader() {}

  static Map<String, KeyCondition> read(Condition condition) {
    KeyConditionReader reader = new KeyConditionReader();
    reader.add(condition);
    return reader.conditions;
  }

  private void add(Condition condition) {
    if (condition instanceof Condition.And and) {
      add(and.left());
      add(and.right());
    } else if (condition instanceof Condition.Compare compare) {
      addComparison(compare);
    } else if (condition instanceof Condition.Between between) {
      if (!(between.operand() instanceof Operand.Path)) {
        checkNested(List.of(between.operand(), between.low(), between.high()));
        throw firstOperand("BETWEEN");
      }
      add(Operator.BETWEEN, List.of(between.operand(), between.low(), between.high()));
    } else if (condition instanceof Condition.BeginsWith beginsWith) {
      if (!(beginsWith.operand() instanceof Operand.Path)) {
        checkNested(List.of(beginsWith.operand(), beginsWith.prefix()));
        throw firstOperand("begins_with");
      }
      add(Operator.BEGINS_WITH, List.of(beginsWith.operand(), beginsWith.prefix()));
    } else {
      throw new ExpressionException(
          "Invalid operator used in KeyConditionExpression: " + name(condition));
    }
  }

  private static String name(Condition condition) {
    if (condition instanceof Condition.Or) {
      return "OR";
    }
    if (condition instanceof Condition.Not not) {
      return not.negated() instanceof Condition.Exists ? "attribute_not_exists" : "NOT";
    }
    if (condition instanceof Condition.In) {
      return "IN";
    }
    if (condition instanceof Condition.Exists) {
      return "attribute_exists";
    }
    return condition instanceof Condition.HasType ? "attribute_type" : "contains";
  }

  private static ExpressionException firstOperand(String operator) {
    return new ExpressionException(
        INVALID + operator + " operator must have the key attribute as its first operand");
  }

  private void addComparison(Condition.Compare compare) {
    if (compare.operator() == Condition.Comparator.NE) {
      throw new ExpressionException("Invalid operator used in KeyConditionExpression: <>");
    }
    boolean mirrored = !(compare.left() instanceof Operand.Path);
    Operand attribute = mirrored ? compare.right() : compare.left();
    Operand value = mirrored ? compare.left() : compare.right();
    Condition.Comparator comparator = mirrored ? compare.operator().mirrored() : compare.operator();
    add(Operator.valueOf(comparator.name()), List.of(attribute, value));
  }

  private static void checkNested(List<Operand> operands) {
    for (Operand operand : operands) {
      if (operand instanceof Operand.Size) {
        throw new ExpressionException("KeyConditionExpressions cannot contain nested operations");
      }
    }
  }

  private void add(Operator operator, List<Operand> operands) {
    checkNested(operands);
    String attribute = null;
    List<Value> values = new ArrayList<>();
    for (Operand operand : operands) {
      if (operand instanceof Operand.Path path) {
        if (attribute != null) {
          throw new ExpressionException(INVALID + "Multiple attribute names used in one condition");
        }
        if (path.path().isNested()) {
          throw new ExpressionException(
              "KeyConditionExpressions cannot have conditions on nested attributes");
        }
        attribute = path.path().head();
      } else if (operand instanceof Operand.Literal literal) {
        values.add(literal.value());
      }
    }
    if (attribute == null) {
      throw new ExpressionException(INVALID + "No key attribute specified");
    }
    if (conditions.put(attribute, new KeyCondition(operator, List.copyOf(values))) != null) {
      throw new ExpressionException(
          "KeyConditionExpressions must only contain one condition per key");
    }
  }
}
