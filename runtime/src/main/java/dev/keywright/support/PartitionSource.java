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
    return new Items(QueryPages.ofItems(plan), filtered(demand));
  }

  private Demand filtered(Demand demand) {
    return plan.isFiltered() ? demand.filtered() : demand;
  }

  @Override
  public boolean countsByItself() {
    return true;
  }

  @Override
  public long count(long atMost) {
    QueryPages pages = QueryPages.ofCounts(plan);
    Demand demand =
        atMost > Integer.MAX_VALUE
            ? Demand.EVERYTHING
            : filtered(new Demand((int) atMost, Demand.LeftOut.NOTHING));
    long counted = 0;
    for (int page = 0; pages.hasNext() && counted < atMost; page++) {
      counted += pages.next(demand.pageSize((int) Math.min(counted, atMost), page)).count();
    }
    return Math.min(counted, atMost);
  }

  /** The items, page after page; an empty page is passed over. */
  static final class Items implements Iterator<Map<String, AttributeValue>> {

    private final QueryPages pages;
    private final Demand demand;
    private List<Map<String, AttributeValue>> page = List.of();
    private int position;
    private int read;
    private int pagesRead;

    private Items(QueryPages pages, Demand demand) {
      this.pages = pages;
      this.demand = demand;
    }

    /** Sends the first request on another thread, so that several partitions are read at once. */
    void requestFirstPage(Executor executor) {
      pages.request(demand.pageSize(0, 0), executor);
    }

    @Override
    public boolean hasNext() {
      while (position == page.size()) {
        if (!pages.hasNext()) {
          return false;
        }
        QueryResponse response = pages.next(demand.pageSize(read, pagesRead++));
        page = response.items();
        position = 0;
        read += page.size();
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
