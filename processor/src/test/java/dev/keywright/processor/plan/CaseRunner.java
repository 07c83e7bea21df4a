package dev.keywright.processor.plan;

import dev.keywright.processor.model.Table;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Puts cases to the engine. */
final class CaseRunner implements AutoCloseable {

  private static final AtomicInteger TABLES = new AtomicInteger();

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();

  /** A store of rows under a name that is free. */
  Store store(TableLayout layout) {
    Table table = layout.table();
    Table named =
        new Table(
            "Random" + TABLES.incrementAndGet(),
            table.type(),
            table.key(),
            table.indexes(),
            table.entities(),
            table.collections(),
            table.typeAttribute(),
            table.site());
    return new Store(dynamoDb.client(), new TableLayout(named, layout.entities()));
  }

  /** What is wrong with the answer to a case; empty where it is right, or not asked at all. */
  Optional<String> difference(Case each) {
    Optional<Case.Resolved> resolved = each.resolve();
    if (resolved.isEmpty()) {
      return Optional.empty();
    }
    if (!(resolved.get().plan() instanceof Planner.Planned planned)) {
      return Optional.empty();
    }
    Arguments arguments = each.arguments(resolved.get().question());
    try (Store store = store(resolved.get().layout())) {
      each.rows().forEach(store::put);
      return new Soundness(store, resolved.get(), planned.plan(), arguments).difference();
    }
  }

  @Override
  public void close() {
    dynamoDb.close();
  }
}
