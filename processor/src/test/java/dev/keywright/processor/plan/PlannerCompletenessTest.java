package dev.keywright.processor.plan;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.Range;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ScalarType;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * For each pattern that is rejected, no single request would serve it: none that {@link
 * RequestSearch} finds selects what is meant, and in the order that is meant, for all rows and
 * arguments that are tried. Rows come in pairs that differ in one property, so that what a request
 * overlooks shows.
 *
 * <p>Left out are ranges and orders over enums, booleans and UUIDs, which the types refuse whatever
 * their texts are.
 */
class PlannerCompletenessTest {

  private static final int PATTERNS = 8;
  private static final int ARGUMENTS = 8;
  private static final int DATA_SETS = 6;

  /** What looks like a request that serves may be a chance of few rows: it is looked at again. */
  private static final int MANY_DATA_SETS = 300;

  private static final int EVIDENCE = 8;

  /**
   * With one seed: in about one model of thousands, values hardly ever meet that would tell a
   * request from what is meant (escaped text that sorts otherwise, say), and no amount of data that
   * a build has time for shows the difference. On demand such a report is looked at by a person.
   */
  @Property(tries = 150, seed = "42", shrinking = ShrinkingMode.OFF)
  void noRequestServesWhatIsRejected(@ForAll long seed) {
    check(new Random(seed));
  }

  /** More, and others, on demand: {@code -Dkeywright.models=10000 -Dkeywright.seed=7}. */
  @Example
  void noRequestServesManyOthers() {
    Random random = new Random(Long.getLong("keywright.seed", 1));
    for (int i = 0; i < Integer.getInteger("keywright.models", 0); i++) {
      check(random);
    }
  }

  private static void check(Random random) {
    TableLayout layout = new RandomModel(random).next();
    for (int i = 0; i < PATTERNS; i++) {
      EntityLayout entity = layout.entities().get(random.nextInt(layout.entities().size()));
      AccessPattern pattern = new RandomPattern(layout, entity, random).next();
      Optional<Case.Resolved> resolved =
          Case.resolve(layout.table(), entity.entity().name(), pattern);
      if (resolved.isEmpty()
          || !(resolved.get().plan() instanceof Planner.Rejected rejected)
          || isRefusedByType(resolved.get().question())) {
        continue;
      }
      RequestSearch search =
          new RequestSearch(
              resolved.get().layout(), resolved.get().entity(), resolved.get().question());
      for (RequestSearch.Shape shape : search.shapes()) {
        assertTrue(
            !serves(search, shape, resolved.get(), random, DATA_SETS)
                || !serves(search, shape, resolved.get(), random, MANY_DATA_SETS),
            () ->
                shape
                    + " would serve, but: "
                    + Planning.refusals(rejected)
                    + "\n"
                    + new CaseSource(
                            new Case(
                                layout.table(),
                                entity.entity().name(),
                                pattern,
                                List.of(),
                                Map.of(),
                                Range.<Integer>all(),
                                ""))
                        .write(""));
      }
    }
  }

  private static boolean isRefusedByType(Question question) {
    return question
        .range()
        .or(question::orderBy)
        .flatMap(path -> path.property().scalar())
        .filter(
            type ->
                type.scalar() == ScalarType.ENUM
                    || type.scalar() == ScalarType.BOOLEAN
                    || type.scalar() == ScalarType.UUID)
        .isPresent();
  }

  /** Whether a request selects what is meant in all data that is tried, and there was some. */
  private static boolean serves(
      RequestSearch search,
      RequestSearch.Shape shape,
      Case.Resolved resolved,
      Random random,
      int dataSets) {
    Question question = resolved.question();
    int answered = 0;
    for (int set = 0; set < dataSets; set++) {
      NastyValues values = new NastyValues(random);
      Map<Row, Map<String, AttributeValue>> items =
          search.items(new RandomRows(resolved, values, random).next());
      List<Row> stored = List.copyOf(items.keySet());
      List<Row> own =
          stored.stream().filter(row -> row.entity().equals(question.entity().name())).toList();
      for (int i = 0; i < ARGUMENTS && !own.isEmpty(); i++) {
        Arguments arguments = values.arguments(question, values.row(own));
        Optional<List<Row>> selected = search.select(shape, arguments, items);
        if (selected.isEmpty()) {
          continue;
        }
        List<Row> meant = meant(resolved, shape.path(), arguments, stored);
        if (!isSame(meant, selected.get()) || !isOrdered(question, selected.get())) {
          return false;
        }
        answered += isEvidence(question, meant) ? 1 : 0;
      }
    }
    return answered >= EVIDENCE;
  }

  /**
   * Whether an answer shows something: there is one, and where an order is asked for, there is one
   * to keep.
   */
  private static boolean isEvidence(Question question, List<Row> meant) {
    return question
        .orderBy()
        .map(path -> meant.stream().map(row -> row.get(path)).distinct().count() > 1)
        .orElse(!meant.isEmpty());
  }

  private static List<Row> meant(
      Case.Resolved resolved, KeyPath path, Arguments arguments, List<Row> rows) {
    // No plan folds anything here; the key condition in its place binds nothing.
    AccessPlan exact =
        new AccessPlan.Query(
            path,
            List.of(),
            List.of(),
            new KeyCondition.None(),
            Discriminator.none(),
            List.of(),
            false,
            "");
    return new BruteForce(
            resolved.layout(), resolved.entity(), resolved.question(), arguments, exact)
        .answer(rows);
  }

  private static boolean isSame(List<Row> meant, List<Row> selected) {
    Set<Row> one = new HashSet<>(meant);
    return one.size() == selected.size() && one.containsAll(selected);
  }

  private static boolean isOrdered(Question question, List<Row> selected) {
    if (question.orderBy().isEmpty()) {
      return true;
    }
    for (int i = 1; i < selected.size(); i++) {
      Object before = selected.get(i - 1).get(question.orderBy().get());
      Object after = selected.get(i).get(question.orderBy().get());
      if (before == null || after == null || Meaning.ORDER.compare(before, after) > 0) {
        return false;
      }
    }
    return true;
  }
}
