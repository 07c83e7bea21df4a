package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.AccessPlan;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySuggestion;
import dev.keywright.processor.plan.PlannedTable;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.Question;
import dev.keywright.processor.plan.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Query with a filter: it reads, and is billed for, what the filter then drops. */
final class FilterCost {

  private FilterCost() {}

  static void check(PlannedTable planned, Report report) {
    for (EntityLayout entity : planned.layout().entities()) {
      for (Planner.Planned each : planned.of(entity)) {
        if (each.plan() instanceof AccessPlan.Query && !each.plan().filter().isEmpty()) {
          advise(planned, each, report);
        }
      }
    }
  }

  private static void advise(PlannedTable planned, Planner.Planned each, Report report) {
    Question question = each.question();
    Optional<KeySuggestion> key = KeySuggestion.of(planned.layout(), withoutFilter(question));
    List<String> details = new ArrayList<>();
    details.add(
        "the Query of "
            + (each.plan().path().isTable() ? "the table" : each.plan().path().label())
            + " is billed for every item that it reads, also for those that "
            + String.join(" and ", each.plan().filter().stream().map(Term::toString).toList())
            + " drops");
    if (key.isPresent()) {
      details.add("name what is filtered in by, and add:  " + key.get().keyText());
      key.get()
          .indexText()
          .ifPresent(
              text ->
                  details.add(
                      "and to " + planned.layout().table().type().simpleName() + ":  " + text));
    } else {
      details.add("put what is filtered into a key, so that only what is wanted is read");
    }
    Advice.add(
        report,
        Problem.FILTER_COST,
        question.pattern().sites().filter(),
        question.label() + " reads items that its filter drops",
        details.toArray(String[]::new));
  }

  /** The same question, with what the filter compares known by equality. */
  private static Question withoutFilter(Question question) {
    List<Term> by = new ArrayList<>(question.by());
    by.addAll(question.filter());
    return new Question(
        question.entity(),
        question.pattern(),
        by,
        question.range(),
        question.prefix(),
        question.orderBy(),
        List.of(),
        question.result());
  }
}
