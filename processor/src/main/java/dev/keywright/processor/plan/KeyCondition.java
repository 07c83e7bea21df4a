package dev.keywright.processor.plan;

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
    public Between {
      before = List.copyOf(before);
      buckets = List.copyOf(buckets);
    }
  }
}
