package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A table with its items and indexes. Every method is called under the database's lock: those which
 * change something under the write lock.
 */
public final class StoredTable {
  private final KeyLayout layout;
  private final TreeMap<ItemKey, Item> items = new TreeMap<>();
  private final Map<String, StoredIndex> indexes = new LinkedHashMap<>();
  private final Map<String, String> tags = new TreeMap<>();
  private final TimeToLive timeToLive = new TimeToLive();
  private final Instant activeFrom;
  private TableDefinition definition;
  private long bytes;

  StoredTable(
      TableDefinition definition, Collection<IndexDefinition> declared, Instant activeFrom) {
    this.definition = definition;
    this.activeFrom = activeFrom;
    this.layout = KeyLayout.ofTable(definition.keys());
    for (IndexDefinition index : declared) {
      indexes.put(index.name(), new StoredIndex(index, definition.keys(), activeFrom));
    }
  }

  /** The declaration as it stands now. */
  public TableDefinition definition() {
    return definition;
  }

  /** Changes the declaration. */
  public void redefine(TableDefinition changed) {
    definition = changed;
  }

  /** The name. */
  public String name() {
    return definition.name();
  }

  /** The time from which the table can be used. */
  public Instant activeFrom() {
    return activeFrom;
  }

  /** The tags, to be read and changed. */
  public Map<String, String> tags() {
    return tags;
  }

  /** The attribute by which items expire, to be read and changed. */
  public TimeToLive timeToLive() {
    return timeToLive;
  }

  /** How many items there are. */
  public int itemCount() {
    return items.size();
  }

  /** The size of all items. */
  public long bytes() {
    return bytes;
  }

  /** The declarations of the indexes, in the order of their creation. */
  public List<IndexDefinition> indexes() {
    return indexes.values().stream().map(StoredIndex::definition).toList();
  }

  /** An index by its name, or null. */
  public @Nullable IndexDefinition index(String name) {
    StoredIndex index = indexes.get(name);
    return index == null ? null : index.definition();
  }

  /** How many items an index holds. */
  public int itemCount(String index) {
    return required(index).entries().size();
  }

  /** The size of all that an index holds. */
  public long bytes(String index) {
    return required(index).entries().values().stream().mapToLong(Item::size).sum();
  }

  /** Adds a global index and fills it; it can be queried from a time on. */
  public void addIndex(IndexDefinition index, Instant queriedFrom) {
    StoredIndex added = new StoredIndex(index, definition.keys(), queriedFrom);
    items.values().forEach(item -> added.write(null, item, false));
    indexes.put(index.name(), added);
  }

  /** Changes the declaration of an index: its throughput. */
  public void redefineIndex(IndexDefinition changed) {
    required(changed.name()).redefine(changed);
  }

  /** Removes an index. */
  public void removeIndex(String name) {
    indexes.remove(name);
  }

  /** The time from which an index can be queried. */
  public Instant activeFrom(String index) {
    return required(index).activeFrom();
  }

  private StoredIndex required(String name) {
    StoredIndex index = indexes.get(name);
    if (index == null) {
      throw new IllegalArgumentException("no index " + name + " in table " + name());
    }
    return index;
  }

  /** The item with this key, or null. */
  public @Nullable Item get(Map<String, Value> key) {
    return items.get(layout.requiredKeyOf(key));
  }

  /** Stores an item in place of the one with its key. */
  public Write put(Item item, boolean staleIndexes) {
    ItemKey key = layout.requiredKeyOf(item.attributes());
    return wrote(items.put(key, item), item, staleIndexes);
  }

  /** Removes the item with this key, if there is one. */
  public Write delete(Map<String, Value> key, boolean staleIndexes) {
    return wrote(items.remove(layout.requiredKeyOf(key)), null, staleIndexes);
  }

  private Write wrote(@Nullable Item before, @Nullable Item after, boolean staleIndexes) {
    bytes += (after == null ? 0 : after.size()) - (before == null ? 0 : before.size());
    Map<String, Integer> units = new LinkedHashMap<>();
    for (StoredIndex index : indexes.values()) {
      int used = index.write(before, after, staleIndexes && index.definition().global());
      if (used > 0) {
        units.put(index.definition().name(), used);
      }
    }
    return new Write(before, after, units);
  }

  /** Lets global indexes see all writes. */
  public void advanceIndexes() {
    indexes.values().forEach(StoredIndex::advance);
  }

  /** The items whose keys start with this partition key, over the table and its local indexes. */
  public long collectionBytes(Value partition) {
    long total = 0;
    KeyRange range = KeyRange.startingWith(List.of(partition), 1);
    for (Item item : range.in(items).values()) {
      total += item.size();
    }
    for (StoredIndex index : indexes.values()) {
      if (!index.definition().global()) {
        for (Item entry : range.in(index.entries()).values()) {
          total += entry.size();
        }
      }
    }
    return total;
  }

  /** The names of the attributes that an exclusive start key must have. */
  public List<String> startKeyNames(@Nullable String index) {
    return (index == null ? layout : required(index).layout()).names();
  }

  /** Whether a key lies in a segment of a parallel scan. */
  public boolean isInSegment(
      @Nullable String index, PageRequest.Segment segment, Map<String, Value> key) {
    KeyLayout source = index == null ? layout : required(index).layout();
    return KeyRange.ofSegment(segment.number(), segment.of()).contains(source.requiredKeyOf(key));
  }

  /** All items, in the order of a scan. */
  public List<Item> items() {
    return new ArrayList<>(items.values());
  }

  /** Reads a page of a query or a scan. */
  public Page read(PageRequest request) {
    String indexName = request.index();
    StoredIndex index = indexName == null ? null : required(indexName);
    NavigableMap<ItemKey, Item> source = index == null ? items : index.entries();
    KeyLayout sourceLayout = index == null ? layout : index.layout();
    NavigableMap<ItemKey, Item> range = request.range(sourceLayout).in(source);
    if (!request.forward()) {
      range = range.descendingMap();
    }
    Map<String, Value> start = request.startKey();
    if (start != null) {
      range = after(range, sourceLayout.requiredKeyOf(start), request.forward());
    }
    PageCollector page = new PageCollector(request);
    for (Item entry : range.values()) {
      Item whole = request.fetch() ? items.get(layout.requiredKeyOf(entry.attributes())) : null;
      page.add(entry, whole);
      if (page.isFull()) {
        return page.ending(sourceLayout.keyAttributes(entry.attributes()));
      }
    }
    return page.complete();
  }

  private static NavigableMap<ItemKey, Item> after(
      NavigableMap<ItemKey, Item> range, ItemKey start, boolean forward) {
    try {
      return range.tailMap(start, false);
    } catch (IllegalArgumentException outside) {
      // The start lies outside of the range: before its first key, or behind its last.
      boolean nothingLeft =
          range.isEmpty()
              || (forward
                  ? start.compareTo(range.lastKey()) > 0
                  : start.compareTo(range.lastKey()) < 0);
      return nothingLeft ? new TreeMap<>() : range;
    }
  }
}
