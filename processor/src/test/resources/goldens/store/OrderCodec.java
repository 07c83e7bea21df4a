package dev.keywright.example.store;

import dev.keywright.ItemDecodingException;
import dev.keywright.support.ItemCodec;
import dev.keywright.support.codec.AttributeValues;
import dev.keywright.support.codec.Attributes;
import dev.keywright.support.codec.DocumentAttributes;
import dev.keywright.support.codec.Numbers;
import dev.keywright.support.codec.Texts;
import dev.keywright.support.codec.TimeTexts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Order} into items, and items into it. It has no state.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderCodec implements ItemCodec<Order> {
  /**
   * The codec, for what takes one.
   */
  public static final OrderCodec INSTANCE = new OrderCodec();

  private OrderCodec() {
  }

  /**
   * The whole item: properties, key attributes of the table and its indexes, type attribute.
   *
   * @throws dev.keywright.KeywrightException if a value cannot be stored, or cannot stand in a key
   */
  public static Map<String, AttributeValue> encode(Order order) {
    Map<String, AttributeValue> item = new HashMap<>(18);
    AttributeValues make = new AttributeValues();
    item.put("customerId", make.text(order.customerId(), "Order.customerId"));
    item.put("placedAt", make.text(TimeTexts.ofInstant(order.placedAt(), "Order.placedAt")));
    item.put("orderId", make.text(order.orderId(), "Order.orderId"));
    item.put("status", make.text(Texts.ofEnum(order.status(), "Order.status")));
    item.put("lines", fromListOfLine(order.lines(), "Order.lines", make));
    item.put("totalCents", make.number(Numbers.ofLong(order.totalCents(), "Order.totalCents")));
    derive(item, order, make);
    return item;
  }

  private static void derive(Map<String, AttributeValue> item, Order order, AttributeValues make) {
    item.put("PK", make.text(OrderKeys.partition(order.customerId())));
    item.put("SK", make.text(OrderKeys.sort(order.placedAt(), order.orderId())));
    item.put("entityType", make.text("Order"));
    item.put("GSI1PK", make.text(OrderKeys.gsi1Partition(order.orderId())));
    item.put("GSI1SK", make.text(OrderKeys.gsi1Sort()));
    if (order.status() == Status.PLACED || order.status() == Status.PROCESSING) {
      item.put("GSI2PK", make.text(OrderKeys.gsi2Partition(order.orderId())));
      item.put("GSI2SK", make.text(OrderKeys.gsi2Sort(order.placedAt(), order.orderId())));
    }
  }

  @Override
  public Map<String, AttributeValue> toItem(Order order) {
    return encode(order);
  }

  /**
   * What an item holds.
   *
   * @throws ItemDecodingException if an attribute is missing or of another type; the message names
   * it and the item's key
   */
  public static Order decode(Map<String, AttributeValue> item) {
    try {
      return read(item);
    } catch (ItemDecodingException e) {
      throw Attributes.inItem(e, "Order", item, "PK", "SK", false);
    }
  }

  private static Order read(Map<String, AttributeValue> item) {
    String customerId = Attributes.toText(item.get("customerId"), "Order.customerId");
    Instant placedAt = TimeTexts.toInstant(item.get("placedAt"), "Order.placedAt");
    String orderId = Attributes.toText(item.get("orderId"), "Order.orderId");
    Status status = toStatus(Attributes.toText(item.get("status"), "Order.status"), "Order.status");
    List<Line> lines = toListOfLine(item.get("lines"), "Order.lines");
    long totalCents = Numbers.toLong(item.get("totalCents"), "Order.totalCents");
    return new Order(customerId, placedAt, orderId, status, lines, totalCents);
  }

  @Override
  public Order fromItem(Map<String, AttributeValue> item) {
    return decode(item);
  }

  @Override
  public String entity() {
    return "Order";
  }

  private static AttributeValue fromListOfLine(List<Line> values, String where,
      AttributeValues make) {
    List<AttributeValue> attributes = new ArrayList<>(Texts.required(values, where).size());
    for (Line value : values) {
      attributes.add(fromLine(value, where, make));
    }
    return make.list(attributes);
  }

  private static AttributeValue fromLine(Line line, String where, AttributeValues make) {
    Texts.required(line, where);
    DocumentAttributes document = new DocumentAttributes(2);
    document.put("productId", make.text(line.productId(), "Line.productId"));
    document.put("quantity", make.number(Numbers.ofInt(line.quantity(), "Line.quantity")));
    return make.map(document);
  }

  private static Status toStatus(String text, String where) {
    return switch (text) {
      case "PLACED" -> Status.PLACED;
      case "PROCESSING" -> Status.PROCESSING;
      case "SHIPPED" -> Status.SHIPPED;
      case "DELIVERED" -> Status.DELIVERED;
      default -> throw Attributes.unknownConstant(where);
    };
  }

  private static List<Line> toListOfLine(AttributeValue attribute, String where) {
    List<AttributeValue> elements = Attributes.toList(attribute, where);
    List<Line> values = new ArrayList<>(elements.size());
    for (AttributeValue element : elements) {
      values.add(toLine(element, where));
    }
    return values;
  }

  private static Line toLine(AttributeValue attribute, String where) {
    Map<String, AttributeValue> document = Attributes.toMap(attribute, where);
    String productId = Attributes.toText(document.get("productId"), "Line.productId");
    int quantity = Numbers.toInt(document.get("quantity"), "Line.quantity");
    return new Line(productId, quantity);
  }
}
