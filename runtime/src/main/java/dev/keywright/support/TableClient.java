package dev.keywright.support;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One table as generated code reaches it: the SDK's client, the table's name, and the names of its
 * key attributes. The generated table type makes one and hands it to each repository. Immutable,
 * and as safe for many threads as the client is.
 */
public final class TableClient {

  private final DynamoDbClient client;
  private final String tableName;
  private final String partitionKey;
  private final @Nullable String sortKey;
  private final InstantSource clock;
  private final Executor executor;

  private TableClient(
      DynamoDbClient client,
      String tableName,
      String partitionKey,
      @Nullable String sortKey,
      InstantSource clock,
      Executor executor) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.clock = Objects.requireNonNull(clock, "clock");
    this.executor = Objects.requireNonNull(executor, "executor");
  }

  /** A table whose key is a partition key alone. */
  public static TableClient of(DynamoDbClient client, String tableName, String partitionKey) {
    return new TableClient(
        client, tableName, partitionKey, null, InstantSource.system(), ShardThreads.EXECUTOR);
  }

  /** A table with a partition key and a sort key. */
  public static TableClient of(
      DynamoDbClient client, String tableName, String partitionKey, String sortKey) {
    return new TableClient(
        client, tableName, partitionKey, sortKey, InstantSource.system(), ShardThreads.EXECUTOR);
  }

  /** The same table, with another source of the times that writes are stamped with. */
  public TableClient withClock(InstantSource clock) {
    return new TableClient(client, tableName, partitionKey, sortKey, clock, executor);
  }

  /**
   * The same table, with another executor for the requests that one query over several partitions
   * sends at once. They block their threads while they wait. Whatever the client's interceptors
   * find in thread-locals, such an executor has to carry along.
   */
  public TableClient withExecutor(Executor executor) {
    return new TableClient(client, tableName, partitionKey, sortKey, clock, executor);
  }

  /** The SDK's client. */
  public DynamoDbClient client() {
    return client;
  }

  /** The name of the table, as requests give it. */
  public String tableName() {
    return tableName;
  }

  /** The time now, by the clock of this table. */
  public Instant now() {
    return clock.instant();
  }

  /**
   * Begins a query.
   *
   * @param pattern entity and access pattern as messages name them: {@code Order.recentOrders}
   */
  public <T> QueryBuilder<T> query(ItemCodec<T> codec, String pattern) {
    return new QueryBuilder<>(this, codec, pattern);
  }

  /** Begins to read one item by its full key. */
  public <T> GetBuilder<T> get(ItemCodec<T> codec, ItemKey key) {
    return new GetBuilder<>(this, codec, key);
  }

  /**
   * Begins to read an item collection.
   *
   * @param pattern collection and access pattern as messages name them
   * @param assembly makes what one reading is assembled in
   */
  public <C> CollectionBuilder<C> collection(
      String pattern, Supplier<? extends CollectionAssembly<C>> assembly) {
    return new CollectionBuilder<>(this, pattern, assembly);
  }

  /**
   * Reads many items by their keys: BatchGetItem, as often as it takes.
   *
   * @return the entities that are there, in the order of their keys, one for each time that a key
   *     is given
   * @throws dev.keywright.BatchIncompleteException if DynamoDB leaves keys unprocessed for too long
   */
  public <T> List<T> getAll(ItemCodec<T> codec, Collection<ItemKey> keys) {
    return new BatchReader(this, null, false)
        .readInOrder(keys).stream().map(codec::fromItem).toList();
  }

  /**
   * Stores many entities, in the place of whatever stood under their keys: BatchWriteItem, as often
   * as it takes. Not a transaction. Of two entities with one key, the later is stored.
   *
   * @throws dev.keywright.BatchIncompleteException if DynamoDB leaves items unprocessed for too
   *     long
   */
  public <T> void putAll(ItemCodec<T> codec, Iterable<? extends T> entities) {
    BatchWriter writer = new BatchWriter(this, Pauses.Sleep.OF_THREAD);
    for (T entity : entities) {
      writer.put(codec.toItem(entity));
    }
    writer.flush();
  }

  /**
   * Deletes many items: BatchWriteItem, as often as it takes. Not a transaction.
   *
   * @throws dev.keywright.BatchIncompleteException if DynamoDB leaves items unprocessed for too
   *     long
   */
  public void deleteAll(Iterable<ItemKey> keys) {
    BatchWriter writer = new BatchWriter(this, Pauses.Sleep.OF_THREAD);
    keys.forEach(writer::delete);
    writer.flush();
  }

  /** Stores an entity, in the place of whatever stood under its key: PutItem. */
  public <T> void put(ItemCodec<T> codec, T entity) {
    save(codec, entity).put();
  }

  /**
   * Stores an entity that is not there yet: PutItem on the condition that no item has its key.
   *
   * @throws dev.keywright.ItemAlreadyExistsException if there is one
   */
  public <T> void create(ItemCodec<T> codec, T entity) {
    save(codec, entity).create();
  }

  /**
   * Stores an entity in the place of the one under its key: PutItem on the condition that there is
   * one.
   *
   * @throws dev.keywright.ItemNotFoundException if there is none
   */
  public <T> void replace(ItemCodec<T> codec, T entity) {
    save(codec, entity).replace();
  }

  /** Begins a write that needs more than {@link #put}: stamps, a version, conditions. */
  public <T> PutBuilder<T> save(ItemCodec<T> codec, T entity) {
    return new PutBuilder<>(this, codec, Objects.requireNonNull(entity, codec.entity()));
  }

  /**
   * Deletes an item: DeleteItem.
   *
   * @return what was deleted; empty when nothing was there
   * @throws dev.keywright.ItemDecodingException if what was deleted cannot be read; it is deleted
   *     all the same
   */
  public <T> Optional<T> delete(ItemCodec<T> codec, ItemKey key) {
    return deletion(codec, key).delete();
  }

  /** Begins to delete an item on conditions. */
  public <T> DeleteBuilder<T> deletion(ItemCodec<T> codec, ItemKey key) {
    return new DeleteBuilder<>(this, codec, key);
  }

  /** Begins to change attributes of an item that is there: UpdateItem. */
  public <T> UpdateBuilder<T> update(ItemCodec<T> codec, ItemKey key) {
    return new UpdateBuilder<>(this, codec, key);
  }

  /** The name of the attribute that is the partition key of the table. */
  String partitionKey() {
    return partitionKey;
  }

  /** The names of the key attributes of the table, one or two. */
  List<String> keyAttributes() {
    return sortKey == null ? List.of(partitionKey) : List.of(partitionKey, sortKey);
  }

  /**
   * The key of an item that holds all its key attributes.
   *
   * @throws IllegalArgumentException if one is missing
   */
  ItemKey keyOf(Map<String, AttributeValue> item) {
    ItemKey key = ItemKey.of(partitionKey, keyValue(item, partitionKey));
    return sortKey == null ? key : key.and(sortKey, keyValue(item, sortKey));
  }

  /** A key as messages show it: without its values where one of them is declared sensitive. */
  String show(ItemCodec<?> codec, ItemKey key) {
    return codec.hasSensitiveKey() ? key + " (sensitive)" : key.show();
  }

  Executor executor() {
    return executor;
  }

  private AttributeValue keyValue(Map<String, AttributeValue> item, String attribute) {
    AttributeValue value = item.get(attribute);
    if (value == null) {
      throw new IllegalArgumentException(
          "An item of table " + tableName + " without its key attribute " + attribute);
    }
    return value;
  }

  @Override
  public String toString() {
    return "table " + tableName;
  }
}
