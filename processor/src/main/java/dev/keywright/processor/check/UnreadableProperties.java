package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.HeldAttributes;
import dev.keywright.processor.plan.KeyPath;
import dev.keywright.processor.plan.TableLayout;

/**
 * A property with {@code stored = false} is read back from the text of the table's key, which every
 * item has; so it must stand there, in a format that keeps its whole value.
 */
final class UnreadableProperties {

  private UnreadableProperties() {}

  static void check(TableLayout layout, Report report) {
    KeyPath own = KeyPath.of(layout.table()).get(0);
    for (EntityLayout entity : layout.entities()) {
      HeldAttributes held = new HeldAttributes(layout, entity, own);
      for (Property property : entity.entity().itemProperties()) {
        if (property.stored() || held.holds(property)) {
          continue;
        }
        boolean isThere =
            layout.table().key().attributes().stream()
                .flatMap(each -> entity.texts().get(each).slots().stream())
                .anyMatch(
                    slot -> slot.path().isDirect() && slot.path().name().equals(property.name()));
        report.add(
            Problem.UNREADABLE_PROPERTY,
            property.site(),
            entity.entity().name()
                + "."
                + property.name()
                + " is not stored, and no key gives it back",
            "the key is " + entity.describe(own),
            isThere
                ? "its slot there keeps a part of the value only"
                : "it stands in no slot of the table's key",
            "drop stored = false, or put {" + property.name() + "} into the table's key");
      }
    }
  }
}
