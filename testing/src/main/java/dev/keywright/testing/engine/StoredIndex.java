package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableMap;
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
  private boolean active = true;

  /** A write that the index has not seen yet. */
  private record Change(@Nullable Item before, @Nullable Item after) {}

  StoredIndex(IndexDefinition definition, KeySchema table) {
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

  boolean isActive() {
    return active;
  }

  void setActive(boolean nowActive) {
    active = nowActive;
  }

  KeyLayout layout() {
    return layout;
  }

  NavigableMap<ItemKey, Item> entries() {
    return entries;
  }

  /** Follows a write to the table, at once or (a stale global index) when it is advanced. */
  int write(@Nullable Item before, @Nullable Item after, boolean later) {
    int units = writeUnits(before, after);
    if (later || !pending.isEmpty()) {
      pending.add(new Change(before, after));
    } else {
      apply(before, after);
    }
    return units;
  }

  /** Sees all writes that it has not seen yet. */
  void advance() {
    while (!pending.isEmpty()) {
      Change change = pending.remove();
      apply(change.before(), change.after());
    }
  }

  private void apply(@Nullable Item before, @Nullable Item after) {
    ItemKey oldKey = before == null ? null : layout.keyOf(before.attributes());
    ItemKey newKey = after == null ? null : layout.keyOf(after.attributes());
    if (oldKey != null && !oldKey.equals(newKey)) {
      entries.remove(oldKey);
    }
    if (newKey != null && after != null) {
      entries.put(newKey, entryOf(after));
    }
  }

  private Item entryOf(Item item) {
    return projected == null ? item : item.only(projected);
  }

  /**
   * What the write costs here: nothing where the entry stays as it was, one write where it appears,
   * disappears or changes, two where its key changes and it moves.
   */
  private int writeUnits(@Nullable Item before, @Nullable Item after) {
    ItemKey oldKey = before == null ? null : layout.keyOf(before.attributes());
    ItemKey newKey = after == null ? null : layout.keyOf(after.attributes());
    int oldUnits = oldKey == null || before == null ? 0 : Units.write(entryOf(before).size());
    int newUnits = newKey == null || after == null ? 0 : Units.write(entryOf(after).size());
    if (oldKey == null || newKey == null || !oldKey.equals(newKey)) {
      return oldUnits + newUnits;
    }
    boolean same =
        before != null
            && after != null
            && entryOf(before).attributes().equals(entryOf(after).attributes());
    return same ? 0 : Math.max(oldUnits, newUnits);
  }
}
