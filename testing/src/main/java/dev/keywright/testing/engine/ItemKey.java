package dev.keywright.testing.engine;

import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * Where an item stands in a table or an index: partitions in the order of a hash, items of one
 * partition in the order of their sort key, items of an index with equal keys in the order of their
 * table key. A position without an item (a bound of a query, the start of a segment) has fewer
 * parts and lies before or after everything that starts with them.
 */
final class ItemKey implements Comparable<ItemKey> {
  private final int hash;
  private final Value[] parts;
  private final Edge edge;

  /** Where a position stands among the keys that start with its parts. */
  enum Edge {
    BEFORE,
    AT,
    AFTER
  }

  private ItemKey(int hash, Value[] parts, Edge edge) {
    this.hash = hash;
    this.parts = parts;
    this.edge = edge;
  }

  /** The key of an item: all parts, those of the partition first. */
  static ItemKey of(Value[] parts, int partitionParts) {
    return new ItemKey(hash(parts, partitionParts), parts, Edge.AT);
  }

  /** A position among the keys of a partition. */
  static ItemKey bound(List<Value> parts, int partitionParts, Edge edge) {
    Value[] array = parts.toArray(Value[]::new);
    return new ItemKey(hash(array, partitionParts), array, edge);
  }

  /** The position before all partitions with this hash or a greater one. */
  static ItemKey startOfHash(int hash) {
    return new ItemKey(hash, new Value[0], Edge.BEFORE);
  }

  @Override
  public int compareTo(ItemKey that) {
    if (hash != that.hash) {
      return Integer.compareUnsigned(hash, that.hash);
    }
    int common = Math.min(parts.length, that.parts.length);
    for (int i = 0; i < common; i++) {
      int order = ValueOrder.compare(parts[i], that.parts[i]);
      if (order != 0) {
        return order;
      }
    }
    if (parts.length < that.parts.length) {
      return edge == Edge.BEFORE ? -1 : 1;
    }
    if (parts.length > that.parts.length) {
      return that.edge == Edge.BEFORE ? 1 : -1;
    }
    return edge.compareTo(that.edge);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ItemKey that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Spreads partitions like a hash and is the same on every machine. */
  private static int hash(Value[] parts, int count) {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has MD5", e);
    }
    for (int i = 0; i < count; i++) {
      digest.update(bytes(parts[i]));
    }
    byte[] hashed = digest.digest();
    return (hashed[0] & 0xFF) << 24
        | (hashed[1] & 0xFF) << 16
        | (hashed[2] & 0xFF) << 8
        | (hashed[3] & 0xFF);
  }

  private static byte[] bytes(Value part) {
    if (part instanceof Value.Binary binary) {
      return binary.bytes();
    }
    String text = part instanceof Value.Text t ? t.text() : ((Value.Numeric) part).text();
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
