package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The entries of a secondary index: what it projects of each item that has its key attributes. */
final class StoredIndex {
  private final KeyLayout layout;
  private final @Nullable Set<String> projected;
  private final TreeMap<ItemKey, Item> entries = new TreeMap<>();
  private final Deque<Change> pending = new ArrayDeque<>();
  private IndexDefinition definition;
  private final Instant activeFrom;

  /** What a write to the table does to the entries. */
  private record Change(
      @Nullable ItemKey oldKey,
      @Nullable Item oldEntry,
      @Nullable ItemKey newKey,
      @Nullable Item newEntry) {}

  StoredIndex(IndexDefinition definition, KeySchema table, Instant activeFrom) {
    this.activeFrom = activeFrom;
    this.definition = definition;
    this.layout = KeyLayout.ofIndex(definition.keys(), table);
    this.projected = definition.projection().isAll() ? null : definition.projected(table);
  }

  IndexDefinition definition() {
    return definition;
  }

  void redefine(IndexDefinition changed) {
    definition = changed;
  }

  /** The time from which the index can be queried. */
  Instant activeFrom() {
    return activeFrom;
  }

  KeyLayout layout() {
    return layout;
  }

  NavigableMap<ItemKey, Item> entries() {
    return entries;
  }

  /** Follows a write to the table, at once or (a stale global index) when it is advanced. */
  int write(@Nullable Item before, @Nullable Item after, boolean later) {
    Change change = change(before, after);
    if (later || !pending.isEmpty()) {
      pending.add(change);
    } else {
      apply(change);
    }
    return writeUnits(change);
  }

  /** Sees all writes that it has not seen yet. */
  void advance() {
    while (!pending.isEmpty()) {
      apply(pending.remove());
    }
  }

  private Change change(@Nullable Item before, @Nullable Item after) {
    ItemKey oldKey = before == null ? null : layout.keyOf(before.attributes());
    ItemKey newKey = after == null ? null : layout.keyOf(after.attributes());
    return new Change(
        oldKey,
        before == null || oldKey == null ? null : entryOf(before),
        newKey,
        after == null || newKey == null ? null : entryOf(after));
  }

  private void apply(Change change) {
    if (change.oldKey() != null && !change.oldKey().equals(change.newKey())) {
      entries.remove(change.oldKey());
    }
    if (change.newKey() != null && change.newEntry() != null) {
      entries.put(change.newKey(), change.newEntry());
    }
  }

  private Item entryOf(Item item) {
    return projected == null ? item : item.only(projected);
  }

  /**
   * What the write costs here: nothing where the entry stays as it was, one write where it appears,
   * disappears or changes, two where its key changes and it moves.
   */
  private static int writeUnits(Change change) {
    Item oldEntry = change.oldEntry();
    Item newEntry = change.newEntry();
    int oldUnits = oldEntry == null ? 0 : Units.write(oldEntry.size());
    int newUnits = newEntry == null ? 0 : Units.write(newEntry.size());
    if (oldEntry == null || newEntry == null) {
      return oldUnits + newUnits;
    }
    if (!Objects.equals(change.oldKey(), change.newKey())) {
      return oldUnits + newUnits;
    }
    boolean same = oldEntry.attributes().equals(newEntry.attributes());
    return same ? 0 : Math.max(oldUnits, newUnits);
  }
}
