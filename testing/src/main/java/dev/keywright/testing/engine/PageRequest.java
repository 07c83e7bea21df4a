package dev.keywright.testing.engine;

import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A page to read.
 *
 * @param index the index to read, or null for the table
 * @param conditions the key conditions of a query; none for a scan
 * @param segment the part of a parallel scan, or null
 * @param startKey the key after which to go on, or null
 * @param forward in ascending order of the sort key
 * @param limit how many items to evaluate at most
 * @param filter what the returned items must meet, or null
 * @param fetch whether the items are read from the table through the index
 */
public record PageRequest(
    @Nullable String index,
    @Nullable Map<String, KeyCondition> conditions,
    @Nullable Segment segment,
    @Nullable Map<String, Value> startKey,
    boolean forward,
    int limit,
    @Nullable Condition filter,
    boolean fetch) {

  /**
   * A part of a parallel scan.
   *
   * @param number which one, from zero
   * @param of how many there are
   */
  public record Segment(long number, long of) {}

  KeyRange range(KeyLayout layout) {
    if (conditions != null) {
      return layout.range(conditions);
    }
    return segment == null ? KeyRange.all() : KeyRange.ofSegment(segment.number(), segment.of());
  }
}
