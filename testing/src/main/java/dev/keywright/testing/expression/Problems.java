package dev.keywright.testing.expression;

import dev.keywright.testing.value.ValueType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The problems that parsing found, the first of each kind. DynamoDB answers one of them, chosen by
 * kind and not by where it stands in the expression.
 */
final class Problems {

  /** The kinds, in the order in which they win. */
  enum Kind {
    PARENTHESES,
    UNKNOWN_FUNCTION,
    MISUSED_FUNCTION,
    RESERVED_WORD,
    SECTION,
    NAME,
    VALUE,
    OPERAND_COUNT,
    PATH_OVERLAP,
    PATH_CONFLICT,
    DISTINCT,
    OPERAND,
    FUNCTION
  }

  /** In a condition, these count where they come first, condition by condition. */
  private static final List<Kind> OF_ONE_CONDITION =
      List.of(Kind.NAME, Kind.VALUE, Kind.OPERAND_COUNT, Kind.DISTINCT, Kind.FUNCTION);

  private final Map<Kind, String> found = new EnumMap<>(Kind.class);
  private boolean conditionFailed;

  void add(Kind kind, String problem) {
    if (!(conditionFailed && OF_ONE_CONDITION.contains(kind))) {
      found.putIfAbsent(kind, problem);
    }
  }

  /** One condition of the expression is read: later ones add nothing if this one has failed. */
  void endCondition() {
    conditionFailed |= OF_ONE_CONDITION.stream().anyMatch(found::containsKey);
  }

  /** Answers the problem that wins, if any was found. */
  void throwFirst() {
    Arrays.stream(Kind.values())
        .filter(found::containsKey)
        .findFirst()
        .ifPresent(
            kind -> {
              throw new ExpressionException(found.getOrDefault(kind, ""));
            });
  }

  /** Notes a number of operands that an operator or a function does not take. */
  void incorrectCount(String function, int count) {
    add(
        Kind.OPERAND_COUNT,
        "Incorrect number of operands for operator or function; operator or function: "
            + function
            + ", number of operands: "
            + count);
  }

  /** Notes a type of operand that an operator or a function does not take. */
  void incorrectType(String function, ValueType type) {
    add(
        Kind.FUNCTION,
        "Incorrect operand type for operator or function; operator or function: "
            + function
            + ", operand type: "
            + type);
  }
}
