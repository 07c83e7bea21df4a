package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Condition.Comparator;
import dev.keywright.testing.expression.Problems.Kind;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import dev.keywright.testing.value.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the operators and functions of a condition demand of their operands, as far as it can be
 * told without an item; {@link ConditionParser} asks as it goes, and problems are noted.
 */
final class OperandChecks {
  private static final int MAX_CHOICES = 100;

  private final Problems problems;

  OperandChecks(Problems problems) {
    this.problems = problems;
  }

  /** Notes that a function stands where it cannot. */
  void misused(String function) {
    problems.add(
        Kind.MISUSED_FUNCTION,
        "The function is not allowed to be used this way in an expression; function: " + function);
  }

  /** Notes conditions that stand as operands. */
  void checkMisuse(List<Operand> operands) {
    for (Operand operand : operands) {
      if (operand instanceof Operand.Call call && isCondition(call.function())) {
        misused(call.function());
      }
    }
  }

  /** Whether a function is a condition: known, and no operand. */
  static boolean isCondition(String function) {
    return operandCount(function) > 0 && !function.equals("size");
  }

  /** How many operands a function takes; zero for one that is not known. */
  static int operandCount(String function) {
    return switch (function) {
      case "attribute_exists", "attribute_not_exists", "size" -> 1;
      case "attribute_type", "begins_with", "contains" -> 2;
      default -> 0;
    };
  }

  /** Checks the operands of a function. */
  void checkCall(String function, List<Operand> arguments) {
    int count = operandCount(function);
    if (count == 0) {
      problems.add(Kind.UNKNOWN_FUNCTION, "Invalid function name; function: " + function);
      return;
    }
    if (arguments.size() != count) {
      problems.incorrectCount(function, arguments.size());
      return;
    }
    checkDistinct(function, arguments);
    Operand first = arguments.get(0);
    switch (function) {
      case "attribute_exists", "attribute_not_exists" -> {
        if (!(first instanceof Operand.Path)) {
          problems.add(
              Kind.FUNCTION,
              "Operator or function requires a document path; operator or function: " + function);
        }
      }
      case "begins_with" -> {
        for (Operand argument : arguments) {
          ValueType type = argument.knownType();
          if (type != null && type != ValueType.S && type != ValueType.B) {
            problems.incorrectType(function, type);
          }
        }
      }
      case "attribute_type" -> checkTypeName(arguments.get(1));
      case "size" -> {
        ValueType type = first.knownType();
        if (type == ValueType.N || type == ValueType.BOOL || type == ValueType.NULL) {
          problems.incorrectType(function, type);
        }
      }
      default -> {
        // contains takes anything.
      }
    }
  }

  private void checkTypeName(Operand operand) {
    ValueType type = operand.knownType();
    if (operand instanceof Operand.Literal literal && literal.value() instanceof Value.Text name) {
      boolean known =
          List.of(ValueType.values()).stream().anyMatch(t -> t.name().equals(name.text()));
      if (!known) {
        problems.add(
            Kind.FUNCTION,
            "Invalid attribute type name found; type: "
                + name.text()
                + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
      }
    } else if (!(operand instanceof Operand.Undefined)) {
      problems.add(
          Kind.FUNCTION,
          "Incorrect operand type for operator or function; operator or function: "
              + "attribute_type, operand type: "
              + (type == null ? "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}" : type));
    }
  }

  private void checkDistinct(String operator, List<Operand> operands) {
    if (operands.size() == 2
        && operands.get(0) instanceof Operand.Path first
        && first.equals(operands.get(1))) {
      problems.add(
          Kind.DISTINCT,
          "The first operand must be distinct from the remaining operands for this operator or "
              + "function; operator: "
              + operator
              + ", first operand: "
              + first.path());
    }
  }

  /** Checks the operands of a comparison. */
  void checkComparison(Comparator comparator, Operand left, Operand right) {
    checkMisuse(List.of(left, right));
    checkDistinct(comparator.symbol(), List.of(left, right));
    for (Operand operand : List.of(left, right)) {
      ValueType type = operand.knownType();
      if (type != null && !comparator.accepts(type)) {
        problems.incorrectType(comparator.symbol(), type);
      }
    }
  }

  /** Checks the operands of {@code BETWEEN}. */
  void checkBetween(Operand operand, Operand low, Operand high) {
    checkMisuse(List.of(operand, low, high));
    for (Operand each : List.of(operand, low, high)) {
      ValueType type = each.knownType();
      if (type != null && !type.isKeyType()) {
        problems.incorrectType("BETWEEN", type);
      }
    }
    checkBounds(low, high);
  }

  /** Checks the operands of {@code IN}. */
  void checkIn(Operand operand, List<Operand> choices) {
    if (choices.size() > MAX_CHOICES) {
      problems.add(
          Kind.OPERAND_COUNT,
          "The IN operator is provided with too many operands; number of operands: "
              + choices.size());
    }
    checkMisuse(List.of(operand));
    checkMisuse(choices);
  }

  private void checkBounds(Operand low, Operand high) {
    if (!(low instanceof Operand.Literal lower && high instanceof Operand.Literal upper)) {
      return;
    }
    String bounds =
        "lower bound operand: AttributeValue: "
            + render(lower.value())
            + ", upper bound operand: AttributeValue: "
            + render(upper.value());
    if (lower.value().type() != upper.value().type()) {
      problems.add(
          Kind.FUNCTION,
          "The BETWEEN operator requires same data type for lower and upper bounds; " + bounds);
    } else if (lower.value().type().isKeyType()
        && ValueOrder.compare(lower.value(), upper.value()) > 0) {
      problems.add(
          Kind.FUNCTION,
          "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; "
              + bounds);
    }
  }

  private static String render(Value value) {
    @Nullable String text = null;
    if (value instanceof Value.Text string) {
      text = string.text();
    } else if (value instanceof Value.Numeric number) {
      text = number.text();
    }
    return "{" + value.type() + ":" + (text == null ? "…" : text) + "}";
  }
}
