package dev.keywright.testing.operation;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rules on the parameters of a request that need no table. */
final class RequestRules {
  /** How most validation messages begin. */
  static final String INVALID = "One or more parameter values were invalid: ";

  private RequestRules() {}

  /**
   * Refuses expressions together with legacy parameters, and placeholders without an expression.
   *
   * @param expressions the parameters of the request that are expressions
   * @param legacy the parameters that an expression replaces
   */
  static void checkExpressionParameters(
      Fields request, List<String> expressions, List<String> legacy) {
    List<String> used = request.present(expressions);
    List<String> old = request.present(legacy);
    if (!used.isEmpty() && !old.isEmpty()) {
      throw ServiceError.validation(
          "Can not use both expression and non-expression parameters in the same request: "
              + "Non-expression parameters: {"
              + String.join(", ", old)
              + "} Expression parameters: {"
              + String.join(", ", used)
              + "}");
    }
    if (request.has("ExpressionAttributeNames") && used.isEmpty()) {
      throw ServiceError.validation(
          "ExpressionAttributeNames can only be specified when using expressions");
    }
    List<String> takingValues =
        expressions.stream().filter(name -> !name.equals("ProjectionExpression")).toList();
    if (!takingValues.isEmpty()
        && request.has("ExpressionAttributeValues")
        && request.present(takingValues).isEmpty()) {
      throw ServiceError.validation(
          "ExpressionAttributeValues can only be specified when using expressions: "
              + String.join(" and ", takingValues)
              + (takingValues.size() > 1 ? " are null" : " is null"));
    }
  }

  /** Refuses the same attribute twice in {@code AttributesToGet}. */
  static void checkAttributesToGet(Fields request) {
    List<String> names = request.texts("AttributesToGet");
    if (names == null) {
      return;
    }
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw ServiceError.validation(INVALID + "Duplicate value in attribute name: " + name);
      }
    }
  }
}
