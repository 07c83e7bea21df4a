package dev.keywright.testing;

import static dev.keywright.testing.TestTables.item;
import static dev.keywright.testing.TestTables.n;
import static dev.keywright.testing.TestTables.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Operations through the SDK: what each does when all goes well, and how it is refused. */
class OperationsTest {
  private InProcessDynamoDb engine;
  private DynamoDbClient client;

  @BeforeEach
  void createTable() {
    engine = InProcessDynamoDb.create();
    client = engine.client();
    TestTables.createSimple(client, "Things");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private Map<String, AttributeValue> get(String pk) {
    return client.getItem(b -> b.tableName("Things").key(item("pk", pk))).item();
  }

  private void put(Object... attributes) {
    client.putItem(b -> b.tableName("Things").item(item(attributes)));
  }

  @Test
  void updateComputesEverythingFromTheItemBefore() {
    put(
        "pk",
        "a",
        "x",
        1,
        "y",
        10,
        "l",
        AttributeValue.fromL(List.of(n(0), n(1), n(2))),
        "ss",
        AttributeValue.fromSs(List.of("p", "q")));

    Map<String, AttributeValue> updated =
        client
            .updateItem(
                b ->
                    b.tableName("Things")
                        .key(item("pk", "a"))
                        .updateExpression(
                            "SET x = y, y = x + :one, l[7] = :z, l[5] = :y, "
                                + "fresh = if_not_exists(absent, :one) "
                                + "REMOVE l[0], l[1] ADD cnt :one DELETE ss :ss")
                        .expressionAttributeValues(
                            Map.of(
                                ":one", n(1),
                                ":z", s("z"),
                                ":y", s("y"),
                                ":ss", AttributeValue.fromSs(List.of("q"))))
                        .returnValues(ReturnValue.ALL_NEW))
            .attributes();

    assertEquals(n(10), updated.get("x"));
    assertEquals(n(2), updated.get("y"));
    assertEquals(List.of(n(2), s("y"), s("z")), updated.get("l").l());
    assertEquals(n(1), updated.get("fresh"));
    assertEquals(n(1), updated.get("cnt"));
    assertEquals(List.of("p"), updated.get("ss").ss());
    assertEquals(updated, get("a"));
  }

  @Test
  void updateReturnsOnlyWhatItTouched() {
    put("pk", "a", "m", AttributeValue.fromM(Map.of("x", n(1), "y", n(2))), "other", 1);

    Map<String, AttributeValue> old =
        client
            .updateItem(
                b ->
                    b.tableName("Things")
                        .key(item("pk", "a"))
                        .updateExpression("SET m.x = m.x + :n")
                        .expressionAttributeValues(Map.of(":n", n(4)))
                        .returnValues(ReturnValue.UPDATED_OLD))
            .attributes();

    assertEquals(Map.of("m", AttributeValue.fromM(Map.of("x", n(1)))), old);
    assertEquals(n(5), get("a").get("m").m().get("x"));
  }

  @Test
  void updateThatTouchesTheKeyIsRefused() {
    DynamoDbException refused =
        assertThrows(
            DynamoDbException.class,
            () ->
                client.updateItem(
                    b ->
                        b.tableName("Things")
                            .key(item("pk", "a"))
                            .updateExpression("SET pk = :v")
                            .expressionAttributeValues(Map.of(":v", s("b")))));

    assertTrue(
        refused
            .getMessage()
            .startsWith(
                "One or more parameter values were invalid: Cannot update attribute pk. "
                    + "This attribute is part of the key"),
        refused.getMessage());
  }

  @Test
  void scanSegmentsCoverEveryItemOnce() {
    for (int i = 0; i < 200; i++) {
      put("pk", "k" + i);
    }
    Set<String> seen = new HashSet<>();
    int count = 0;
    for (int segment = 0; segment < 7; segment++) {
      AtomicReference<Map<String, AttributeValue>> start = new AtomicReference<>(Map.of());
      int number = segment;
      do {
        ScanResponse page =
            client.scan(
                b ->
                    b.tableName("Things")
                        .segment(number)
                        .totalSegments(7)
                        .limit(9)
                        .exclusiveStartKey(start.get().isEmpty() ? null : start.get()));
        page.items().forEach(item -> seen.add(item.get("pk").s()));
        count += page.count();
        start.set(page.lastEvaluatedKey());
      } while (!start.get().isEmpty());
    }

    assertEquals(200, count);
    assertEquals(200, seen.size());
  }

  @Test
  void strictEngineRefusesScansByName() {
    try (InProcessDynamoDb strict = InProcessDynamoDb.builder().refuseScan(true).build()) {
      TestTables.createSimple(strict.client(), "Things");

      DynamoDbException refused =
          assertThrows(
              DynamoDbException.class, () -> strict.client().scan(b -> b.tableName("Things")));

      assertTrue(refused.getMessage().contains("Scan of table Things refused"));
    }
  }

  @Test
  void batchLeavesUnprocessedWhatTheTestAsksFor() {
    engine.faults().leaveUnprocessed("BatchWriteItem", 2).times(1);
    List<WriteRequest> requests =
        List.of("a", "b", "c").stream()
            .map(pk -> WriteRequest.builder().putRequest(p -> p.item(item("pk", pk))).build())
            .toList();

    BatchWriteItemResponse first =
        client.batchWriteItem(b -> b.requestItems(Map.of("Things", requests)));
    BatchWriteItemResponse second =
        client.batchWriteItem(b -> b.requestItems(first.unprocessedItems()));

    assertEquals(requests.subList(1, 3), first.unprocessedItems().get("Things"));
    assertTrue(second.unprocessedItems().isEmpty());
    assertEquals(
        3,
        client
            .batchGetItem(
                b ->
                    b.requestItems(
                        Map.of(
                            "Things",
                            KeysAndAttributes.builder()
                                .keys(item("pk", "a"), item("pk", "b"), item("pk", "c"))
                                .build())))
            .responses()
            .get("Things")
            .size());
  }

  private static TransactWriteItem putNew(String pk, int value) {
    return TransactWriteItem.builder()
        .put(
            p ->
                p.tableName("Things")
                    .item(item("pk", pk, "v", value))
                    .conditionExpression("attribute_not_exists(pk)"))
        .build();
  }

  @Test
  void transactionIsAllOrNothing() {
    put("pk", "b");

    TransactionCanceledException cancelled =
        assertThrows(
            TransactionCanceledException.class,
            () -> client.transactWriteItems(b -> b.transactItems(putNew("a", 1), putNew("b", 1))));

    assertEquals(
        List.of("None", "ConditionalCheckFailed"),
        cancelled.cancellationReasons().stream().map(r -> r.code()).toList());
    assertTrue(get("a").isEmpty());
  }

  @Test
  void transactionTokenHoldsForTenMinutes() {
    client.transactWriteItems(b -> b.clientRequestToken("t1").transactItems(putNew("a", 1)));
    // The condition would fail, were it done again.
    client.transactWriteItems(b -> b.clientRequestToken("t1").transactItems(putNew("a", 1)));
    assertThrows(
        IdempotentParameterMismatchException.class,
        () ->
            client.transactWriteItems(
                b -> b.clientRequestToken("t1").transactItems(putNew("a", 2))));

    engine.clock().advance(Duration.ofMinutes(10));

    assertThrows(
        TransactionCanceledException.class,
        () ->
            client.transactWriteItems(
                b -> b.clientRequestToken("t1").transactItems(putNew("a", 1))));
  }

  @Test
  void asyncClientCompletesOnAThreadOfItsOwn() throws Exception {
    // So late that the stage below is there before the answer.
    engine.faults().delay("PutItem", Duration.ofMillis(100));
    AtomicReference<Thread> completing = new AtomicReference<>();

    engine
        .asyncClient()
        .putItem(b -> b.tableName("Things").item(item("pk", "a", "v", 7)))
        .whenComplete((response, error) -> completing.set(Thread.currentThread()))
        .get(10, TimeUnit.SECONDS);

    assertNotSame(Thread.currentThread(), completing.get());
    assertEquals(n(7), get("a").get("v"));
  }

  @Test
  void serverServesTheSameEngine() throws Exception {
    put("pk", "a", "v", 7);
    try (DynamoDbServer server = DynamoDbServer.start(engine, "127.0.0.1", 0);
        DynamoDbClient overHttp =
            DynamoDbClient.builder()
                .region(Region.EU_WEST_1)
                .endpointOverride(server.endpoint())
                .credentialsProvider(
                    StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "thing")))
                .build()) {

      assertEquals(
          item("pk", "a", "v", 7),
          overHttp.getItem(b -> b.tableName("Things").key(item("pk", "a"))).item());
      assertFalse(overHttp.listTables().tableNames().isEmpty());
    }
  }

  @Test
  void throttlingIsRetriedByTheSdk() {
    var throttling = engine.faults().throttle("GetItem").times(2);
    put("pk", "a");

    assertEquals(item("pk", "a"), get("a"));
    assertEquals(2, throttling.struck());
  }

  @Test
  void heldBackIndexesSeeNothingNewUntilTheyAdvance() {
    client.createTable(
        b ->
            b.tableName("Indexed")
                .billingMode("PAY_PER_REQUEST")
                .keySchema(k -> k.attributeName("pk").keyType("HASH"))
                .attributeDefinitions(
                    d -> d.attributeName("pk").attributeType("S"),
                    d -> d.attributeName("g").attributeType("S"))
                .globalSecondaryIndexes(
                    g ->
                        g.indexName("ByG")
                            .keySchema(k -> k.attributeName("g").keyType("HASH"))
                            .projection(p -> p.projectionType("KEYS_ONLY"))));
    engine.holdBackIndexes();
    client.putItem(b -> b.tableName("Indexed").item(item("pk", "a", "g", "x", "more", "y")));

    assertEquals(0, queryIndexed().size());
    engine.advanceIndexes();
    assertEquals(List.of(item("pk", "a", "g", "x")), queryIndexed());
  }

  private List<Map<String, AttributeValue>> queryIndexed() {
    return client
        .query(
            b ->
                b.tableName("Indexed")
                    .indexName("ByG")
                    .keyConditionExpression("g = :g")
                    .expressionAttributeValues(Map.of(":g", s("x"))))
        .items();
  }
}
