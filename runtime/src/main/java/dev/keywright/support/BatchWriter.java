package dev.keywright.support;

import dev.keywright.BatchIncompleteException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Writes many items with BatchWriteItem, and sends again what DynamoDB did not get to. Not a
 * transaction: other readers see some of it before the rest, and what fails leaves some of it done.
 *
 * <p>The limits, and why items can be left unprocessed, are in the API reference, "BatchWriteItem".
 */
final class BatchWriter {

  /** The most items that one request may hold. */
  private static final int MOST_ITEMS = 25;

  private final TableClient table;
  private final Pauses.Sleep sleep;

  /** By key, since one request may not name an item twice: the last write of an item is the one. */
  private final Map<ItemKey, WriteRequest> waiting = new LinkedHashMap<>();

  BatchWriter(TableClient table, Pauses.Sleep sleep) {
    this.table = table;
    this.sleep = sleep;
  }

  void put(Map<String, AttributeValue> item) {
    add(
        table.keyOf(item),
        WriteRequest.builder().putRequest(request -> request.item(item)).build());
  }

  void delete(ItemKey key) {
    add(
        key,
        WriteRequest.builder().deleteRequest(request -> request.key(key.attributes())).build());
  }

  private void add(ItemKey key, WriteRequest request) {
    waiting.put(key, request);
    if (waiting.size() == MOST_ITEMS) {
      flush();
    }
  }

  /**
   * Sends what is waiting.
   *
   * @throws BatchIncompleteException if DynamoDB leaves items unprocessed again and again
   */
  void flush() {
    if (waiting.isEmpty()) {
      return;
    }
    Collection<WriteRequest> pending = new ArrayList<>(waiting.values());
    waiting.clear();
    Backoff backoff = new Backoff(sleep);
    while (true) {
      Map<String, Collection<WriteRequest>> request = Map.of(table.tableName(), pending);
      List<WriteRequest> unprocessed =
          table
              .client()
              .batchWriteItem(batch -> batch.requestItems(request))
              .unprocessedItems()
              .getOrDefault(table.tableName(), List.of());
      if (unprocessed.isEmpty()) {
        return;
      }
      if (!backoff.await(unprocessed.size() < pending.size())) {
        throw new BatchIncompleteException("BatchWriteItem", table.tableName(), unprocessed.size());
      }
      pending = unprocessed;
    }
  }
}
