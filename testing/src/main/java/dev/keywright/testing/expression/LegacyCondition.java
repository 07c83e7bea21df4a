package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Condition.Comparator;
import dev.keywright.testing.value.Value;
import java.util.List;

/** Conditions made from the operators of the legacy parameters, not from an expression's text. */
public final class LegacyCondition {
  private LegacyCondition() {}

  /**
   * A condition on one attribute.
   *
   * @param operator a comparison operator such as {@code NOT_CONTAINS}
   * @param values as many as the operator takes
   */
  public static Condition of(String attribute, String operator, List<Value> values) {
    DocumentPath path = DocumentPath.of(attribute);
    Operand operand = new Operand.Path(path);
    List<Operand> literals =
        values.stream().map(value -> (Operand) new Operand.Literal(value)).toList();
    return switch (operator) {
      case "NOT_NULL" -> new Condition.Exists(path);
      case "NULL" -> new Condition.Not(new Condition.Exists(path));
      case "CONTAINS" -> new Condition.Contains(operand, literals.get(0));
      // False of an absent attribute, as CONTAINS is.
      case "NOT_CONTAINS" ->
          new Condition.And(
              new Condition.Exists(path),
              new Condition.Not(new Condition.Contains(operand, literals.get(0))));
      case "BEGINS_WITH" -> new Condition.BeginsWith(operand, literals.get(0));
      case "IN" -> new Condition.In(operand, literals);
      case "BETWEEN" -> new Condition.Between(operand, literals.get(0), literals.get(1));
      default -> new Condition.Compare(Comparator.valueOf(operator), operand, literals.get(0));
    };
  }

  /** All of the conditions, or ({@code OR}) any of them; true where there are none. */
  public static Condition join(List<Condition> conditions, String conditionalOperator) {
    boolean any = conditionalOperator.equals("OR");
    return conditions.stream()
        .reduce((a, b) -> any ? new Condition.Or(a, b) : new Condition.And(a, b))
        .orElseGet(() -> new Condition.Not(new Condition.In(new Operand.Undefined(), List.of())));
  }
}
