package dev.keywright.testing;

import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Tables and values that several tests use. */
public final class TestTables {
  private TestTables() {}

  /** Creates a table whose partition key is the string {@code pk}. */
  public static void createSimple(DynamoDbClient client, String name) {
    client.createTable(
        b ->
            b.tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(k -> k.attributeName("pk").keyType(KeyType.HASH))
                .attributeDefinitions(
                    d -> d.attributeName("pk").attributeType(ScalarAttributeType.S)));
  }

  /** A string. */
  public static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  /** A number. */
  public static AttributeValue n(long number) {
    return AttributeValue.fromN(Long.toString(number));
  }

  /** An item or a key, of alternating names and values. */
  public static Map<String, AttributeValue> item(Object... namesAndValues) {
    Map<String, AttributeValue> item = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      item.put(
          (String) namesAndValues[i],
          value instanceof AttributeValue given
              ? given
              : value instanceof Number number ? n(number.longValue()) : s((String) value));
    }
    return item;
  }
}
