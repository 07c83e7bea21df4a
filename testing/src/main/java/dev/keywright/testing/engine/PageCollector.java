package dev.keywright.testing.engine;

import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects a page: evaluates items until one of the two limits, items or 1 MB, is reached. */
final class PageCollector {
  private static final long MAX_BYTES = 1024 * 1024;

  private final int limit;
  private final @Nullable Condition filter;
  private final List<Item> items = new ArrayList<>();
  private int scanned;
  private long bytes;
  private long fetchedBytes;
  private int fetchedUnits;

  PageCollector(PageRequest request) {
    this.limit = request.limit();
    this.filter = request.filter();
  }

  /** Evaluates an entry; {@code whole} is the item it was fetched from, or null. */
  void add(Item entry, @Nullable Item whole) {
    scanned++;
    bytes += entry.size();
    if (whole != null) {
      fetchedBytes += whole.size();
      fetchedUnits += (int) Units.read(whole.size(), true);
    }
    Item read = whole == null ? entry : whole;
    if (filter == null || filter.holds(read.attributes())) {
      items.add(read);
    }
  }

  boolean isFull() {
    return scanned >= limit || Math.max(bytes, fetchedBytes) >= MAX_BYTES;
  }

  Page ending(Map<String, Value> lastKey) {
    return new Page(items, scanned, bytes, fetchedUnits, lastKey);
  }

  Page complete() {
    return new Page(items, scanned, bytes, fetchedUnits, null);
  }
}
