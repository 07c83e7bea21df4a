package dev.keywright;

/** Which attributes of an item a secondary index holds. */
public enum IndexProjection {
  /** All of them. */
  ALL,
  /** The keys of the table and of the index. */
  KEYS_ONLY,
  /** The keys, and the attributes that the index lists. */
  INCLUDE
}
