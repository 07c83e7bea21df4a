package dev.keywright.example.store;

import dev.keywright.ItemDecodingException;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.codec.AttributeValues;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.Numbers;
import dev.keywright.support.codec.TimeTexts;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link OrderLine} into items, and items into it. It has no state.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderLineCodec implements ItemCodec<OrderLine> {
  /**
   * The codec, for what takes one.
   */
  public static final OrderLineCodec INSTANCE = new OrderLineCodec();

  private OrderLineCodec() {
  }

  /**
   * The whole item: properties, key attributes of the table and its indexes, type attribute.
   *
   * @throws dev.keywright.KeywrightException if a value cannot be stored, or cannot stand in a key
   */
  public static Map<String, AttributeValue> encode(OrderLine orderLine) {
    Map<String, AttributeValue> item = new HashMap<>(15);
    AttributeValues make = new AttributeValues();
    item.put("orderId", make.text(orderLine.orderId(), "OrderLine.orderId"));
    item.put("line", make.number(Numbers.ofInt(orderLine.line(), "OrderLine.line")));
    item.put("productId", make.text(orderLine.productId(), "OrderLine.productId"));
    item.put("quantity", make.number(Numbers.ofInt(orderLine.quantity(), "OrderLine.quantity")));
    item.put("priceCents", make.number(Numbers.ofLong(orderLine.priceCents(), "OrderLine.priceCents")));
    item.put("placedAt", make.text(TimeTexts.ofInstant(orderLine.placedAt(), "OrderLine.placedAt")));
    derive(item, orderLine, make);
    return item;
  }

  private static void derive(Map<String, AttributeValue> item, OrderLine orderLine,
      AttributeValues make) {
    item.put("PK", make.text(OrderLineKeys.partition(orderLine.orderId())));
    item.put("SK", make.text(OrderLineKeys.sort(orderLine.line())));
    item.put("entityType", make.text("OrderLine"));
    item.put("GSI1PK", make.text(OrderLineKeys.gsi1Partition(orderLine.productId())));
    item.put("GSI1SK", make.text(OrderLineKeys.gsi1Sort(orderLine.placedAt(), orderLine.orderId(), orderLine.line())));
  }

  @Override
  public Map<String, AttributeValue> toItem(OrderLine orderLine) {
    return encode(orderLine);
  }

  /**
   * What an item holds.
   *
   * @throws ItemDecodingException if an attribute is missing or of another type; the message names
   * it and the item's key
   */
  public static OrderLine decode(Map<String, AttributeValue> item) {
    try {
      return read(item);
    } catch (ItemDecodingException e) {
      throw Attributes.inItem(e, "OrderLine", item, "PK", "SK", false);
    }
  }

  private static OrderLine read(Map<String, AttributeValue> item) {
    String orderId = Attributes.toText(item.get("orderId"), "OrderLine.orderId");
    int line = Numbers.toInt(item.get("line"), "OrderLine.line");
    String productId = Attributes.toText(item.get("productId"), "OrderLine.productId");
    int quantity = Numbers.toInt(item.get("quantity"), "OrderLine.quantity");
    long priceCents = Numbers.toLong(item.get("priceCents"), "OrderLine.priceCents");
    Instant placedAt = TimeTexts.toInstant(item.get("placedAt"), "OrderLine.placedAt");
    return new OrderLine(orderId, line, productId, quantity, priceCents, placedAt);
  }

  @Override
  public OrderLine fromItem(Map<String, AttributeValue> item) {
    return decode(item);
  }

  @Override
  public String entity() {
    return "OrderLine";
  }
}
