package dev.keywright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The engine through the real SDK client: the way from a request to a stored item and back. */
class InProcessDynamoDbTest {
  private InProcessDynamoDb engine;
  private DynamoDbClient client;

  @BeforeEach
  void createTable() {
    engine = InProcessDynamoDb.create();
    client = engine.client();
    client.createTable(
        b ->
            b.tableName("Shop")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
                .attributeDefinitions(
                    d -> d.attributeName("pk").attributeType(ScalarAttributeType.S),
                    d -> d.attributeName("sk").attributeType(ScalarAttributeType.S),
                    d -> d.attributeName("country").attributeType(ScalarAttributeType.S),
                    d -> d.attributeName("city").attributeType(ScalarAttributeType.S),
                    d -> d.attributeName("total").attributeType(ScalarAttributeType.N))
                .globalSecondaryIndexes(
                    g ->
                        g.indexName("ByPlace")
                            .keySchema(
                                key("country", KeyType.HASH),
                                key("city", KeyType.HASH),
                                key("total", KeyType.RANGE),
                                key("sk", KeyType.RANGE))
                            .projection(p -> p.projectionType(ProjectionType.ALL))));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private void put(String pk, String sk, int total) {
    client.putItem(
        b ->
            b.tableName("Shop")
                .item(
                    Map.of(
                        "pk", s(pk),
                        "sk", s(sk),
                        "country", s("FR"),
                        "city", s("Lyon"),
                        "total", AttributeValue.fromN(Integer.toString(total)))));
  }

  private static List<String> sortKeys(QueryResponse response) {
    return response.items().stream().map(item -> item.get("sk").s()).toList();
  }

  @Test
  void itemComesBackAsItWasPut() {
    Map<String, AttributeValue> item =
        Map.of(
            "pk", s("a"),
            "sk", s("ü\u20ac\ud83d\ude00\"\\\n"),
            "n", AttributeValue.fromN("1.50"),
            "l", AttributeValue.fromL(List.of(AttributeValue.fromBool(true), s(""))),
            "m", AttributeValue.fromM(Map.of("x", AttributeValue.fromNul(true))),
            "ss", AttributeValue.fromSs(List.of("x", "y")));
    client.putItem(b -> b.tableName("Shop").item(item));

    Map<String, AttributeValue> read =
        client
            .getItem(
                b -> b.tableName("Shop").key(Map.of("pk", item.get("pk"), "sk", item.get("sk"))))
            .item();

    assertEquals("1.5", read.get("n").n());
    assertEquals(item.get("l"), read.get("l"));
    assertEquals(item.get("m"), read.get("m"));
    assertEquals(item.get("sk"), read.get("sk"));
    assertEquals(List.of("x", "y"), read.get("ss").ss());
  }

  @Test
  void queryGoesThroughAPartitionInOrderOfCodePoints() {
    // U+FF5E comes after the surrogates in UTF-16 and before U+1F600 in UTF-8.
    for (String sk : List.of("b", "\ud83d\ude00", "a", "\uff5e", "aa")) {
      put("p", sk, 1);
    }
    put("q", "c", 1);

    QueryResponse all =
        client.query(
            b ->
                b.tableName("Shop")
                    .keyConditionExpression("pk = :p")
                    .expressionAttributeValues(Map.of(":p", s("p"))));
    QueryResponse some =
        client.query(
            b ->
                b.tableName("Shop")
                    .keyConditionExpression("pk = :p AND begins_with(sk, :a)")
                    .scanIndexForward(false)
                    .expressionAttributeValues(Map.of(":p", s("p"), ":a", s("a"))));

    assertEquals(List.of("a", "aa", "b", "\uff5e", "\ud83d\ude00"), sortKeys(all));
    assertEquals(List.of("aa", "a"), sortKeys(some));
  }

  @Test
  void indexWithSeveralAttributesIsOrderedByAllOfThem() {
    put("p", "1", 30);
    put("q", "2", 4);
    put("r", "3", 30);

    QueryResponse found =
        client.query(
            b ->
                b.tableName("Shop")
                    .indexName("ByPlace")
                    .keyConditionExpression("country = :f AND city = :l AND #t > :t")
                    .expressionAttributeNames(Map.of("#t", "total"))
                    .expressionAttributeValues(
                        Map.of(":f", s("FR"), ":l", s("Lyon"), ":t", AttributeValue.fromN("3")))
                    .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES));

    assertEquals(List.of("2", "1", "3"), sortKeys(found));
    assertEquals(
        0.5, found.consumedCapacity().globalSecondaryIndexes().get("ByPlace").capacityUnits());
  }

  @Test
  void pagesGoOnWhereTheyEnded() {
    for (int i = 0; i < 7; i++) {
      put("p", "s" + i, i);
    }
    List<String> read = new ArrayList<>();
    client
        .queryPaginator(
            b ->
                b.tableName("Shop")
                    .indexName("ByPlace")
                    .limit(3)
                    .scanIndexForward(false)
                    .keyConditionExpression("country = :f AND city = :l")
                    .filterExpression("pk <> :skip")
                    .expressionAttributeValues(
                        Map.of(":f", s("FR"), ":l", s("Lyon"), ":skip", s("x"))))
        .forEach(page -> read.addAll(sortKeys(page)));

    assertEquals(List.of("s6", "s5", "s4", "s3", "s2", "s1", "s0"), read);
  }

  @Test
  void conditionThatFailsAnswersWithTheItem() {
    put("p", "s", 5);

    ConditionalCheckFailedException failed =
        assertThrows(
            ConditionalCheckFailedException.class,
            () ->
                client.putItem(
                    b ->
                        b.tableName("Shop")
                            .item(Map.of("pk", s("p"), "sk", s("s")))
                            .conditionExpression("attribute_not_exists(pk)")
                            .returnValuesOnConditionCheckFailure("ALL_OLD")));

    assertEquals("5", failed.item().get("total").n());
    assertTrue(failed.getMessage().startsWith("The conditional request failed"));
  }

  @Test
  void deletedItemIsGoneFromTheIndexToo() {
    put("p", "s", 5);

    client.deleteItem(b -> b.tableName("Shop").key(Map.of("pk", s("p"), "sk", s("s"))));

    assertEquals(
        0,
        client
            .query(
                b ->
                    b.tableName("Shop")
                        .indexName("ByPlace")
                        .keyConditionExpression("country = :f AND city = :l")
                        .expressionAttributeValues(Map.of(":f", s("FR"), ":l", s("Lyon"))))
            .count());
  }
}
