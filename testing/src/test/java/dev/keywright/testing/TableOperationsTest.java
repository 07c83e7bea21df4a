package dev.keywright.testing;

import static dev.keywright.testing.TestTables.item;
import static dev.keywright.testing.TestTables.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.Tag;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Operations on tables, and what goes by the clock. */
class TableOperationsTest {
  private InProcessDynamoDb engine;
  private DynamoDbClient client;

  @BeforeEach
  void createTable() {
    engine = InProcessDynamoDb.builder().transitionTime(Duration.ofSeconds(20)).build();
    client = engine.client();
    TestTables.createSimple(client, "Things");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private TableDescription describe() {
    return client.describeTable(b -> b.tableName("Things")).table();
  }

  private void settle() {
    engine.clock().advance(Duration.ofSeconds(21));
  }

  @Test
  void tableBecomesActiveByTheClock() {
    assertEquals(TableStatus.CREATING, describe().tableStatus());
    assertThrows(
        ResourceNotFoundException.class,
        () -> client.getItem(b -> b.tableName("Things").key(item("pk", "a"))));

    settle();

    assertEquals(TableStatus.ACTIVE, describe().tableStatus());
    assertFalse(client.getItem(b -> b.tableName("Things").key(item("pk", "a"))).hasItem());
  }

  @Test
  void addedIndexIsFilledAndThenActive() {
    settle();
    client.putItem(b -> b.tableName("Things").item(item("pk", "a", "g", "x")));
    client.updateTable(
        b ->
            b.tableName("Things")
                .attributeDefinitions(d -> d.attributeName("g").attributeType("S"))
                .globalSecondaryIndexUpdates(
                    u ->
                        u.create(
                            c ->
                                c.indexName("ByG")
                                    .keySchema(k -> k.attributeName("g").keyType("HASH"))
                                    .projection(p -> p.projectionType("ALL")))));

    assertEquals(TableStatus.UPDATING, describe().tableStatus());
    assertEquals(IndexStatus.CREATING, describe().globalSecondaryIndexes().get(0).indexStatus());
    assertThrows(DynamoDbException.class, this::queryByG);
    settle();
    assertEquals(1, queryByG());

    client.updateTable(
        b ->
            b.tableName("Things")
                .globalSecondaryIndexUpdates(u -> u.delete(d -> d.indexName("ByG"))));

    assertEquals(List.of(), describe().globalSecondaryIndexes());
    assertEquals(1, describe().attributeDefinitions().size());
  }

  private int queryByG() {
    return client
        .query(
            b ->
                b.tableName("Things")
                    .indexName("ByG")
                    .keyConditionExpression("g = :g")
                    .expressionAttributeValues(Map.of(":g", s("x"))))
        .count();
  }

  @Test
  void sweepDeletesWhatHasExpired() {
    settle();
    client.updateTimeToLive(
        b ->
            b.tableName("Things")
                .timeToLiveSpecification(t -> t.attributeName("end").enabled(true)));
    long now = engine.clock().instant().getEpochSecond();
    client.putItem(b -> b.tableName("Things").item(item("pk", "past", "end", now - 10)));
    client.putItem(b -> b.tableName("Things").item(item("pk", "soon", "end", now + 100)));
    client.putItem(b -> b.tableName("Things").item(item("pk", "ancient", "end", 1)));
    client.putItem(b -> b.tableName("Things").item(item("pk", "text", "end", "1")));

    assertEquals(1, engine.sweepExpired());
    engine.clock().advance(Duration.ofSeconds(200));
    assertEquals(1, engine.sweepExpired());
    assertEquals(2, client.scan(b -> b.tableName("Things")).count());
    assertEquals(
        TimeToLiveStatus.ENABLED,
        client
            .describeTimeToLive(b -> b.tableName("Things"))
            .timeToLiveDescription()
            .timeToLiveStatus());
  }

  @Test
  void tagsComeAndGo() {
    String arn = describe().tableArn();
    client.tagResource(
        b ->
            b.resourceArn(arn)
                .tags(
                    Tag.builder().key("a").value("1").build(),
                    Tag.builder().key("b").value("2").build()));
    client.untagResource(b -> b.resourceArn(arn).tagKeys("a"));

    assertEquals(
        List.of(Tag.builder().key("b").value("2").build()),
        client.listTagsOfResource(b -> b.resourceArn(arn)).tags());
  }

  @Test
  void protectedTableStays() {
    settle();
    client.updateTable(b -> b.tableName("Things").deletionProtectionEnabled(true));

    DynamoDbException refused =
        assertThrows(DynamoDbException.class, () -> client.deleteTable(b -> b.tableName("Things")));

    assertTrue(refused.getMessage().contains("protected against deletion"));
    client.updateTable(b -> b.tableName("Things").deletionProtectionEnabled(false));
    client.deleteTable(b -> b.tableName("Things"));
    assertEquals(List.of(), client.listTables().tableNames());
  }

  @Test
  void whatIsNotKnownIsRefusedByName() {
    DynamoDbException refused =
        assertThrows(
            DynamoDbException.class,
            () -> client.executeStatement(b -> b.statement("SELECT * FROM Things")));

    assertTrue(refused.getMessage().contains("does not support ExecuteStatement"));
  }

  @Test
  void dumpShowsPartitionsAndItemsInOrder() {
    settle();
    client.putItem(b -> b.tableName("Things").item(item("pk", "b", "n", 1, "text", "a\"b")));
    client.putItem(b -> b.tableName("Things").item(item("pk", "a")));

    assertEquals(
        "Things: 2 items\npk = \"a\"\n  {}\npk = \"b\"\n  {n: 1, text: \"a\\\"b\"}\n",
        engine.dump("Things"));
  }
}
