package dev.keywright.support.key;

/** What it means that two values of a slot have the same text. */
public enum Equality {
  /** The values are equal, by {@code equals}. */
  EXACT,
  /**
   * The values denote the same, though {@code equals} may tell them apart: {@code 1.0} and {@code
   * 1.00}, {@code -0.0} and {@code 0.0}, one instant at two offsets.
   */
  EQUIVALENT,
  /** The texts are equal once folded to lower or upper case. */
  FOLDED,
  /**
   * The values lie in one bucket: a day, a month, a shard. Another property must tell them apart.
   */
  BUCKET
}
