package dev.keywright.processor.plan;

import dev.keywright.Range;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question put to a table: everything that a failure needs to be shown and made smaller.
 *
 * @param known the values of parameters by the term as written
 */
record Case(
    Table table,
    String entity,
    AccessPattern pattern,
    List<Row> rows,
    Map<String, Object> known,
    Range<?> range,
    String prefix) {

  Case {
    rows = List.copyOf(rows);
    known = Map.copyOf(known);
  }

  /** A case whose table and pattern have no mistakes. */
  record Resolved(TableLayout layout, EntityLayout entity, Question question) {
    Planner.Result plan() {
      return new Planner(layout).plan(entity, question);
    }
  }

  /** Resolves keys and names; empty where that reports a mistake. */
  static Optional<Resolved> resolve(Table table, String entityName, AccessPattern pattern) {
    Report report = new Report();
    TableLayout layout = TableLayout.of(table, report);
    Optional<EntityLayout> entity = layout.entity(entityName);
    if (report.hasErrors() || entity.isEmpty() || !RandomModel.isSound(layout)) {
      return Optional.empty();
    }
    Entity model = entity.get().entity();
    return QuestionResolver.resolve(table, model, pattern, report)
        .map(question -> new Resolved(layout, entity.get(), question));
  }

  Optional<Resolved> resolve() {
    return resolve(table, entity, pattern);
  }

  /** The arguments for the terms of a question. */
  Arguments arguments(Question question) {
    Map<Term, Object> values = new HashMap<>();
    question.by().forEach(term -> put(values, term));
    question.filter().forEach(term -> put(values, term));
    return new Arguments(values, range, prefix);
  }

  private void put(Map<Term, Object> values, Term term) {
    if (term instanceof Term.Parameter && known.containsKey(term.toString())) {
      values.put(term, known.get(term.toString()));
    }
  }
}
