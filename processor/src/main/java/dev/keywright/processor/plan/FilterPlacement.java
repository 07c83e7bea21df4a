package dev.keywright.processor.plan;

import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.ValueType;

/**
 * Decides where a filter's term is checked: by DynamoDB, in a filter expression, or on this side,
 * after reading. A filter expression may not name the key attributes of what it queries ("Filter
 * expressions for the Query operation" in the developer guide), and GetItem takes none.
 */
public final class FilterPlacement {

  private FilterPlacement() {}

  /** Whether DynamoDB can decide the term in a Query of a path. */
  public static boolean isExpression(Term term, KeyPath path, Table table) {
    Property property = term.path().property();
    if (!term.path().isAttribute()
        || !property.stored()
        || path.key().attributes().contains(property.attribute())
        || !path.holds(property.attribute(), table)) {
      return false;
    }
    return term instanceof Term.Present
        || term instanceof Term.Absent
        || (property.format().isEmpty()
            && property.scalar().filter(FilterPlacement::isPlain).isPresent());
  }

  /** Whether DynamoDB can decide the term where a plan is carried out: GetItem takes no filter. */
  public static boolean isExpression(Term term, AccessPlan plan, Table table) {
    return plan instanceof AccessPlan.Query && isExpression(term, plan.path(), table);
  }

  // Types whose stored form has one spelling for each value.
  private static boolean isPlain(ValueType.Scalar scalar) {
    return switch (scalar.scalar()) {
      case STRING, ENUM, UUID, BOOLEAN, BYTE, SHORT, INT, LONG, BIG_DECIMAL -> true;
      default -> false;
    };
  }
}
