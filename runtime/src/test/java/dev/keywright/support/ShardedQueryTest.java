package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.Query;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.Select;

class ShardedQueryTest {

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  private static Order day(int day, String orderId) {
    return Order.of("1", day, orderId);
  }

  private QueryBuilder<Order> unordered() {
    return table
        .query(Order.CODEC, "Order.openOrders")
        .index("GSI2")
        .partitions("GSI2PK", List.of("OPEN#0", "OPEN#1", "OPEN#2"));
  }

  private QueryBuilder<Order> open() {
    return unordered().mergedBy("GSI2SK");
  }

  @Test
  void mergesThePartitionsInKeyOrder() {
    client.onPartition("OPEN#0").page(day(1, "a"), day(5, "b")).lastPage(day(9, "c"));
    client.onPartition("OPEN#1").page().lastPage(day(2, "d"), day(8, "e"));
    client.onPartition("OPEN#2").lastPage();
    assertEquals(
        List.of(day(1, "a"), day(2, "d"), day(5, "b"), day(8, "e"), day(9, "c")),
        open().build().list());
  }

  @Test
  void mergesDownwards() {
    client.onPartition("OPEN#0").lastPage(day(9, "c"), day(1, "a"));
    client.onPartition("OPEN#1").lastPage(day(8, "e"), day(2, "d"));
    client.onPartition("OPEN#2").lastPage(day(5, "b"));
    assertEquals(
        List.of(day(9, "c"), day(8, "e"), day(5, "b"), day(2, "d"), day(1, "a")),
        open().descending().build().list());
    assertTrue(client.queries.stream().noneMatch(query -> query.scanIndexForward()));
  }

  @Test
  void tiesComeInTheOrderOfTheShards() {
    client.onPartition("OPEN#0").lastPage(day(1, "a"), day(1, "b"));
    client.onPartition("OPEN#1").lastPage(day(1, "c"));
    client.onPartition("OPEN#2").lastPage(day(1, "d"));
    assertEquals(
        List.of(day(1, "a"), day(1, "b"), day(1, "c"), day(1, "d")), open().build().list());
  }

  @Test
  void limitsWhatIsMergedWithoutAnotherPage() {
    client.onPartition("OPEN#0").page(day(1, "a"), day(2, "b"));
    client.onPartition("OPEN#1").page(day(3, "c"), day(4, "d"));
    client.onPartition("OPEN#2").lastPage();
    assertEquals(List.of(day(1, "a"), day(2, "b")), open().limit(2).build().list());
    assertEquals(3, client.queries.size());
    assertTrue(client.queries.stream().allMatch(query -> query.limit() == 2));
  }

  @Test
  void firstAsksEachPartitionForOne() {
    client.onPartition("OPEN#0").page(day(3, "a"));
    client.onPartition("OPEN#1").page(day(2, "b"));
    client.onPartition("OPEN#2").page(day(4, "c"));
    assertEquals(Optional.of(day(2, "b")), open().build().first());
    assertTrue(client.queries.stream().allMatch(query -> query.limit() == 1));
  }

  @Test
  void sendsNothingBeforeItIsRead() {
    Iterator<Order> iterator = open().build().iterator();
    assertEquals(0, client.queries.size());
    client.onPartition("OPEN#0").lastPage();
    client.onPartition("OPEN#1").lastPage();
    client.onPartition("OPEN#2").lastPage();
    assertTrue(!iterator.hasNext());
  }

  @Test
  void countsEachPartition() {
    client.onPartition("OPEN#0").page(day(1, "a"), day(2, "b")).lastPage(day(3, "c"));
    client.onPartition("OPEN#1").lastPage(day(4, "d"));
    client.onPartition("OPEN#2").lastPage();
    assertEquals(4, open().build().count());
    assertTrue(client.queries.stream().allMatch(query -> query.select() == Select.COUNT));
  }

  @Test
  void countsAtMostTheLimit() {
    client.onPartition("OPEN#0").lastPage(day(1, "a"), day(2, "b"), day(3, "c"));
    client.onPartition("OPEN#1").lastPage(day(4, "d"));
    client.onPartition("OPEN#2").lastPage();
    assertEquals(3, open().limit(3).build().count());
  }

  @Test
  void withoutAnOrderOnePartitionFollowsTheOther() {
    client.onPartition("OPEN#0").page(day(9, "a")).lastPage(day(9, "b"));
    client.onPartition("OPEN#1").lastPage();
    client.onPartition("OPEN#2").lastPage(day(1, "c"));
    assertEquals(List.of(day(9, "a"), day(9, "b"), day(1, "c")), unordered().build().list());
  }

  @Test
  void withoutAnOrderFirstStopsAtTheFirstPartitionThatHasOne() {
    client.onPartition("OPEN#0").lastPage();
    client.onPartition("OPEN#1").page(day(2, "b"));
    assertEquals(Optional.of(day(2, "b")), unordered().build().first());
    assertEquals(2, client.queries.size());
  }

  @Test
  void failuresOfThePartitionsPassThrough() {
    RuntimeException failure =
        ProvisionedThroughputExceededException.builder().message("slow down").build();
    client.onPartition("OPEN#0").lastPage(day(1, "a"));
    client.onPartition("OPEN#1").failure(failure);
    client.onPartition("OPEN#2").lastPage();
    assertSame(failure, assertThrows(RuntimeException.class, () -> open().build().list()));
    client.onPartition("OPEN#0").lastPage(day(1, "a"));
    client.onPartition("OPEN#1").failure(failure);
    client.onPartition("OPEN#2").lastPage();
    assertSame(failure, assertThrows(RuntimeException.class, () -> open().build().count()));
  }

  @Test
  void projectsWhatItMergesBy() {
    client.onPartition("OPEN#0").lastPage(day(1, "a"));
    client.onPartition("OPEN#1").lastPage();
    client.onPartition("OPEN#2").lastPage();
    assertEquals(1, open().project("orderId", "customerId").build().list().size());
    assertEquals("#orderId, #customerId, #GSI2SK", client.queries.get(0).projectionExpression());
  }

  @Test
  void onePartitionIsAPlainQuery() {
    client.onPartition("OPEN#0").lastPage(day(1, "a"));
    Query<Order> query =
        table
            .query(Order.CODEC, "Order.openOrders")
            .index("GSI2")
            .partitions("GSI2PK", List.of("OPEN#0"))
            .mergedBy("GSI2SK")
            .build();
    assertEquals("Order.openOrders: Query Store.GSI2 where #GSI2PK = :GSI2PK", query.toString());
    assertEquals(List.of(day(1, "a")), query.list());
    assertNull(client.queries.get(0).limit());
  }

  @Test
  void saysHowManyQueriesItTakes() {
    assertEquals(
        "Order.openOrders: 3 x Query Store.GSI2 where #GSI2PK = :GSI2PK, limit 5",
        open().limit(5).build().toString());
  }

  @Test
  void askedOfNoPartitionItSendsNothing() {
    assertEquals(
        List.of(), table.query(Order.CODEC, "o").partitions("GSI2PK", List.of()).build().list());
  }
}
