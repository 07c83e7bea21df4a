package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.keywright.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

class FetchedQueryTest {

  private static final Order A = Order.of("1", 1, "A");
  private static final Order B = Order.of("1", 2, "B");
  private static final Order C = Order.of("1", 3, "C");

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  private QueryBuilder<Order> fetched() {
    return table
        .query(Order.CODEC, "Order.byDay")
        .index("GSI3")
        .partition("entityType", "Order")
        .atLeast("placedAt", "2026-01-01")
        .fetch();
  }

  private static BatchGetItemResponse found(Order... orders) {
    return BatchGetItemResponse.builder().responses(Map.of("Store", items(orders))).build();
  }

  private static List<Map<String, AttributeValue>> items(Order... orders) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (Order order : orders) {
      items.add(Order.CODEC.toItem(order));
    }
    return items;
  }

  @Test
  void itemsComeInTheOrderOfTheIndex() {
    client.page(A, B).lastPage(C).answer(found(C, A, B));
    assertEquals(List.of(A, B, C), fetched().build().list());
    assertEquals("#PK, #SK", client.queries.get(0).projectionExpression());
    BatchGetItemRequest batch = (BatchGetItemRequest) client.requests.get(2);
    assertEquals(
        List.of(A.key().attributes(), B.key().attributes(), C.key().attributes()),
        batch.requestItems().get("Store").keys());
  }

  @Test
  void whatIsGoneOrNoLongerMatchesIsLeftOut() {
    Map<String, AttributeValue> moved = Order.CODEC.toItem(B);
    moved.put("placedAt", AttributeValue.fromS("2025-12-31"));
    client
        .lastPage(A, B, C)
        .answer(
            BatchGetItemResponse.builder()
                .responses(Map.of("Store", List.of(Order.CODEC.toItem(C), moved)))
                .build());
    assertEquals(List.of(C), fetched().build().list());
  }

  @Test
  void theLimitCountsWhatIsThere() {
    client.page(A, B).answer(found(B)).page(C).answer(found(C));
    assertEquals(List.of(B, C), fetched().limit(2).build().list());
    assertEquals(2, client.queries.get(0).limit());
  }

  @Test
  void countsWhatIsThere() {
    client.lastPage(A, B, C).answer(found(C, A));
    assertEquals(2, fetched().build().count());
  }

  @Test
  void asksForEachKeyOnceInABatch() {
    client.page(A, B).lastPage(A).answer(found(A, B));
    assertEquals(List.of(A, B), fetched().build().list());
  }

  @Test
  void asksAgainForUnprocessedKeys() {
    KeysAndAttributes rest =
        KeysAndAttributes.builder().keys(List.of(A.key().attributes())).build();
    client
        .lastPage(A, B)
        .answer(
            BatchGetItemResponse.builder()
                .responses(Map.of("Store", items(B)))
                .unprocessedKeys(Map.of("Store", rest))
                .build())
        .answer(found(A));
    assertEquals(List.of(A, B), fetched().build().list());
    BatchGetItemRequest again = (BatchGetItemRequest) client.requests.get(2);
    assertEquals(rest, again.requestItems().get("Store"));
  }

  @Test
  void fetchesWhatTheConditionsName() {
    client.lastPage(A).answer(found(A));
    Query<Order> query = fetched().project("orderId").build();
    assertFalse(query.stream().toList().isEmpty());
    KeysAndAttributes batch =
        ((BatchGetItemRequest) client.requests.get(1)).requestItems().get("Store");
    assertEquals("#orderId, #PK, #SK, #entityType, #placedAt", batch.projectionExpression());
    assertEquals(
        "Order.byDay: Query Store.GSI3 where #entityType = :entityType AND #placedAt >="
            + " :placedAt, only #PK, #SK, items by BatchGetItem",
        query.toString());
  }

  @Test
  void filtersAreDecidedOnTheItems() {
    client.page(A).lastPage(B, C).answer(found(A, B, C));
    Query<Order> query =
        fetched().filterEqual("totalCents", AttributeValue.fromN("300")).limit(1).build();
    assertEquals(List.of(C), query.list());
    assertNull(client.queries.get(0).filterExpression());
    assertEquals(25, client.queries.get(0).limit());
    assertEquals(100, client.queries.get(1).limit());
    assertEquals(
        "Order.byDay: Query Store.GSI3 where #entityType = :entityType AND #placedAt >="
            + " :placedAt, only #PK, #SK, items by BatchGetItem, filter #totalCents ="
            + " :totalCents, limit 1",
        query.toString());
  }
}
