package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableLayout;
import java.util.LinkedHashSet;
import java.util.Set;

/** A property in the table's key that may be null: there are items that cannot be written. */
final class NullableTableKey {

  private NullableTableKey() {}

  static void check(TableLayout layout, Report report) {
    for (EntityLayout entity : layout.entities()) {
      Set<String> seen = new LinkedHashSet<>();
      for (String attribute : layout.table().key().attributes()) {
        for (KeySlot slot : entity.texts().get(attribute).slots()) {
          if (slot.path().nullable()
              && SealedEntities.isEverywhere(entity.entity(), slot.path())
              && seen.add(slot.path().name())) {
            report.add(
                Problem.NULLABLE_TABLE_KEY,
                Keys.site(layout, entity, attribute, slot),
                entity.entity().name()
                    + "."
                    + slot.path()
                    + " may be null, and stands in the key of "
                    + layout.table().type().simpleName(),
                "writing an item without it fails",
                "let " + slot.path() + " never be null, or take another property into the key");
          }
        }
      }
    }
  }
}
