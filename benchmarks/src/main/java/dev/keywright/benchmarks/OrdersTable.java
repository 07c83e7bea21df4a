package dev.keywright.benchmarks;

import java.util.Locale;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that the benchmarks fill: customers' orders, some 200 bytes each. */
final class OrdersTable {
  static final String NAME = "Orders";

  private OrdersTable() {}

  static void create(DynamoDbClient client) {
    client.createTable(
        b ->
            b.tableName(NAME)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
                .attributeDefinitions(text("PK"), text("SK")));
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition text(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  static Map<String, AttributeValue> key(int customer, int order) {
    return Map.of(
        "PK",
        AttributeValue.fromS("CUSTOMER#" + customer),
        "SK",
        AttributeValue.fromS(String.format(Locale.ROOT, "ORDER#%04d", order)));
  }

  static Map<String, AttributeValue> order(int customer, int order) {
    Map<String, AttributeValue> key = key(customer, order);
    return Map.of(
        "PK",
        key.getOrDefault("PK", AttributeValue.fromS("")),
        "SK",
        key.getOrDefault("SK", AttributeValue.fromS("")),
        "entityType",
        AttributeValue.fromS("Order"),
        "customerId",
        AttributeValue.fromS(Integer.toString(customer)),
        "orderId",
        AttributeValue.fromS(customer + "-" + order),
        "status",
        AttributeValue.fromS("PLACED"),
        "placedAt",
        AttributeValue.fromS("2026-01-01T00:00:00.000000000Z"),
        "totalCents",
        AttributeValue.fromN(Integer.toString(1000 + order)));
  }
}
