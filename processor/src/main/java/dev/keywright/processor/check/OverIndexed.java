package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.TableLayout;

/** More than five global indexes: every write is billed again for each of them. */
final class OverIndexed {

  private static final int FEW = 5;

  private OverIndexed() {}

  static void check(TableLayout layout, Report report) {
    Table table = layout.table();
    long indexes = table.indexes().stream().filter(Index.Global.class::isInstance).count();
    if (indexes > FEW) {
      Advice.add(
          report,
          Problem.OVER_INDEXED,
          table.site(),
          table.type().simpleName() + " has " + indexes + " global indexes",
          "a write is billed once for the table, and once for each index that the item is in",
          "let entities share an index: each fills its key attributes with text of its own");
    }
  }
}
