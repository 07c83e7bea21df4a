package dev.keywright.testing.engine;

import dev.keywright.testing.engine.ItemKey.Edge;
import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import org.jspecify.annotations.Nullable;

/**
 * A range of keys between two positions.
 *
 * @param from the position before the first key, or null to start with the first of all
 * @param to the position after the last key, or null to go on to the last of all
 */
record KeyRange(@Nullable ItemKey from, @Nullable ItemKey to) {

  /** All keys that start with some parts. */
  static KeyRange startingWith(List<Value> parts, int partitionParts) {
    return new KeyRange(
        ItemKey.bound(parts, partitionParts, Edge.BEFORE),
        ItemKey.bound(parts, partitionParts, Edge.AFTER));
  }

  /** All keys that start with some parts and whose next part meets a condition. */
  static KeyRange of(List<Value> parts, KeyCondition condition, int partitionParts) {
    Bounds bounds = new Bounds(parts, partitionParts);
    Value value = condition.first();
    return switch (condition.operator()) {
      case EQ -> new KeyRange(bounds.at(value, Edge.BEFORE), bounds.at(value, Edge.AFTER));
      case LT -> new KeyRange(bounds.start(), bounds.at(value, Edge.BEFORE));
      case LE -> new KeyRange(bounds.start(), bounds.at(value, Edge.AFTER));
      case GT -> new KeyRange(bounds.at(value, Edge.AFTER), bounds.end());
      case GE -> new KeyRange(bounds.at(value, Edge.BEFORE), bounds.end());
      case BETWEEN ->
          new KeyRange(bounds.at(value, Edge.BEFORE), bounds.at(condition.second(), Edge.AFTER));
      case BEGINS_WITH -> {
        Value next = afterPrefix(value);
        yield new KeyRange(
            bounds.at(value, Edge.BEFORE),
            next == null ? bounds.end() : bounds.at(next, Edge.BEFORE));
      }
    };
  }

  /** The partitions of one of several segments. */
  static KeyRange ofSegment(long segment, long totalSegments) {
    long start = startOfSegment(segment, totalSegments);
    long end = startOfSegment(segment + 1, totalSegments);
    return new KeyRange(
        ItemKey.startOfHash((int) start),
        segment + 1 == totalSegments ? null : ItemKey.startOfHash((int) end));
  }

  private static long startOfSegment(long segment, long totalSegments) {
    return (segment << 32) / totalSegments;
  }

  /** All keys there are. */
  static KeyRange all() {
    return new KeyRange(null, null);
  }

  /** Whether a key is within the range. */
  boolean contains(ItemKey key) {
    return (from == null || from.compareTo(key) < 0) && (to == null || key.compareTo(to) < 0);
  }

  /** The entries of a map within the range. */
  <V> NavigableMap<ItemKey, V> in(NavigableMap<ItemKey, V> map) {
    if (from != null && to != null) {
      return from.compareTo(to) > 0
          ? map.subMap(from, true, from, false)
          : map.subMap(from, false, to, false);
    }
    NavigableMap<ItemKey, V> view = from == null ? map : map.tailMap(from, false);
    return to == null ? view : view.headMap(to, false);
  }

  /** The smallest value after all that start with a prefix, or null where none is. */
  private static @Nullable Value afterPrefix(Value prefix) {
    if (prefix instanceof Value.Text text) {
      return afterPrefix(text.text());
    }
    byte[] bytes = ((Value.Binary) prefix).bytes();
    for (int last = bytes.length - 1; last >= 0; last--) {
      if (bytes[last] != (byte) 0xFF) {
        byte[] next = Arrays.copyOf(bytes, last + 1);
        next[last]++;
        return new Value.Binary(next);
      }
    }
    return null;
  }

  private static @Nullable Value afterPrefix(String prefix) {
    int end = prefix.length();
    while (end > 0) {
      int last = prefix.codePointBefore(end);
      end -= Character.charCount(last);
      if (last != Character.MAX_CODE_POINT) {
        // The surrogates are no characters: after the last before them comes the first behind.
        int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
        return new Value.Text(prefix.substring(0, end) + Character.toString(next));
      }
    }
    return null;
  }

  /** Positions among the keys that start with some parts. */
  private record Bounds(List<Value> parts, int partitionParts) {
    ItemKey start() {
      return ItemKey.bound(parts, partitionParts, Edge.BEFORE);
    }

    ItemKey end() {
      return ItemKey.bound(parts, partitionParts, Edge.AFTER);
    }

    ItemKey at(Value next, Edge edge) {
      List<Value> all = new ArrayList<>(parts);
      all.add(next);
      return ItemKey.bound(all, partitionParts, edge);
    }
  }
}
