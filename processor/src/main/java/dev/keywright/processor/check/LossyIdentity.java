package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.plan.EntityLayout;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.KeyText;
import dev.keywright.processor.plan.TableLayout;
import dev.keywright.support.key.Equality;
import java.util.ArrayList;
import java.util.List;

/**
 * A bucket at the end of the table's key, a day or a shard, whose whole value stands nowhere in it:
 * two values of one bucket are one item, and a put replaces the other. A slot behind it that keeps
 * its whole value tells the items apart.
 */
final class LossyIdentity {

  private LossyIdentity() {}

  static void check(TableLayout layout, Report report) {
    for (EntityLayout entity : layout.entities()) {
      List<KeySlot> slots = new ArrayList<>();
      List<String> attributes = new ArrayList<>();
      for (String attribute : layout.table().key().attributes()) {
        KeyText text = entity.texts().get(attribute);
        text.slots()
            .forEach(
                slot -> {
                  slots.add(slot);
                  attributes.add(attribute);
                });
      }
      for (int i = 0; i < slots.size(); i++) {
        if (isLossy(slots, i)) {
          KeySlot slot = slots.get(i);
          Advice.add(
              report,
              Problem.LOSSY_IDENTITY,
              Keys.site(layout, entity, attributes.get(i), slot),
              "items of "
                  + entity.entity().name()
                  + " whose "
                  + slot.path()
                  + " differs can have one key",
              slot + " keeps a part of the value, so that a put replaces the item before it",
              "write {" + slot.path() + "}, or let a property that tells items apart follow");
        }
      }
    }
  }

  private static boolean isLossy(List<KeySlot> slots, int at) {
    KeySlot slot = slots.get(at);
    if (slot.equality() != Equality.BUCKET) {
      return false;
    }
    boolean whole =
        slots.stream()
            .anyMatch(
                each -> each.path().equals(slot.path()) && each.equality() != Equality.BUCKET);
    boolean toldApart =
        slots.subList(at + 1, slots.size()).stream()
            .anyMatch(each -> each.equality() != Equality.BUCKET);
    return !whole && !toldApart;
  }
}
