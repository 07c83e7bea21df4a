package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.plan.PlannedTable;

/** An index that no pattern is answered by: it is paid for with every write. */
final class UnusedIndex {

  private UnusedIndex() {}

  static void check(PlannedTable planned, Report report) {
    IndexUse use = new IndexUse(planned);
    for (Index index : planned.layout().table().indexes()) {
      if (isUnused(planned, use, index)) {
        Advice.add(
            report,
            Problem.UNUSED_INDEX,
            index.site().at("name"),
            "no access pattern is answered by "
                + planned.layout().table().type().simpleName()
                + "."
                + index.name(),
            "every write of an item that is in it is billed again for the index",
            "remove it, or pin it in the pattern that it is for: index = \"" + index.name() + "\"");
      }
    }
  }

  static boolean isUnused(PlannedTable planned, IndexUse use, Index index) {
    return planned.layout().entities().stream().noneMatch(each -> use.uses(each, index));
  }
}
