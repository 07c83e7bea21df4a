package dev.keywright.example.store;

import dev.keywright.support.key.InstantEncoding;
import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TextEncoding;
import dev.keywright.support.key.TimePrecision;
import java.time.Instant;
import javax.annotation.processing.Generated;

/**
 * The keys of {@link Order} in table {@code Ecommerce}: typed builders of the text of each key
 * attribute.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  /**
   * How {@code customerId} stands in {@code {customerId}}.
   */
  public static final TextEncoding CUSTOMER_ID = TextEncoding.escaped(SlotName.of("Order", "customerId"), '#').last();

  /**
   * How {@code placedAt} stands in {@code {placedAt}}.
   */
  public static final InstantEncoding<Instant> PLACED_AT = InstantEncoding.of(SlotName.of("Order", "placedAt"), TimePrecision.NANOS);

  /**
   * How {@code orderId} stands in {@code {orderId}}.
   */
  public static final TextEncoding ORDER_ID = TextEncoding.escaped(SlotName.of("Order", "orderId"), '#').last();

  /**
   * How {@code orderId} stands in {@code {orderId:shard(8)}}.
   */
  public static final ShardEncoding<String> ORDER_ID_IN_GSI2_PK = ShardEncoding.of(TextEncoding.unescaped(SlotName.of("Order", "orderId")), 8);

  private OrderKeys() {
  }

  /**
   * The partition key of the table, attribute {@code PK}: {@code CUSTOMER#{customerId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String partition(String customerId) {
    StringBuilder key = new StringBuilder(48).append("CUSTOMER#");
    CUSTOMER_ID.append(key, customerId);
    return KeyLimits.partition(key, "Order", "PK");
  }

  /**
   * The sort key of the table, attribute {@code SK}: {@code ORDER#{placedAt}#{orderId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String sort(Instant placedAt, String orderId) {
    StringBuilder key = new StringBuilder(80).append("ORDER#");
    PLACED_AT.append(key, placedAt);
    key.append('#');
    ORDER_ID.append(key, orderId);
    return KeyLimits.sort(key, "Order", "SK");
  }

  /**
   * The partition key of index {@code GSI1}, attribute {@code GSI1PK}: {@code ORDER#{orderId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String gsi1Partition(String orderId) {
    StringBuilder key = new StringBuilder(48).append("ORDER#");
    ORDER_ID.append(key, orderId);
    return KeyLimits.partition(key, "Order", "GSI1PK");
  }

  /**
   * The sort key of index {@code GSI1}, attribute {@code GSI1SK}: {@code ORDER}.
   */
  public static String gsi1Sort() {
    return "ORDER";
  }

  /**
   * The partition key of index {@code GSI2}, attribute {@code GSI2PK}: {@code
   * OPEN#{orderId:shard(8)}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String gsi2Partition(String orderId) {
    StringBuilder key = new StringBuilder(16).append("OPEN#");
    ORDER_ID_IN_GSI2_PK.append(key, orderId);
    return KeyLimits.partition(key, "Order", "GSI2PK");
  }

  /**
   * The sort key of index {@code GSI2}, attribute {@code GSI2SK}: {@code {placedAt}#{orderId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String gsi2Sort(Instant placedAt, String orderId) {
    StringBuilder key = new StringBuilder(72);
    PLACED_AT.append(key, placedAt);
    key.append('#');
    ORDER_ID.append(key, orderId);
    return KeyLimits.sort(key, "Order", "GSI2SK");
  }
}
