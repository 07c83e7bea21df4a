package dev.keywright.processor.plan;

import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random models with rows in the engine, and random patterns that they answer, one by one. */
final class RandomPairs implements AutoCloseable {

  private static final int PATTERNS = 10;
  private static final int ARGUMENTS = 3;
  private static final int ROWS = 24;

  private final CaseRunner runner;
  private final Random random;
  private @Nullable Model model;

  RandomPairs(CaseRunner runner, Random random) {
    this.runner = runner;
    this.random = random;
  }

  /** A model and a pattern that it answers, to be asked with several arguments. */
  record Pair(Store store, Case.Resolved resolved, AccessPlan plan, List<Case> cases) {}

  private static final class Model {
    final TableLayout layout;
    final NastyValues values;
    final Store store;
    int patterns;

    Model(TableLayout layout, NastyValues values, Store store) {
      this.layout = layout;
      this.values = values;
      this.store = store;
    }
  }

  /** The next pair. */
  Pair next() {
    while (true) {
      Model current = model;
      if (current == null || current.patterns == PATTERNS) {
        close();
        current = draw();
        model = current;
      }
      current.patterns++;
      Optional<Pair> pair = pair(current);
      if (pair.isPresent()) {
        return pair.get();
      }
    }
  }

  private Model draw() {
    TableLayout layout = new RandomModel(random).next();
    NastyValues values = new NastyValues(random);
    Model drawn = new Model(layout, values, runner.store(layout));
    for (int i = 0; i < ROWS; i++) {
      Entity entity = layout.entities().get(random.nextInt(layout.entities().size())).entity();
      drawn.store.put(RandomModel.row(entity, values, random));
    }
    return drawn;
  }

  /** A random pattern with several arguments; empty where it is not answered. */
  private Optional<Pair> pair(Model from) {
    TableLayout layout = from.layout;
    EntityLayout entity = layout.entities().get(random.nextInt(layout.entities().size()));
    AccessPattern pattern = new RandomPattern(layout, entity, random).next();
    String name = entity.entity().name();
    Optional<Case.Resolved> resolved = Case.resolve(from.store.layout().table(), name, pattern);
    if (resolved.isEmpty() || !(resolved.get().plan() instanceof Planner.Planned planned)) {
      return Optional.empty();
    }
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < ARGUMENTS; i++) {
      cases.add(draw(from, name, resolved.get().question()));
    }
    return Optional.of(new Pair(from.store, resolved.get(), planned.plan(), cases));
  }

  private Case draw(Model from, String entity, Question question) {
    List<Row> rows = from.store.rows();
    NastyValues values = from.values;
    List<Row> own = rows.stream().filter(row -> row.entity().equals(entity)).toList();
    Row like =
        own.isEmpty() || random.nextInt(5) == 0
            ? new Row(entity, Map.of())
            : own.get(random.nextInt(own.size()));
    Arguments arguments = values.arguments(question, like);
    Map<String, Object> known = new HashMap<>();
    arguments.known().forEach((term, value) -> known.put(term.toString(), value));
    return new Case(
        from.layout.table(),
        entity,
        question.pattern(),
        rows,
        known,
        arguments.range(),
        arguments.prefix());
  }

  @Override
  public void close() {
    if (model != null) {
      model.store.close();
      model = null;
    }
  }
}
