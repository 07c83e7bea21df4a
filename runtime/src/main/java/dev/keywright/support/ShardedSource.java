package dev.keywright.support;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of several partitions, as of a key that is spread over shards: one Query operation
 * each. Their first pages are requested at once, since each must be seen before the first item is
 * known; later pages are requested when the reading gets there.
 *
 * @param order how the items of one partition are ordered, or null when they need not be merged and
 *     one partition may follow the other
 */
record ShardedSource(
    List<PartitionSource> shards,
    @Nullable Comparator<Map<String, AttributeValue>> order,
    Executor executor)
    implements ItemSource {

  @Override
  public Iterator<Map<String, AttributeValue>> open(Demand demand) {
    List<PartitionSource.Items> opened = new ArrayList<>(shards.size());
    for (PartitionSource shard : shards) {
      opened.add(shard.open(demand));
    }
    if (order == null) {
      return new Following(opened, demand, executor);
    }
    opened.forEach(items -> items.requestFirstPage(executor));
    return new Merged(opened, order);
  }

  @Override
  public boolean countsByItself() {
    return true;
  }

  @Override
  public long count(long atMost) {
    List<CompletableFuture<Long>> counts = new ArrayList<>(shards.size());
    for (PartitionSource shard : shards) {
      counts.add(CompletableFuture.supplyAsync(() -> shard.count(atMost), executor));
    }
    long counted = 0;
    for (CompletableFuture<Long> count : counts) {
      counted += QueryPages.await(count);
    }
    return Math.min(counted, atMost);
  }

  /** One partition after the other. */
  private static final class Following implements Iterator<Map<String, AttributeValue>> {

    private final Iterator<PartitionSource.Items> shards;
    private PartitionSource.Items current;

    Following(List<PartitionSource.Items> shards, Demand demand, Executor executor) {
      // Who wants a few items only will mostly find them in the first partitions.
      if (demand.items() == 0) {
        shards.forEach(items -> items.requestFirstPage(executor));
      }
      this.shards = shards.iterator();
      this.current = this.shards.next();
    }

    @Override
    public boolean hasNext() {
      while (!current.hasNext()) {
        if (!shards.hasNext()) {
          return false;
        }
        current = shards.next();
      }
      return true;
    }

    @Override
    public Map<String, AttributeValue> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return current.next();
    }
  }

  /** Merges the partitions: always the one whose next item comes first. */
  private static final class Merged implements Iterator<Map<String, AttributeValue>> {

    private record Head(
        Map<String, AttributeValue> item, PartitionSource.Items following, int shard) {}

    private final PriorityQueue<Head> heads;
    private @Nullable Head returned;

    Merged(List<PartitionSource.Items> shards, Comparator<Map<String, AttributeValue>> order) {
      // Items that tie come in the order of their shards, so that two readings agree.
      heads =
          new PriorityQueue<>(
              shards.size(), Comparator.comparing(Head::item, order).thenComparingInt(Head::shard));
      for (int i = 0; i < shards.size(); i++) {
        advance(shards.get(i), i);
      }
    }

    @Override
    public boolean hasNext() {
      // Only now: the item after the last one that is wanted could cost a page.
      if (returned != null) {
        advance(returned.following, returned.shard);
        returned = null;
      }
      return !heads.isEmpty();
    }

    @Override
    public Map<String, AttributeValue> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Head head = heads.remove();
      returned = head;
      return head.item;
    }

    private void advance(PartitionSource.Items items, int shard) {
      if (items.hasNext()) {
        heads.add(new Head(items.next(), items, shard));
      }
    }
  }
}
