package dev.keywright.processor.plan;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far the known values reach into a sort key: the leading attributes that are known whole, the
 * known text of the next one, and the first slot that is not known.
 *
 * @param equals the attributes known whole, in order
 * @param current the first attribute not known whole; null where all are
 * @param before the known text at its beginning
 * @param next the slot that follows; null where all is known
 * @param after the literal that follows that slot; empty where none does
 * @param nextIsLast whether nothing follows the slot, neither a literal nor another slot
 * @param open the slots of that attribute that are not known, from {@code next} on
 */
record SortKeyMatch(
    List<KeyValue> equals,
    @Nullable KeyText current,
    List<BoundPart> before,
    @Nullable KeySlot next,
    String after,
    boolean nextIsLast,
    List<KeySlot> open) {

  /** Matches the sort key attributes of an entity against what is known. */
  static SortKeyMatch of(List<KeyText> sort, Binding binding) {
    List<KeyValue> equals = new ArrayList<>();
    for (KeyText text : sort) {
      List<BoundPart> bound = new ArrayList<>();
      for (int i = 0; i < text.parts().size(); i++) {
        KeyText.Part part = text.parts().get(i);
        if (part instanceof KeyText.Text literal) {
          bound.add(new BoundPart.Text(literal.text()));
          continue;
        }
        KeySlot slot = ((KeyText.Value) part).slot();
        BoundPart value = binding.bind(slot);
        if (value == null) {
          boolean last = i + 1 == text.parts().size();
          String after =
              !last && text.parts().get(i + 1) instanceof KeyText.Text literal
                  ? literal.text()
                  : "";
          return new SortKeyMatch(equals, text, bound, slot, after, last, open(text, i, binding));
        }
        bound.add(value);
      }
      equals.add(new KeyValue(text, bound));
    }
    return new SortKeyMatch(equals, null, List.of(), null, "", true, List.of());
  }

  private static List<KeySlot> open(KeyText text, int from, Binding binding) {
    List<KeySlot> open = new ArrayList<>();
    for (KeyText.Part part : text.parts().subList(from, text.parts().size())) {
      if (part instanceof KeyText.Value value && !binding.isKnown(value.slot())) {
        open.add(value.slot());
      }
    }
    return open;
  }

  /**
   * Whether items come in the order of the next slot's property. A bucket of it, such as a month,
   * orders by itself what a finer slot behind it orders further.
   *
   * @param oneOfEach whether no two items have the same sort key, as in a partition of a table:
   *     then a bucket with nothing behind it orders too
   */
  boolean isOrdered(boolean oneOfEach) {
    if (current == null || next == null) {
      return false;
    }
    for (KeySlot slot : open) {
      if (!slot.path().equals(next.path())) {
        return false;
      }
      if (slot.isOrdered()) {
        return true;
      }
      if (!slot.isRangeable()) {
        return false;
      }
    }
    return oneOfEach;
  }

  /** Whether every sort key attribute is known. */
  boolean isWhole() {
    return current == null;
  }
}
