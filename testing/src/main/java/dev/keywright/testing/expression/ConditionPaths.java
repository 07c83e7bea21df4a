package dev.keywright.testing.expression;

import java.util.ArrayList;
import java.util.List;

/** Finds the document paths that a condition reads. */
public final class ConditionPaths {
  private final List<DocumentPath> paths = new ArrayList<>();

  private ConditionPaths() {}

  /** The paths, in the order in which they stand in the condition. */
  public static List<DocumentPath> of(Condition condition) {
    ConditionPaths found = new ConditionPaths();
    found.add(condition);
    return found.paths;
  }

  private void add(Condition condition) {
    if (condition instanceof Condition.And and) {
      add(and.left());
      add(and.right());
    } else if (condition instanceof Condition.Or or) {
      add(or.left());
      add(or.right());
    } else if (condition instanceof Condition.Not not) {
      add(not.negated());
    } else if (condition instanceof Condition.Compare compare) {
      add(compare.left());
      add(compare.right());
    } else if (condition instanceof Condition.Between between) {
      add(between.operand());
      add(between.low());
      add(between.high());
    } else if (condition instanceof Condition.In in) {
      add(in.operand());
      in.choices().forEach(this::add);
    } else if (condition instanceof Condition.Exists exists) {
      paths.add(exists.path());
    } else if (condition instanceof Condition.HasType hasType) {
      add(hasType.operand());
    } else if (condition instanceof Condition.BeginsWith beginsWith) {
      add(beginsWith.operand());
      add(beginsWith.prefix());
    } else if (condition instanceof Condition.Contains contains) {
      add(contains.operand());
      add(contains.part());
    }
  }

  private void add(Operand operand) {
    if (operand instanceof Operand.Path path) {
      paths.add(path.path());
    } else if (operand instanceof Operand.Size size) {
      add(size.of());
    }
  }
}
