package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.NotUniqueException;
import dev.keywright.Query;
import dev.keywright.support.key.KeyBounds;
import dev.keywright.support.key.KeyLimits;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class QueryBuilderTest {

  private static final Order A = Order.of("1", 1, "A");
  private static final Order B = Order.of("1", 2, "B");
  private static final Order C = Order.of("1", 3, "C");

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  private QueryBuilder<Order> orders() {
    return table
        .query(Order.CODEC, "Order.recentOrders")
        .partition("PK", "CUSTOMER#1")
        .beginsWith("SK", "ORDER#");
  }

  @Test
  void sendsTheKeyConditionBehindPlaceholders() {
    client.lastPage(A);

    assertEquals(List.of(A), orders().descending().consistent().build().list());

    QueryRequest request = client.queries.get(0);
    assertEquals("Store", request.tableName());
    assertNull(request.indexName());
    assertEquals("#PK = :PK AND begins_with(#SK, :SK)", request.keyConditionExpression());
    assertEquals(Map.of("#PK", "PK", "#SK", "SK"), request.expressionAttributeNames());
    assertEquals(
        Map.of(":PK", AttributeValue.fromS("CUSTOMER#1"), ":SK", AttributeValue.fromS("ORDER#")),
        request.expressionAttributeValues());
    assertEquals(false, request.scanIndexForward());
    assertEquals(true, request.consistentRead());
    assertNull(request.filterExpression());
    assertNull(request.limit());
  }

  @Test
  void sendsNothingBeforeItIsRead() {
    Query<Order> query = orders().build();
    Iterator<Order> iterator = query.iterator();
    Stream<Order> stream = query.stream();
    assertEquals(0, client.queries.size());

    client.page(A, B).lastPage(C);
    assertEquals(A, iterator.next());
    assertEquals(B, iterator.next());
    assertEquals(1, client.queries.size());
    assertEquals(C, iterator.next());
    assertFalse(iterator.hasNext());
    assertEquals(2, client.queries.size());

    client.lastPage(A);
    assertEquals(List.of(A), stream.toList());
  }

  @Test
  void everyReadingAsksAnew() {
    Query<Order> query = orders().build();
    client.lastPage(A);
    assertEquals(List.of(A), query.list());
    client.lastPage(A, B);
    assertEquals(List.of(A, B), query.list());
  }

  @Test
  void passesOverEmptyPages() {
    client.page().page().page(A).page().lastPage(B);
    assertEquals(List.of(A, B), orders().build().list());
    assertEquals(5, client.queries.size());
    assertTrue(client.queries.get(0).exclusiveStartKey().isEmpty());
    assertEquals("p3", client.queries.get(4).exclusiveStartKey().get("PK").s());
  }

  @Test
  void theLimitChoosesThePageSizeWhereNothingIsLeftOut() {
    client.page(A).lastPage(B, C);
    assertEquals(List.of(A, B), orders().limit(2).build().list());
    assertEquals(2, client.queries.get(0).limit());
    assertEquals(1, client.queries.get(1).limit());
  }

  @Test
  void stopsAtTheLimitWithoutAnotherRequest() {
    client.page(A, B);
    assertEquals(List.of(A, B), orders().limit(2).build().list());
    assertEquals(1, client.queries.size());
  }

  @Test
  void theLimitCountsWhatRemains() {
    client.page(A, B).page(C).lastPage();
    Query<Order> query = orders().where(order -> !order.orderId().equals("B")).limit(2).build();
    assertEquals(List.of(A, C), query.list());
    assertEquals(25, client.queries.get(0).limit());
    assertEquals(100, client.queries.get(1).limit());
  }

  @Test
  void aFilterIsPagedByMoreThanTheLimit() {
    client.page(A).lastPage(B, C);
    Query<Order> query = orders().ofType("entityType", "Order").limit(2).build();
    assertEquals(List.of(A, B), query.list());
    QueryRequest request = client.queries.get(0);
    assertEquals(25, request.limit());
    assertEquals("#entityType = :entityType", request.filterExpression());
  }

  @Test
  void firstAsksForOne() {
    client.page(A);
    assertEquals(Optional.of(A), orders().build().first());
    assertEquals(1, client.queries.get(0).limit());
    client.lastPage();
    assertEquals(Optional.empty(), orders().limit(20).build().first());
    assertEquals(1, client.queries.get(1).limit());
  }

  @Test
  void countsWithoutReadingItems() {
    client.page(A, B).lastPage(C);
    assertEquals(3, orders().project("orderId").build().count());
    QueryRequest request = client.queries.get(0);
    assertEquals(Select.COUNT, request.select());
    assertNull(request.projectionExpression());
    assertEquals(Map.of("#PK", "PK", "#SK", "SK"), request.expressionAttributeNames());
  }

  @Test
  void countsAtMostTheLimit() {
    client.page(A, B).page(C, A);
    assertEquals(3, orders().ofType("entityType", "Order").limit(3).build().count());
    assertEquals(2, client.queries.size());
  }

  @Test
  void countsWhatRemains() {
    client.page(A, B).lastPage(C);
    assertEquals(1, orders().where(order -> order.totalCents() > 200).build().count());
    assertNull(client.queries.get(0).select());
    client.lastPage(A, B, C);
    assertEquals(
        2, orders().whereItem(item -> !item.get("orderId").s().equals("B")).build().count());
  }

  @Test
  void pagesGrowWhereItemsAreLeftOut() {
    client.page().page().page().page().page();
    client.lastPage(A);
    assertEquals(Optional.of(A), orders().ofType("entityType", "Order").limit(20).build().first());
    assertEquals(
        Arrays.asList(25, 100, 400, null, null, null),
        client.queries.stream().map(QueryRequest::limit).toList());

    client.page().page().lastPage(A);
    assertEquals(1, orders().ofType("entityType", "Order").limit(30).build().count());
    assertEquals(
        Arrays.asList(60, 240, 960),
        client.queries.stream().skip(6).map(QueryRequest::limit).toList());

    client.lastPage(A);
    assertEquals(List.of(A), orders().ofType("entityType", "Order").build().list());
    assertNull(client.queries.get(9).limit());
  }

  @Test
  void uniqueAsksForTwo() {
    client.lastPage(A);
    assertEquals(Optional.of(A), orders().unique());
    assertEquals(2, client.queries.get(0).limit());
  }

  @Test
  void uniqueLooksForASecondItemOnLaterPages() {
    client.page(A).page().lastPage(B);
    NotUniqueException e = assertThrows(NotUniqueException.class, () -> orders().unique());
    assertEquals("Order", e.entity());
    assertEquals(
        "Order.recentOrders: Query Store where #PK = :PK AND begins_with(#SK, :SK); it is declared"
            + " unique, but more than one item answers it",
        e.getMessage());
  }

  @Test
  void uniqueCountsWhatRemains() {
    client.page(A, B).lastPage(C);
    assertEquals(Optional.of(B), orders().where(order -> order.orderId().equals("B")).unique());
    assertEquals(2, client.queries.size());
  }

  @Test
  void betweenChoosesTheCondition() {
    client.lastPage().lastPage().lastPage().lastPage().lastPage();
    between("a", "b").list();
    between("a", null).list();
    between(null, "b").list();
    between("a", "a").list();
    between(null, null).list();
    assertEquals(
        List.of(
            "#PK = :PK AND #SK BETWEEN :SK AND :SK2",
            "#PK = :PK AND #SK >= :SK",
            "#PK = :PK AND #SK <= :SK",
            "#PK = :PK AND #SK = :SK",
            "#PK = :PK"),
        client.queries.stream().map(QueryRequest::keyConditionExpression).toList());
  }

  @Test
  void sendsNothingWhenTheUpperBoundIsBeforeTheLower() {
    Query<Order> query = between("b", "a");
    assertEquals(List.of(), query.list());
    assertEquals(Optional.empty(), query.first());
    assertEquals(0, query.count());
    assertEquals(
        "Order.orderHistory: Query Store, an empty range: nothing is sent", query.toString());
  }

  private Query<Order> within(@Nullable String lower, @Nullable String upper, boolean exact) {
    return table
        .query(Order.CODEC, "Order.orderHistory")
        .partition("PK", "CUSTOMER#1")
        .between(
            "SK",
            new KeyBounds(lower, upper, false, exact, false),
            order -> !order.orderId().equals("A"))
        .limit(2)
        .build();
  }

  @Test
  void boundsThatAreNotExactAreCheckedHere() {
    client.page(A, B).lastPage(C);
    assertEquals(List.of(B, C), within("a", "c", false).list());
    assertEquals(
        "#PK = :PK AND #SK BETWEEN :SK AND :SK2", client.queries.get(0).keyConditionExpression());
    // The first page is as small as the limit; what is left out must not make many small pages.
    assertEquals(2, client.queries.get(0).limit());
    assertEquals(8, client.queries.get(1).limit());

    client.page(A, B);
    assertEquals(List.of(A, B), within("a", null, true).list());
    assertEquals("#PK = :PK AND #SK >= :SK", client.queries.get(2).keyConditionExpression());
  }

  @Test
  void boundsMayBeAPrefixOrEmpty() {
    client.lastPage(A);
    KeyBounds prefix = KeyBounds.beginningWith("ORDER#2026", KeyLimits.SORT_BYTES);
    assertEquals(
        List.of(A),
        table.query(Order.CODEC, "o").partition("PK", "x").between("SK", prefix).build().list());
    assertEquals(
        "#PK = :PK AND begins_with(#SK, :SK)", client.queries.get(0).keyConditionExpression());
    KeyBounds empty = new KeyBounds(null, null, true, true, false);
    assertEquals(
        0, table.query(Order.CODEC, "o").partition("PK", "x").between("SK", empty).build().count());
    assertEquals(1, client.queries.size());
  }

  private Query<Order> between(@Nullable String lower, @Nullable String upper) {
    return table
        .query(Order.CODEC, "Order.orderHistory")
        .partition("PK", "CUSTOMER#1")
        .between("SK", lower, upper)
        .build();
  }

  @Test
  void saysWhatItAsks() {
    Query<Order> query =
        table
            .query(Order.CODEC, "Order.openOrders")
            .index("GSI2")
            .partition("GSI2PK", "OPEN#1")
            .filterIn("entityType", List.of(AttributeValue.fromS("x"), AttributeValue.fromS("y")))
            .project("orderId", "total-cents")
            .descending()
            .limit(7)
            .build();
    assertEquals(
        "Order.openOrders: Query Store.GSI2 where #GSI2PK = :GSI2PK, filter #entityType IN"
            + " (:entityType, :entityType2), only #orderId, #n0, descending, limit 7",
        query.toString());
  }

  @Test
  void refusesALimitOfNothing() {
    assertThrows(IllegalArgumentException.class, () -> orders().limit(0));
  }
}
