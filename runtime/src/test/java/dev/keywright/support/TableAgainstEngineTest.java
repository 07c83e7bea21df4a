package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.NotUniqueException;
import dev.keywright.TableMismatchException;
import dev.keywright.VersionConflictException;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/** The whole path through the SDK's client: every expression is one that DynamoDB understands. */
class TableAgainstEngineTest {

  private static final Order A = Order.of("1", 1, "A");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final TableClient table = TableClient.of(dynamoDb.client(), "Store", "PK", "SK");

  @BeforeEach
  void create() {
    TableDefinitions.createIfMissing(dynamoDb.client(), StoreTable.DEFINITION, null);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void aTableIsCreatedOnceAndCompared() {
    TableDefinitions.createIfMissing(dynamoDb.client(), StoreTable.DEFINITION, null);
    TableMismatchException e =
        assertThrows(
            TableMismatchException.class,
            () ->
                TableDefinitions.createIfMissing(
                    dynamoDb.client(),
                    StoreTable.DEFINITION.toBuilder()
                        .keySchema(StoreTable.DEFINITION.keySchema().get(0))
                        .build(),
                    null));
    assertEquals(
        List.of("the table has the key (PK HASH, SK RANGE) where (PK HASH) is declared"),
        e.differences());
  }

  @Test
  void writesAndReads() {
    assertThrows(ItemNotFoundException.class, () -> table.replace(Order.CODEC, A));
    table.create(Order.CODEC, A);
    assertThrows(ItemAlreadyExistsException.class, () -> table.create(Order.CODEC, A));
    assertEquals(Optional.of(A), table.get(Order.CODEC, A.key()).consistent().find());

    Order dearer = new Order(A.customerId(), A.placedAt(), A.orderId(), 1);
    table.replace(Order.CODEC, dearer);
    assertEquals(Optional.of(dearer), table.delete(Order.CODEC, A.key()));
    assertEquals(Optional.empty(), table.delete(Order.CODEC, A.key()));
    assertEquals(Optional.empty(), table.get(Order.CODEC, A.key()).find());
  }

  @Test
  void aVersionMovesOn() {
    AttributeValue one = AttributeValue.fromN("1");
    table.save(Order.CODEC, A).version("version").put();
    assertThrows(
        VersionConflictException.class, () -> table.save(Order.CODEC, A).version("version").put());
    table.save(Order.CODEC, A).stamp("version", one).version("version").replace();
    assertThrows(
        VersionConflictException.class,
        () -> table.save(Order.CODEC, A).stamp("version", one).version("version").replace());
    Map<String, AttributeValue> stored =
        dynamoDb.client().getItem(get -> get.tableName("Store").key(A.key().attributes())).item();
    assertEquals(AttributeValue.fromN("2"), stored.get("version"));
  }

  @Test
  void uniqueOverAnIndex() {
    table.put(Order.CODEC, A);
    assertEquals(Optional.of(A), byId("A").unique());
    assertEquals(Optional.empty(), byId("B").unique());
    table.put(Order.CODEC, Order.of("2", 1, "A"));
    assertThrows(NotUniqueException.class, () -> byId("A").unique());
  }

  private QueryBuilder<Order> byId(String orderId) {
    return table
        .query(Order.CODEC, "Order.orderById")
        .index("GSI1")
        .partition("GSI1PK", "ORDER#" + orderId)
        .equal("GSI1SK", "ORDER");
  }

  @Test
  void everyFilterIsUnderstood() {
    Order b = Order.of("1", 2, "B");
    table.put(Order.CODEC, A);
    table.save(Order.CODEC, b).stamp("note-text", AttributeValue.fromS("urgent")).put();
    table
        .save(Order.CODEC, Order.of("1", 3, "C"))
        .stamp("note-text", AttributeValue.fromNul(true))
        .stamp("entityType", AttributeValue.fromS("Draft"))
        .put();
    assertEquals("B", ids(all().filterPresent("note-text")));
    assertEquals("AC", ids(all().filterAbsent("note-text")));
    assertEquals("B", ids(all().filterBeginsWith("note-text", "urg")));
    assertEquals("AB", ids(all().ofType("entityType", "Order")));
    assertEquals("ABC", ids(all().ofType("entityType", "Order", "Draft")));
    assertEquals("B", ids(all().filterEqual("totalCents", cents(200))));
    assertEquals("BC", ids(all().filterBetween("totalCents", cents(150), null)));
    assertEquals("AB", ids(all().filterBetween("totalCents", null, cents(200))));
    assertEquals("B", ids(all().filterBetween("totalCents", cents(150), cents(250))));
    assertEquals("", ids(all().filterBetween("totalCents", cents(2), cents(1))));
    assertEquals("ABC", ids(all().filterBetween("totalCents", null, null)));
    assertEquals("", ids(all().filterIn("totalCents", List.of())));
    assertEquals("A", ids(all().lessThan("SK", AttributeValue.fromS("ORDER#2026-01-02#B"))));
    assertEquals("C", ids(all().greaterThan("SK", AttributeValue.fromS("ORDER#2026-01-02#B"))));
    assertEquals("BC", ids(all().atLeast("SK", "ORDER#2026-01-02#B")));
    assertEquals("AB", ids(all().atMost("SK", "ORDER#2026-01-02#B")));
  }

  private static AttributeValue cents(int cents) {
    return AttributeValue.fromN(Integer.toString(cents));
  }

  private QueryBuilder<Order> all() {
    return table.query(Order.CODEC, "Order.all").partition("PK", "CUSTOMER#1");
  }

  private static String ids(QueryBuilder<Order> builder) {
    StringBuilder ids = new StringBuilder();
    builder.build().forEach(order -> ids.append(order.orderId()));
    return ids.toString();
  }

  @Test
  void readsOnlyWhatIsNamed() {
    table.save(Order.CODEC, A).stamp("secret", AttributeValue.fromS("x")).put();
    String[] names = {"customerId", "placedAt", "orderId", "totalCents"};
    assertEquals(
        List.of(A),
        all().project(names).whereItem(item -> !item.containsKey("secret")).build().list());
    assertEquals(1, all().project(names).build().count());
    assertEquals(Optional.of(A), table.get(Order.CODEC, A.key()).project(names).find());
  }

  @Test
  void updatesWithEveryClause() {
    AttributeValue text = AttributeValue.fromS("x");
    assertThrows(
        ItemNotFoundException.class,
        () -> table.update(Order.CODEC, A.key()).set("note", text).update());
    table
        .save(Order.CODEC, A)
        .stamp("tags", AttributeValue.fromSs(List.of("old", "kept")))
        .version("version")
        .create();
    Order updated =
        table
            .update(Order.CODEC, A.key())
            .set("totalCents", cents(7))
            .setIfAbsent("orderId", text)
            .append("history", List.of(text))
            .remove("GSI2PK")
            .add("visits", cents(2))
            .removeElements("tags", AttributeValue.fromSs(List.of("old")))
            .version("version", 1)
            .ifPresent("placedAt")
            .ifAbsent("paidAt")
            .ifIn("entityType", List.of(text, AttributeValue.fromS("Order")))
            .update();
    assertEquals(new Order(A.customerId(), A.placedAt(), A.orderId(), 7), updated);
    Map<String, AttributeValue> stored = stored(A);
    assertEquals(List.of(text), stored.get("history").l());
    assertEquals(cents(2), stored.get("visits"));
    assertEquals(cents(2), stored.get("version"));
    assertEquals(List.of("kept"), stored.get("tags").ss());
    assertFalse(stored.containsKey("GSI2PK"));
    table.update(Order.CODEC, A.key()).append("history", List.of(text, text)).update();
    assertEquals(3, stored(A).get("history").l().size());
  }

  @Test
  void aRefusedWriteSaysWhy() {
    AttributeValue other = AttributeValue.fromS("other");
    assertThrows(
        ItemNotFoundException.class,
        () -> table.update(Order.CODEC, A.key()).ifEqual("note", other).set("n", other).update());
    assertThrows(
        VersionConflictException.class,
        () -> table.deletion(Order.CODEC, A.key()).version("version", 1).delete());
    assertThrows(
        ConditionFailedException.class,
        () -> table.deletion(Order.CODEC, A.key()).ifEqual("note", other).delete());
    table.save(Order.CODEC, A).version("version").create();
    assertThrows(
        ConditionFailedException.class,
        () -> table.update(Order.CODEC, A.key()).ifEqual("note", other).set("n", other).update());
    assertThrows(
        ConditionFailedException.class,
        () -> table.save(Order.CODEC, A).ifPresent("note").replace());
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> table.save(Order.CODEC, A).ifAbsent("note").create());
    assertThrows(
        VersionConflictException.class,
        () -> table.deletion(Order.CODEC, A.key()).version("version", 2).ifAbsent("note").delete());
    assertThrows(
        ConditionFailedException.class,
        () ->
            table.deletion(Order.CODEC, A.key()).version("version", 1).ifPresent("note").delete());
    assertEquals(
        Optional.of(A), table.deletion(Order.CODEC, A.key()).version("version", 1).delete());
  }

