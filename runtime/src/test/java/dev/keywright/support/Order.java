package dev.keywright.support;

import dev.keywright.ItemDecodingException;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The entity of these tests, with the codec that would be generated for it. */
record Order(String customerId, String placedAt, String orderId, long totalCents) {

  static Order of(String customerId, int day, String orderId) {
    return new Order(customerId, String.format("2026-01-%02d", day), orderId, 100L * day);
  }

  ItemKey key() {
    return ItemKey.of("PK", "CUSTOMER#" + customerId)
        .and("SK", "ORDER#" + placedAt + "#" + orderId);
  }

  static final ItemCodec<Order> CODEC =
      new ItemCodec<>() {
        @Override
        public Map<String, AttributeValue> toItem(Order order) {
          Map<String, AttributeValue> item = new HashMap<>(order.key().attributes());
          item.put("GSI1PK", text("ORDER#" + order.orderId));
          item.put("GSI1SK", text("ORDER"));
          item.put("GSI2PK", text("OPEN#" + Math.floorMod(order.orderId.hashCode(), 4)));
          item.put("GSI2SK", text(order.placedAt));
          item.put("entityType", text("Order"));
          item.put("customerId", text(order.customerId));
          item.put("placedAt", text(order.placedAt));
          item.put("orderId", text(order.orderId));
          item.put("totalCents", AttributeValue.fromN(Long.toString(order.totalCents)));
          return item;
        }

        @Override
        public Order fromItem(Map<String, AttributeValue> item) {
          AttributeValue total = item.get("totalCents");
          if (total == null) {
            throw new ItemDecodingException("Order.totalCents is missing");
          }
          return new Order(
              item.get("customerId").s(),
              item.get("placedAt").s(),
              item.get("orderId").s(),
              Long.parseLong(total.n()));
        }

        @Override
        public String entity() {
          return "Order";
        }
      };

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
