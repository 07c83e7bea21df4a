package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableLayout;
import java.util.List;

/**
 * A partition key of literal text, enums and booleans alone: all items of an entity in a handful of
 * partitions, each of which takes 1,000 write units and 3,000 read units a second.
 */
final class HotPartition {

  private static final int FEW_VALUES = 20;

  private HotPartition() {}

  static void check(TableLayout layout, Report report) {
    Partitions.forEach(
        layout, (entity, path, values) -> check(layout, entity, path, values, report));
  }

  private static void check(
      TableLayout layout,
      EntityLayout entity,
      KeyPath path,
      PartitionValues partition,
      Report report) {
    if (partition.spreading() || !partition.dates().isEmpty() || partition.values() > FEW_VALUES) {
      return;
    }
    List<String> names = partition.few().stream().map(each -> each.path().name()).toList();
    String count =
        partition.values() == 1
            ? "are all in one partition"
            : "are in "
                + partition.values()
                + " partitions, one for each "
                + String.join(" and ", names);
    Advice.add(
        report,
        Problem.HOT_PARTITION,
        Partitions.site(layout, entity, path),
        "the " + Partitions.items(entity, path) + " " + count,
        "a partition takes 1,000 writes of 1 KB a second, and no more",
        Partitions.spread(
            layout, entity, path, partition.few().stream().map(KeySlot::path).toList()));
  }
}
