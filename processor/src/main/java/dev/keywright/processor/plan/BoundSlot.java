package dev.keywright.processor.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * A slot of a plan's keys and what fills it.
 *
 * @param slot the slot
 * @param part its value, the text of a constant, or every shard
 */
record BoundSlot(KeySlot slot, BoundPart part) {

  /** Every slot that a plan binds by equality. */
  static List<BoundSlot> of(AccessPlan plan) {
    List<BoundSlot> slots = new ArrayList<>();
    if (plan instanceof AccessPlan.GetItem get) {
      get.key().forEach(each -> add(each.text(), each.parts(), slots));
      return slots;
    }
    AccessPlan.Query query = (AccessPlan.Query) plan;
    query.partition().forEach(each -> add(each.text(), each.parts(), slots));
    query.sortEquals().forEach(each -> add(each.text(), each.parts(), slots));
    if (query.sort() instanceof KeyCondition.BeginsWith begins) {
      add(begins.text(), begins.before(), slots);
    } else if (query.sort() instanceof KeyCondition.Prefix prefix) {
      add(prefix.text(), prefix.before(), slots);
    } else if (query.sort() instanceof KeyCondition.Between between) {
      add(between.text(), between.before(), slots);
    }
    return slots;
  }

  // Each part that is bound stands for the part of the key at the same place.
  private static void add(KeyText text, List<BoundPart> bound, List<BoundSlot> slots) {
    for (int i = 0; i < bound.size(); i++) {
      if (text.parts().get(i) instanceof KeyText.Value value) {
        slots.add(new BoundSlot(value.slot(), bound.get(i)));
      }
    }
  }
}