  private Map<String, AttributeValue> stored(Order order) {
    return dynamoDb
        .client()
        .getItem(get -> get.tableName("Store").key(order.key().attributes()))
        .item();
  }

  @Test
  void batchesOfAnySize() {
    List<Order> orders = IntStream.range(0, 130).mapToObj(i -> Order.of("1", 1, "o" + i)).toList();
    table.putAll(Order.CODEC, orders);
    assertEquals(130, all().build().count());
    List<ItemKey> keys = orders.stream().map(Order::key).toList();
    assertEquals(orders, table.getAll(Order.CODEC, keys));
    assertEquals(
        new HashSet<>(orders),
        new HashSet<>(
            table
                .query(Order.CODEC, "Order.open")
                .index("Keys")
                .partitions("GSI2PK", List.of("OPEN#0", "OPEN#1", "OPEN#2", "OPEN#3"))
                .mergedBy("GSI2SK")
                .fetch()
                .build()
                .list()));
    table.deleteAll(keys.subList(0, 129));
    assertEquals(List.of(orders.get(129)), table.getAll(Order.CODEC, keys));
  }

  @Test
  void timeToLiveIsTurnedOnOnce() {
    for (int i = 0; i < 2; i++) {
      TableDefinitions.createIfMissing(dynamoDb.client(), StoreTable.DEFINITION, "expiresAt");
    }
    assertEquals(
        "expiresAt",
        dynamoDb
            .client()
            .describeTimeToLive(ttl -> ttl.tableName("Store"))
            .timeToLiveDescription()
            .attributeName());
  }

  @Test
  void manyMayCreateATableAtOnce() {
    CreateTableRequest definition = StoreTable.DEFINITION.toBuilder().tableName("Raced").build();
    List<CompletableFuture<Void>> creations =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    CompletableFuture.runAsync(
                        () ->
                            TableDefinitions.createIfMissing(dynamoDb.client(), definition, null)))
            .toList();
    creations.forEach(CompletableFuture::join);
    assertEquals(List.of("Raced", "Store"), dynamoDb.client().listTables().tableNames());
  }
}
