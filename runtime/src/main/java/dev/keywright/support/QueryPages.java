package dev.keywright.support;

import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The one page loop: sends a Query again and again, each time from where the last page ended, until
 * DynamoDB gives no key to continue from. A page may be empty and still not be the last.
 */
final class QueryPages {

  private final QueryPlan plan;
  private final boolean counting;
  private Map<String, AttributeValue> startKey = Map.of();
  private boolean ended;
  private @Nullable CompletableFuture<QueryResponse> requested;

  private QueryPages(QueryPlan plan, boolean counting) {
    this.plan = plan;
    this.counting = counting;
  }

  /** Pages of items. */
  static QueryPages ofItems(QueryPlan plan) {
    return new QueryPages(plan, false);
  }

  /** Pages that hold only the number of their items. */
  static QueryPages ofCounts(QueryPlan plan) {
    return new QueryPages(plan, true);
  }

  boolean hasNext() {
    return !ended;
  }

  /** Requests the first page now, on another thread; {@link #next} then waits for it. */
  void request(int pageSize, Executor executor) {
    requested = CompletableFuture.supplyAsync(() -> send(pageSize), executor);
  }

  /**
   * The next page.
   *
   * @param pageSize how many items DynamoDB looks at, or 0 for as many as a page can hold
   */
  QueryResponse next(int pageSize) {
    if (ended) {
      throw new NoSuchElementException();
    }
    QueryResponse page = requested == null ? send(pageSize) : await(requested);
    requested = null;
    if (page.hasLastEvaluatedKey() && !page.lastEvaluatedKey().isEmpty()) {
      startKey = page.lastEvaluatedKey();
    } else {
      ended = true;
    }
    return page;
  }

  private QueryResponse send(int pageSize) {
    QueryRequest.Builder request = counting ? plan.countRequest() : plan.itemsRequest();
    if (pageSize > 0) {
      request.limit(pageSize);
    }
    if (!startKey.isEmpty()) {
      request.exclusiveStartKey(startKey);
    }
    return plan.client().query(request.build());
  }

  /** Waits for what another thread does; what the SDK threw there is thrown here as it is. */
  static <R> R await(CompletableFuture<R> result) {
    try {
      return result.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw e;
    }
  }
}
