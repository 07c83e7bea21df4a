package dev.keywright.example.store;

import dev.keywright.Query;
import dev.keywright.support.ItemKey;
import dev.keywright.support.TableClient;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderLine} in table {@code Ecommerce}. Immutable, and safe for use by
 * many threads.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderLineRepository {
  private final TableClient table;

  /**
   * Made by the generated table; EcommerceTable gives it out.
   */
  public OrderLineRepository(TableClient table) {
    this.table = table;
  }

  /**
   * {@code OrderLine} by {@code orderId}, ordered by {@code line}.
   *
   * <p>One Query of the table: {@code PK = ORDER#{orderId} and SK beginning with LINE#} (no other
   * key answers it).
   */
  public Query<OrderLine> linesOfOrder(String orderId) {
    return table.query(OrderLineCodec.INSTANCE, "OrderLine.linesOfOrder")
        .partition("PK", OrderLineKeys.partition(orderId))
        .beginsWith("SK", "LINE#")
        .build();
  }

  /**
   * {@code OrderLine} by {@code productId}, ordered by {@code placedAt}, greatest first.
   *
   * <p>One Query of index {@code GSI1}: {@code GSI1PK = PRODUCT#{productId}} (no other key answers
   * it).
   */
  public Query<OrderLine> ordersWithProduct(String productId) {
    return table.query(OrderLineCodec.INSTANCE, "OrderLine.ordersWithProduct")
        .index("GSI1")
        .partition("GSI1PK", OrderLineKeys.gsi1Partition(productId))
        .descending()
        .build();
  }

  /**
   * Reads the OrderLine of a key: one GetItem, eventually consistent.
   *
   * @return the item; empty where there is none
   */
  public Optional<OrderLine> get(String orderId, int line) {
    ItemKey key = ItemKey.of("PK", OrderLineKeys.partition(orderId))
        .and("SK", OrderLineKeys.sort(line));
    return table.get(OrderLineCodec.INSTANCE, key).find();
  }

  /**
   * Stores the OrderLine, in the place of whatever stood under its key: one PutItem. The keys of
   * every index follow from its properties.
   */
  public void put(OrderLine orderLine) {
    table.put(OrderLineCodec.INSTANCE, orderLine);
  }

  /**
   * Stores the OrderLine if its key is free: one conditional PutItem.
   *
   * @throws dev.keywright.ItemAlreadyExistsException if an item has its key
   */
  public void create(OrderLine orderLine) {
    table.create(OrderLineCodec.INSTANCE, orderLine);
  }

  /**
   * Stores the OrderLine in the place of the one under its key: one conditional PutItem.
   *
   * @throws dev.keywright.ItemNotFoundException if no item has its key
   */
  public void replace(OrderLine orderLine) {
    table.replace(OrderLineCodec.INSTANCE, orderLine);
  }

  /**
   * Deletes the OrderLine of a key: one DeleteItem.
   *
   * @return what was deleted; empty where nothing was there
   */
  public Optional<OrderLine> delete(String orderId, int line) {
    ItemKey key = ItemKey.of("PK", OrderLineKeys.partition(orderId))
        .and("SK", OrderLineKeys.sort(line));
    return table.delete(OrderLineCodec.INSTANCE, key);
  }
}
