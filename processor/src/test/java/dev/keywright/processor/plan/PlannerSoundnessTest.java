package dev.keywright.processor.plan;

import dev.keywright.Range;
import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.jspecify.annotations.Nullable;

/**
 * Random tables, random patterns, random rows: what a plan finds is what a look at every row finds,
 * in the order promised. A failure is made smaller here, since only we know what a smaller model
 * is, and printed as Java source.
 */
class PlannerSoundnessTest {

  private static final int PATTERNS = 10;
  private static final int ARGUMENTS = 3;
  private static final int ROWS = 24;

  private static @Nullable CaseRunner runner;

  @BeforeContainer
  static void open() {
    runner = new CaseRunner();
  }

  @AfterContainer
  static void close() {
    runner.close();
  }

  /** 2,400 pairs of a model and a pattern that it answers. */
  @net.jqwik.api.Property(tries = 400, shrinking = ShrinkingMode.OFF)
  void aPlanFindsWhatIsMeant(@ForAll long seed) {
    pairs(new Random(seed), 6);
  }

  /** Many more, on demand: {@code -Dkeywright.pairs=100000}. */
  @Example
  void manyPlansFindWhatIsMeant() {
    long seed = Long.getLong("keywright.seed", 1);
    int pairs = Integer.getInteger("keywright.pairs", 0);
    pairs(new Random(seed), pairs);
  }

  private static void pairs(Random random, int pairs) {
    int checked = 0;
    while (checked < pairs) {
      TableLayout layout = new RandomModel(random).next();
      NastyValues values = new NastyValues(random);
      try (Store store = runner.store(layout)) {
        for (int i = 0; i < ROWS; i++) {
          Entity entity = layout.entities().get(random.nextInt(layout.entities().size())).entity();
          store.put(RandomModel.row(entity, values, random));
        }
        for (int i = 0; i < PATTERNS && checked < pairs; i++) {
          checked += check(layout, store, values, random) ? 1 : 0;
        }
      }
    }
  }

  /** Puts a random pattern with several arguments; false where it is not answered. */
  private static boolean check(TableLayout layout, Store store, NastyValues values, Random random) {
    EntityLayout entity = layout.entities().get(random.nextInt(layout.entities().size()));
    AccessPattern pattern = new RandomPattern(layout, entity, random).next();
    String name = entity.entity().name();
    Optional<Case.Resolved> resolved = Case.resolve(store.layout().table(), name, pattern);
    if (resolved.isEmpty() || !(resolved.get().plan() instanceof Planner.Planned planned)) {
      return false;
    }
    for (int i = 0; i < ARGUMENTS; i++) {
      Case each = draw(layout, name, resolved.get().question(), store.rows(), values, random);
      Arguments arguments = each.arguments(resolved.get().question());
      Optional<String> difference =
          new Soundness(store, resolved.get(), planned.plan(), arguments).difference();
      if (difference.isPresent()) {
        Case smallest =
            new CaseShrinker(candidate -> runner.difference(candidate).isPresent()).shrink(each);
        throw new AssertionError(
            "\n"
                + new CaseSource(smallest)
                    .write(runner.difference(smallest).orElse(difference.get())));
      }
    }
    return true;
  }

  private static Case draw(
      TableLayout layout,
      String entity,
      Question question,
      List<Row> rows,
      NastyValues values,
      Random random) {
    List<Row> own = rows.stream().filter(row -> row.entity().equals(entity)).toList();
    Row like =
        own.isEmpty() || random.nextInt(5) == 0
            ? new Row(entity, Map.of())
            : own.get(random.nextInt(own.size()));
    Map<String, Object> known = new HashMap<>();
    List<Term> terms = new ArrayList<>(question.by());
    terms.addAll(question.filter());
    for (Term term : terms) {
      if (term instanceof Term.Parameter parameter) {
        PropertyPath path = parameter.path();
        known.put(
            term.toString(),
            parameter.bucket().isEmpty()
                ? values.argument(path, like)
                : values.bucket(path, like, parameter.bucket().get(0)));
      }
    }
    Range<?> range =
        question
            .range()
            .<Range<?>>map(path -> values.range(path, like))
            .orElse(Range.<Integer>all());
    String prefix = question.prefix().map(path -> values.prefix(path, like)).orElse("");
    return new Case(layout.table(), entity, question.pattern(), rows, known, range, prefix);
  }
}
