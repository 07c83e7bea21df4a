package dev.keywright.integration.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.support.ItemCodec;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * One table behind the real client of the SDK, which every round trip goes through: making the
 * client costs more than a round does.
 */
public final class Engine {

  /** The name of the table. */
  public static final String TABLE = "RoundTrips";

  /** The partition key, a string, and the whole key. */
  public static final String PARTITION_KEY = "PK";

  private static final DynamoDbClient CLIENT = client();

  private Engine() {}

  private static DynamoDbClient client() {
    DynamoDbClient client = InProcessDynamoDb.create().client();
    client.createTable(
        table ->
            table
                .tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key -> key.attributeName(PARTITION_KEY).keyType(KeyType.HASH))
                .attributeDefinitions(
                    key -> key.attributeName(PARTITION_KEY).attributeType(ScalarAttributeType.S)));
    return client;
  }

  /** The item as it is after it has been stored. */
  public static Map<String, AttributeValue> stored(Map<String, AttributeValue> item) {
    CLIENT.putItem(put -> put.tableName(TABLE).item(item));
    return CLIENT
        .getItem(
            get ->
                get.tableName(TABLE)
                    .consistentRead(true)
                    .key(Map.of(PARTITION_KEY, item.get(PARTITION_KEY))))
        .item();
  }

  /** Fails unless an entity is equal to what is decoded of its item, stored or not. */
  public static <T> void comesBack(ItemCodec<T> codec, T entity) {
    Map<String, AttributeValue> item = codec.toItem(entity);
    assertEquals(entity, codec.fromItem(item), "without the engine");
    T back = codec.fromItem(stored(item));
    assertEquals(entity, back);
    assertEquals(item, codec.toItem(back), "encoded once more");
  }
}
