package dev.keywright.example.store;

import dev.keywright.Query;
import dev.keywright.Range;
import dev.keywright.support.ItemKey;
import dev.keywright.support.TableClient;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.KeyLimits;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link Order} in table {@code Ecommerce}. Immutable, and safe for use by many
 * threads.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderRepository {
  private final TableClient table;

  /**
   * Made by the generated table; EcommerceTable gives it out.
   */
  public OrderRepository(TableClient table) {
    this.table = table;
  }

  /**
   * {@code Order} by {@code customerId}, ordered by {@code placedAt}, greatest first, 20 at the
   * most.
   *
   * <p>One Query of the table: {@code PK = CUSTOMER#{customerId} and SK beginning with ORDER#} (no
   * other key answers it).
   */
  public Query<Order> recentOrders(String customerId) {
    return table.query(OrderCodec.INSTANCE, "Order.recentOrders")
        .partition("PK", OrderKeys.partition(customerId))
        .beginsWith("SK", "ORDER#")
        .descending()
        .limit(20)
        .build();
  }

  /**
   * {@code Order} by {@code customerId}, {@code placedAt} in a range, ordered by {@code placedAt}.
   *
   * <p>One Query of the table: {@code PK = CUSTOMER#{customerId} and SK from ORDER#{placedAt} to
   * ORDER#{placedAt}} (no other key answers it).
   */
  public Query<Order> orderHistory(String customerId, Range<Instant> placedAt) {
    KeyBounds bounds = KeyBounds.of("ORDER#", OrderKeys.PLACED_AT, placedAt, "#", KeyLimits.SORT_BYTES);
    return table.query(OrderCodec.INSTANCE, "Order.orderHistory")
        .partition("PK", OrderKeys.partition(customerId))
        .between("SK", bounds)
        .build();
  }

  /**
   * {@code Order} by {@code orderId}.
   *
   * <p>One Query of index {@code GSI1}: {@code GSI1PK = ORDER#{orderId} and GSI1SK = ORDER} (no
   * other key answers it).
   *
   * @return the one that answers; empty where there is none
   * @throws dev.keywright.NotUniqueException if a second one is found
   */
  public Optional<Order> orderById(String orderId) {
    return table.query(OrderCodec.INSTANCE, "Order.orderById")
        .index("GSI1")
        .partition("GSI1PK", OrderKeys.gsi1Partition(orderId))
        .equal("GSI1SK", "ORDER")
        .unique();
  }

  /**
   * {@code Order}, ordered by {@code placedAt}.
   *
   * <p>One Query for each shard of index {@code GSI2}: {@code GSI2PK = OPEN#{orderId:shard(8)}}
   * (the pattern names it).
   */
  public Query<Order> openOrders() {
    return table.query(OrderCodec.INSTANCE, "Order.openOrders")
        .index("GSI2")
        .partitions("GSI2PK", OrderKeys.ORDER_ID_IN_GSI2_PK.keys("OPEN#", ""))
        .mergedBy("GSI2SK")
        .build();
  }

  /**
   * Reads the Order of a key: one GetItem, eventually consistent.
   *
   * @return the item; empty where there is none
   */
  public Optional<Order> get(String customerId, Instant placedAt, String orderId) {
    ItemKey key = ItemKey.of("PK", OrderKeys.partition(customerId))
        .and("SK", OrderKeys.sort(placedAt, orderId));
    return table.get(OrderCodec.INSTANCE, key).find();
  }

  /**
   * Stores the Order, in the place of whatever stood under its key: one PutItem. The keys of every
   * index follow from its properties.
   */
  public void put(Order order) {
    table.put(OrderCodec.INSTANCE, order);
  }

  /**
   * Stores the Order if its key is free: one conditional PutItem.
   *
   * @throws dev.keywright.ItemAlreadyExistsException if an item has its key
   */
  public void create(Order order) {
    table.create(OrderCodec.INSTANCE, order);
  }

  /**
   * Stores the Order in the place of the one under its key: one conditional PutItem.
   *
   * @throws dev.keywright.ItemNotFoundException if no item has its key
   */
  public void replace(Order order) {
    table.replace(OrderCodec.INSTANCE, order);
  }

  /**
   * Deletes the Order of a key: one DeleteItem.
   *
   * @return what was deleted; empty where nothing was there
   */
  public Optional<Order> delete(String customerId, Instant placedAt, String orderId) {
    ItemKey key = ItemKey.of("PK", OrderKeys.partition(customerId))
        .and("SK", OrderKeys.sort(placedAt, orderId));
    return table.delete(OrderCodec.INSTANCE, key);
  }
}
