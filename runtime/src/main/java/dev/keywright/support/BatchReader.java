package dev.keywright.support;

import dev.keywright.BatchIncompleteException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * Reads items by their keys with BatchGetItem, and asks again for those that DynamoDB did not get
 * to.
 *
 * <p>The limits, and why keys can be left unprocessed, are in the API reference, "BatchGetItem".
 *
 * @param projection the attributes to read, the key attributes among them; null for all
 */
record BatchReader(TableClient table, @Nullable List<String> projection, boolean consistent) {

  /** The most keys that one request may hold. */
  static final int MOST_KEYS = 100;

  /** Reads any number of items; those that are there come in the order of their keys. */
  List<Map<String, AttributeValue>> readInOrder(Collection<ItemKey> keys) {
    List<ItemKey> different = List.copyOf(new LinkedHashSet<>(keys));
    Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>(different.size() * 2);
    for (int from = 0; from < different.size(); from += MOST_KEYS) {
      items.putAll(read(different.subList(from, Math.min(from + MOST_KEYS, different.size()))));
    }
    List<Map<String, AttributeValue>> inOrder = new ArrayList<>(keys.size());
    for (ItemKey key : keys) {
      Map<String, AttributeValue> item = items.get(key);
      if (item != null) {
        inOrder.add(item);
      }
    }
    return inOrder;
  }

  /**
   * Reads up to {@link #MOST_KEYS} items.
   *
   * @param keys all different
   * @return the items that are there, by their keys
   * @throws BatchIncompleteException if DynamoDB leaves keys unprocessed again and again
   */
  Map<ItemKey, Map<String, AttributeValue>> read(Collection<ItemKey> keys) {
    Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>(keys.size() * 2);
    KeysAndAttributes pending = request(keys);
    Backoff backoff = new Backoff(Pauses.Sleep.OF_THREAD);
    while (true) {
      Map<String, KeysAndAttributes> request = Map.of(table.tableName(), pending);
      BatchGetItemResponse response =
          table.client().batchGetItem(batch -> batch.requestItems(request));
      List<Map<String, AttributeValue>> found =
          response.responses().getOrDefault(table.tableName(), List.of());
      for (Map<String, AttributeValue> item : found) {
        items.put(table.keyOf(item), item);
      }
      KeysAndAttributes unprocessed = response.unprocessedKeys().get(table.tableName());
      if (unprocessed == null || unprocessed.keys().isEmpty()) {
        return items;
      }
      boolean progress = unprocessed.keys().size() < pending.keys().size();
      if (!backoff.await(progress)) {
        throw new BatchIncompleteException(
            "BatchGetItem", table.tableName(), unprocessed.keys().size());
      }
      pending = unprocessed;
    }
  }

  private KeysAndAttributes request(Collection<ItemKey> keys) {
    KeysAndAttributes.Builder request =
        KeysAndAttributes.builder().keys(keys.stream().map(ItemKey::attributes).toList());
    if (consistent) {
      request.consistentRead(true);
    }
    if (projection != null) {
      Placeholders placeholders = new Placeholders();
      request
          .projectionExpression(placeholders.projection(projection))
          .expressionAttributeNames(placeholders.names());
    }
    return request.build();
  }
}
