package dev.keywright.processor.plan;

import dev.keywright.support.key.KeyLimits;
import java.util.List;

/**
 * The condition on the sort key attribute that follows those known by equality. DynamoDB takes one,
 * so the entity's own literal text is inside it.
 */
public sealed interface KeyCondition {
  /** None: the partition holds nothing else, or what it holds is told apart otherwise. */
  record None() implements KeyCondition {}

  /** The attribute begins with known text. */
  record BeginsWith(KeyText text, List<BoundPart> before) implements KeyCondition {
    public BeginsWith {
      before = List.copyOf(before);
    }
  }

  /** The attribute begins with known text and the beginning of a slot's value, a parameter. */
  record Prefix(KeyText text, List<BoundPart> before, KeySlot slot) implements KeyCondition {
    public Prefix {
      before = List.copyOf(before);
    }
  }

  /**
   * A slot's value lies in a range, a parameter, or in a bucket that is known by itself, or in
   * both.
   *
   * @param before the known text before the slot
   * @param after the literal text after it, empty where none follows
   * @param last whether nothing follows the slot; else {@code after} does, or another slot
   * @param buckets the buckets, such as a month, that the range lies in; without a range they are
   *     it
   */
  record Between(
      KeyText text,
      List<BoundPart> before,
      KeySlot slot,
      String after,
      boolean last,
      List<Term.Parameter> buckets)
      implements KeyCondition {
    private static final int MOST_BYTES_OF_UNIT = 3;

    public Between {
      before = List.copyOf(before);
      buckets = List.copyOf(buckets);
    }

    /**
     * Whether the bounds select just the values of any range, so that none needs to be looked at
     * again. What a converter says of the order of what it stores is not relied on for that.
     */
    public boolean isExact() {
      return slot.isExactInRanges()
          && slot.path().property().converted().isEmpty()
          && !mayBeShortened();
    }

    /** A bound that is longer than a key may be is made shorter, and so selects more. */
    boolean mayBeShortened() {
      if (slot.form() != KeySlot.Form.TEXT) {
        return false;
      }
      long units = slot.text().maxLength() + (long) after.length();
      for (BoundPart part : before) {
        if (part instanceof BoundPart.Text literal) {
          units += literal.text().length();
        } else if (part instanceof BoundPart.Value value) {
          units += value.slot().text().maxLength();
        }
      }
      return units * MOST_BYTES_OF_UNIT > KeyLimits.SORT_BYTES;
    }
  }
}
