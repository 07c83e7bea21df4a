package dev.keywright.example.store;

import dev.keywright.support.key.InstantEncoding;
import dev.keywright.support.key.IntegerEncoding;
import dev.keywright.support.key.KeyLimits;
import dev.keywright.support.key.SlotName;
import dev.keywright.support.key.TextEncoding;
import dev.keywright.support.key.TimePrecision;
import java.time.Instant;
import javax.annotation.processing.Generated;

/**
 * The keys of {@link OrderLine} in table {@code Ecommerce}: typed builders of the text of each key
 * attribute.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderLineKeys {
  /**
   * How {@code orderId} stands in {@code {orderId}}.
   */
  public static final TextEncoding ORDER_ID = TextEncoding.escaped(SlotName.of("OrderLine", "orderId"), '#').last();

  /**
   * How {@code line} stands in {@code {line:4}}.
   */
  public static final IntegerEncoding<Integer> LINE = IntegerEncoding.ofInt(SlotName.of("OrderLine", "line")).digits(4);

  /**
   * How {@code productId} stands in {@code {productId}}.
   */
  public static final TextEncoding PRODUCT_ID = TextEncoding.escaped(SlotName.of("OrderLine", "productId"), '#').last();

  /**
   * How {@code placedAt} stands in {@code {placedAt}}.
   */
  public static final InstantEncoding<Instant> PLACED_AT = InstantEncoding.of(SlotName.of("OrderLine", "placedAt"), TimePrecision.NANOS);

  /**
   * How {@code orderId} stands in {@code {orderId}}.
   */
  public static final TextEncoding ORDER_ID_IN_GSI1_SK = TextEncoding.escaped(SlotName.of("OrderLine", "orderId"), '#');

  private OrderLineKeys() {
  }

  /**
   * The partition key of the table, attribute {@code PK}: {@code ORDER#{orderId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String partition(String orderId) {
    StringBuilder key = new StringBuilder(48).append("ORDER#");
    ORDER_ID.append(key, orderId);
    return KeyLimits.partition(key, "OrderLine", "PK");
  }

  /**
   * The sort key of the table, attribute {@code SK}: {@code LINE#{line:4}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String sort(int line) {
    StringBuilder key = new StringBuilder(16).append("LINE#");
    LINE.append(key, line);
    return KeyLimits.sort(key, "OrderLine", "SK");
  }

  /**
   * The partition key of index {@code GSI1}, attribute {@code GSI1PK}: {@code PRODUCT#{productId}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String gsi1Partition(String productId) {
    StringBuilder key = new StringBuilder(48).append("PRODUCT#");
    PRODUCT_ID.append(key, productId);
    return KeyLimits.partition(key, "OrderLine", "GSI1PK");
  }

  /**
   * The sort key of index {@code GSI1}, attribute {@code GSI1SK}: {@code
   * {placedAt}#{orderId}#{line:4}}.
   *
   * @throws dev.keywright.KeyValueException if a value is empty, out of its format's reach, or
   * makes the key too long
   */
  public static String gsi1Sort(Instant placedAt, String orderId, int line) {
    StringBuilder key = new StringBuilder(80);
    PLACED_AT.append(key, placedAt);
    key.append('#');
    ORDER_ID_IN_GSI1_SK.append(key, orderId);
    key.append('#');
    LINE.append(key, line);
    return KeyLimits.sort(key, "OrderLine", "GSI1SK");
  }
}
