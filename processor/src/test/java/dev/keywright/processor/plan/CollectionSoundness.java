package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.NotUniqueException;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ItemCollection.Arity;
import dev.keywright.processor.model.TestPattern;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Compares what a method of an item collection finds with what its pattern means, asked of each
 * component by itself: the collection's one Query must not matter.
 */
final class CollectionSoundness {

  private final TableLayout layout;
  private final CollectionPlan plan;
  private final Arguments arguments;
  private final List<Row> rows;

  CollectionSoundness(
      TableLayout layout, CollectionPlan plan, Arguments arguments, List<Row> rows) {
    this.layout = layout;
    this.plan = plan;
    this.arguments = arguments;
    this.rows = rows;
  }

  /**
   * What is wrong with an answer; empty where it is right.
   *
   * @param asked what finds rows, by the names of the components; none where there is no collection
   */
  Optional<String> difference(Supplier<Map<String, List<Row>>> asked) {
    boolean isAnyMeant = false;
    boolean isOneTooMuch = false;
    for (CollectionPlan.Part part : plan.parts()) {
      int meant = brute(part).size();
      isAnyMeant |= meant > 0;
      isOneTooMuch |= meant > 1 && part.member().arity() != Arity.LIST;
    }
    Map<String, List<Row>> found;
    try {
      found = asked.get();
    } catch (KeyValueException unwritable) {
      return isAnyMeant ? Optional.of("refused: " + unwritable.getMessage()) : Optional.empty();
    } catch (NotUniqueException several) {
      return isOneTooMuch ? Optional.empty() : Optional.of("found several: " + several);
    }
    if (isOneTooMuch) {
      return Optional.of("found " + found + ", but a component of one has several");
    }
    for (CollectionPlan.Part part : plan.parts()) {
      List<Row> own = found.getOrDefault(part.member().name(), List.of());
      Optional<String> difference =
          new Soundness(resolved(part), own(part), known(part), rows, () -> own).difference();
      if (difference.isPresent()) {
        return difference.map(each -> part.member().name() + ": " + each);
      }
    }
    return Optional.empty();
  }

  private List<Row> brute(CollectionPlan.Part part) {
    return new BruteForce(layout, part.entity(), resolved(part).question(), known(part), own(part))
        .answer(rows);
  }

  /** The pattern as one component's entity is asked it; what is one has no order. */
  private Case.Resolved resolved(CollectionPlan.Part part) {
    AccessPattern pattern = plan.pattern();
    TestPattern asked =
        TestPattern.pattern(pattern.name())
            .by(pattern.by().toArray(String[]::new))
            .range(pattern.range())
            .prefix(pattern.prefix());
    if (!pattern.index().isEmpty()) {
      asked.index(pattern.index());
    }
    if (part.member().arity() == Arity.LIST && !pattern.orderBy().isEmpty()) {
      asked.orderBy(pattern.orderBy());
      if (pattern.descending()) {
        asked.descending();
      }
      if (pattern.limit() > 0) {
        asked.limit(pattern.limit());
      }
    }
    Question question =
        QuestionResolver.resolve(
                layout.table(), part.entity().entity(), asked.build(), new Report())
            .orElseThrow();
    return new Case.Resolved(layout, part.entity(), question);
  }

  /** How the entity alone would be asked there: it says what is compared by its folded text. */
  private AccessPlan own(CollectionPlan.Part part) {
    PathPlanner planner =
        new PathPlanner(layout, part.entity(), resolved(part).question(), plan.query().path());
    return ((PathPlanner.Served) planner.plan()).plan();
  }

  /** The arguments by the terms of one component's entity. */
  private Arguments known(CollectionPlan.Part part) {
    Map<Term, Object> known = new HashMap<>();
    for (Term term : resolved(part).question().by()) {
      arguments
          .known()
          .forEach(
              (same, value) -> {
                if (same.toString().equals(term.toString())) {
                  known.put(term, value);
                }
              });
    }
    return new Arguments(known, arguments.range(), arguments.prefix());
  }
}
