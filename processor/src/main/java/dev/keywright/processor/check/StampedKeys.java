package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.PropertyPath;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.processor.plan.Term;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A version or a time of writing in a key or in a {@code when}: keys are made from the entity, and
 * these are filled afterwards, so that the key would say something else than the item.
 */
final class StampedKeys {

  private StampedKeys() {}

  static void check(TableLayout layout, Report report) {
    for (EntityLayout entity : layout.entities()) {
      Set<Property> stamped = new LinkedHashSet<>();
      for (KeyText text : entity.texts().values()) {
        for (KeySlot slot : text.slots()) {
          add(slot.path(), stamped);
        }
      }
      for (List<Term> when : entity.whens().values()) {
        when.forEach(term -> add(term.path(), stamped));
      }
      for (Property property : stamped) {
        report.add(
            Problem.STAMPED_KEY,
            property.site(),
            property.site().owner() + " is filled by the write itself, and stands in a key",
            "the key is made before, from what the entity holds then",
            "fill it before the write, without the annotation, or take it out of the key");
      }
    }
  }

  private static void add(PropertyPath path, Set<Property> stamped) {
    if (!path.isAttribute()) {
      return;
    }
    switch (path.property().role()) {
      case VERSION, CREATED_AT, UPDATED_AT -> stamped.add(path.property());
      default -> {}
    }
  }
}
