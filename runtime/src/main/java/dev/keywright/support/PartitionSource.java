package dev.keywright.support;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.Executor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The items of one partition: one Query operation and its pages. */
record PartitionSource(QueryPlan plan) implements ItemSource {

  @Override
  public Items open(Demand demand) {
    // A filter drops items after DynamoDB has counted them, so a page size chosen from what is
    // wanted would only make more pages.
    return new Items(QueryPages.ofItems(plan), plan.isFiltered() ? Demand.EVERYTHING : demand);
  }

  @Override
  public boolean countsByItself() {
    return true;
  }

  @Override
  public long count(long atMost) {
    QueryPages pages = QueryPages.ofCounts(plan);
    long counted = 0;
    while (pages.hasNext() && counted < atMost) {
      long missing = atMost - counted;
      int pageSize = plan.isFiltered() || missing > Integer.MAX_VALUE ? 0 : (int) missing;
      counted += pages.next(pageSize).count();
    }
    return Math.min(counted, atMost);
  }

  /** The items, page after page; an empty page is passed over. */
  static final class Items implements Iterator<Map<String, AttributeValue>> {

    private final QueryPages pages;
    private final Demand demand;
    private List<Map<String, AttributeValue>> page = List.of();
    private int position;
    private int taken;

    private Items(QueryPages pages, Demand demand) {
      this.pages = pages;
      this.demand = demand;
    }

    /** Sends the first request on another thread, so that several partitions are read at once. */
    void requestFirstPage(Executor executor) {
      pages.request(demand.pageSize(0), executor);
    }

    @Override
    public boolean hasNext() {
      while (position == page.size()) {
        if (!pages.hasNext()) {
          return false;
        }
        QueryResponse response = pages.next(demand.pageSize(taken));
        page = response.items();
        position = 0;
        taken += page.size();
      }
      return true;
    }

    @Override
    public Map<String, AttributeValue> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return page.get(position++);
    }
  }
}
