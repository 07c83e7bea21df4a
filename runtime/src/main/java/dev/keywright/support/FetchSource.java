package dev.keywright.support;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items behind an index that projects too little of them: the index gives keys, in order, and
 * the table gives the items. An index follows its table with a delay, so an item may be gone or
 * changed by then; one that no longer meets the conditions is left out.
 *
 * @param entries the index entries, with the key attributes of the table
 * @param keyConditions what the entries were found by
 * @param filters what the index may not project; decided on the items alone
 */
record FetchSource(
    ItemSource entries,
    TableClient table,
    BatchReader reader,
    List<Condition> keyConditions,
    List<Condition> filters)
    implements ItemSource {

  @Override
  public Iterator<Map<String, AttributeValue>> open(Demand demand) {
    Demand ofEntries =
        demand.leftOut() == Demand.LeftOut.MANY || !filters.isEmpty()
            ? demand.filtered()
            : new Demand(demand.items(), Demand.LeftOut.FEW);
    return new Items(entries.open(ofEntries), ofEntries);
  }

  /** What the index counts may be gone from the table. */
  @Override
  public boolean countsByItself() {
    return false;
  }

  @Override
  public long count(long atMost) {
    throw new UnsupportedOperationException();
  }

  private final class Items implements Iterator<Map<String, AttributeValue>> {

    private final Iterator<Map<String, AttributeValue>> entries;
    private final Demand demand;
    private final Deque<Map<String, AttributeValue>> fetched = new ArrayDeque<>();
    private int returned;
    private int batches;

    Items(Iterator<Map<String, AttributeValue>> entries, Demand demand) {
      this.entries = entries;
      this.demand = demand;
    }

    @Override
    public boolean hasNext() {
      while (fetched.isEmpty()) {
        Set<ItemKey> keys = nextKeys();
        if (keys.isEmpty()) {
          return false;
        }
        fetch(keys);
      }
      return true;
    }

    @Override
    public Map<String, AttributeValue> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      returned++;
      return fetched.remove();
    }

    /** An entry that moves while the index is read can come twice; a batch must not ask twice. */
    private Set<ItemKey> nextKeys() {
      int missing = demand.items() - returned;
      int wanted =
          demand.leftOut() == Demand.LeftOut.MANY || missing <= 0
              ? demand.pageSize(returned, batches)
              : missing;
      batches++;
      int most = wanted > 0 ? Math.min(wanted, BatchReader.MOST_KEYS) : BatchReader.MOST_KEYS;
      Set<ItemKey> keys = new LinkedHashSet<>();
      while (keys.size() < most && entries.hasNext()) {
        keys.add(table.keyOf(entries.next()));
      }
      return keys;
    }

    private void fetch(Set<ItemKey> keys) {
      Map<ItemKey, Map<String, AttributeValue>> items = reader.read(keys);
      for (ItemKey key : keys) {
        Map<String, AttributeValue> item = items.get(key);
        if (item != null
            && Condition.testAll(keyConditions, item)
            && Condition.testAll(filters, item)) {
          fetched.add(item);
        }
      }
    }
  }
}
