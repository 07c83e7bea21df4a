package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;

/**
 * A partition key that holds a day, a month or a year, and nothing that tells more apart: all that
 * is written now goes to one partition, and those of the past lie idle.
 */
final class MonotonicPartition {

  private MonotonicPartition() {}

  static void check(TableLayout layout, Report report) {
    Partitions.forEach(
        layout,
        (entity, path, values) -> {
          List<KeySlot> dates = values.dates();
          if (values.spreading() || dates.isEmpty()) {
            return;
          }
          Advice.add(
              report,
              Problem.MONOTONIC_PARTITION,
              Partitions.site(layout, entity, path),
              "new "
                  + Partitions.items(entity, path)
                  + " all go to the partition of "
                  + dates.get(0),
              "a partition takes 1,000 writes of 1 KB a second, and no more",
              Partitions.spread(layout, entity, path, dates.stream().map(KeySlot::path).toList()));
        });
  }
}
