package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeyDeclaration;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PlannedTable;
import java.util.Optional;

/** An entity in an index that other entities are asked by, and it is not. */
final class UnusedKey {

  private UnusedKey() {}

  static void check(PlannedTable planned, Report report) {
    IndexUse use = new IndexUse(planned);
    for (EntityLayout entity : planned.layout().entities()) {
      for (KeyDeclaration key : entity.entity().keys()) {
        Optional<Index> index = planned.layout().table().index(key.index());
        if (index.isPresent()
            && !UnusedIndex.isUnused(planned, use, index.get())
            && isUnused(planned.layout().table(), use, entity, index.get())) {
          Advice.add(
              report,
              Problem.UNUSED_KEY,
              key.site(),
              "no access pattern of " + entity.entity().name() + " is answered by " + key.index(),
              "every write of such an item is billed again for the index",
              "remove this @Key, or pin the index in the pattern that it is for: index = \""
                  + key.index()
                  + "\"");
        }
      }
    }
  }

  /** Neither the index, nor another that has an attribute which this key fills. */
  private static boolean isUnused(Table table, IndexUse use, EntityLayout entity, Index index) {
    for (Index each : table.indexes()) {
      boolean shared =
          each.name().equals(index.name())
              || each.key().attributes().stream()
                  .filter(index.key().attributes()::contains)
                  .filter(attribute -> !table.key().attributes().contains(attribute))
                  .anyMatch(
                      attribute -> entity.text(attribute).filter(KeyText::isDerived).isPresent());
      if (shared && use.uses(entity, each)) {
        return false;
      }
    }
    return true;
  }
}
