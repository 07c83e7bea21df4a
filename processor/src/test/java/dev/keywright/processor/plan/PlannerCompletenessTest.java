package dev.keywright.processor.plan;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.Range;
import dev.keywright.processor.model.AccessPattern;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
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
 * arguments that are tried.
 *
 * <p>Left out are a range over a slot that another slot follows without a literal between, whose
 * end no bound can name; a range over a property that the projection leaves out, since an end that
 * is excluded is checked by value; text that does not keep order, which the encodings' own tests
 * show; and questions with a prefix, a filter or shards, which RequestSearch does not ask.
 */
class PlannerCompletenessTest {

  private static final int PATTERNS = 8;
  private static final int ROWS = 60;
  private static final int ARGUMENTS = 8;
  private static final int DATA_SETS = 6;

  /** What looks like a request that serves may be a chance of few rows: it is looked at again. */
  private static final int MANY_DATA_SETS = 300;

  private static final int EVIDENCE = 8;

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
          || !pattern.prefix().isEmpty()
          || !pattern.filter().isEmpty()
          || pattern.by().stream().anyMatch(term -> term.contains("shard("))
          || !(resolved.get().plan() instanceof Planner.Rejected rejected)) {
        continue;
      }
      RequestSearch search =
          new RequestSearch(
              resolved.get().layout(), resolved.get().entity(), resolved.get().question());
      for (RequestSearch.Shape shape : search.shapes()) {
        assertTrue(
            isRefusedForItsText(rejected, shape)
                || !serves(search, shape, resolved.get(), random, DATA_SETS)
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

  /** Whether a request selects what is meant in all data that is tried, and there was some. */
  private static boolean serves(
      RequestSearch search,
      RequestSearch.Shape shape,
      Case.Resolved resolved,
      Random random,
      int dataSets) {
    Question question = resolved.question();
    if (isUndelimitedRange(shape, resolved) || isUncheckedRange(question)) {
      return false;
    }
    int answered = 0;
    for (int set = 0; set < dataSets; set++) {
      NastyValues values = new NastyValues(random);
      List<Row> rows = new ArrayList<>();
      for (int i = 0; i < ROWS; i++) {
        rows.add(RandomModel.row(resolved.entity().entity(), values, random));
      }
      Map<Row, Map<String, AttributeValue>> items = search.items(rows);
      List<Row> stored = new ArrayList<>(items.keySet());
      for (int i = 0; i < ARGUMENTS && !stored.isEmpty(); i++) {
        Arguments arguments =
            arguments(question, stored.get(random.nextInt(stored.size())), values, random);
        if (!servesNear(search, shape, resolved, arguments, items, stored)) {
          return false;
        }
        Optional<List<Row>> selected = search.select(shape, arguments, items);
        if (selected.isEmpty()) {
          continue;
        }
        List<Row> meant = meant(resolved, shape.path(), arguments, stored);
        if (!isSame(meant, selected.get()) || !isOrdered(question, selected.get())) {
          return false;
        }
        boolean telling = question.orderBy().isEmpty() && question.range().isEmpty();
        answered += meant.size() > (telling ? 0 : 1) ? 1 : 0;
      }
    }
    return answered >= EVIDENCE;
  }

  /**
   * Whether a request selects what is meant by times that lie just beside those of a row: a bucket
   * holds both, and few random values would show it.
   */
  private static boolean servesNear(
      RequestSearch search,
      RequestSearch.Shape shape,
      Case.Resolved resolved,
      Arguments arguments,
      Map<Row, Map<String, AttributeValue>> items,
      List<Row> stored) {
    Map<Term, Object> known = new HashMap<>(arguments.known());
    known.replaceAll(
        (term, value) ->
            term instanceof Term.Parameter parameter && parameter.bucket().isEmpty()
                ? beside(value)
                : value);
    Arguments near = new Arguments(known, arguments.range(), arguments.prefix());
    Optional<List<Row>> selected = search.select(shape, near, items);
    return selected.isEmpty()
        || isSame(meant(resolved, shape.path(), near, stored), selected.get());
  }

  private static Object beside(Object value) {
    if (value instanceof Instant instant && instant.isBefore(Instant.MAX)) {
      return instant.plusNanos(1);
    }
    if (value instanceof LocalDate date && date.isBefore(LocalDate.MAX)) {
      LocalDate next = date.plusDays(1);
      return next.getMonth() == date.getMonth() ? next : date.minusDays(1);
    }
    return value;
  }

  /** Which texts keep order is shown of each encoding for itself: few values would not show it. */
  private static boolean isRefusedForItsText(Planner.Rejected rejected, RequestSearch.Shape shape) {
    return rejected.refusals().stream()
        .anyMatch(
            each -> each.stage() == Refusal.Stage.ENCODING && each.path().equals(shape.path()));
  }

  /** An end that is excluded is checked by value, which the result must then have. */
  private static boolean isUncheckedRange(Question question) {
    return question.range().filter(path -> !question.returns(path)).isPresent();
  }

  private static boolean isUndelimitedRange(RequestSearch.Shape shape, Case.Resolved resolved) {
    if (shape.kind() != RequestSearch.Kind.BETWEEN) {
      return false;
    }
    List<KeyText.Part> parts = resolved.entity().sort(shape.path().key()).get(0).parts();
    return shape.sortParts() + 1 < parts.size()
        && parts.get(shape.sortParts() + 1) instanceof KeyText.Value;
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

  private static Arguments arguments(
      Question question, Row like, NastyValues values, Random random) {
    Map<Term, Object> known = new HashMap<>();
    for (Term term : question.by()) {
      if (term instanceof Term.Parameter parameter) {
        known.put(
            term,
            parameter.bucket().isEmpty()
                ? values.argument(parameter.path(), like)
                : values.bucket(parameter.path(), like, parameter.bucket().get(0)));
      }
    }
    Range<?> range =
        question
            .range()
            .<Range<?>>map(path -> closed(path, like, values))
            .orElse(Range.<Integer>all());
    return new Arguments(known, range, "");
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Both ends are of the property's type.
  private static Range<?> closed(PropertyPath path, Row like, NastyValues values) {
    Comparable one = (Comparable) values.argument(path, like);
    Comparable other = (Comparable) values.argument(path, like);
    return Meaning.ORDER.compare(one, other) <= 0
        ? Range.closed(one, other)
        : Range.closed(other, one);
  }
}
