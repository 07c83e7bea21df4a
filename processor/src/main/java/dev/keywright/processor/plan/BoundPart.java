package dev.keywright.processor.plan;

/** A part of a key whose text a query knows. */
public sealed interface BoundPart {

  /** Literal text, or the text of a constant. */
  record Text(String text) implements BoundPart {}

  /**
   * A value known when the query runs.
   *
   * @param slot the slot that it fills
   * @param known what the pattern knows of it: a {@link Term.Parameter}, or a constant whose text
   *     is made by generated code
   */
  record Value(KeySlot slot, Term known) implements BoundPart {}

  /** A shard of a property that is not known: there is one query for each. */
  record EveryShard(KeySlot slot) implements BoundPart {}
}
