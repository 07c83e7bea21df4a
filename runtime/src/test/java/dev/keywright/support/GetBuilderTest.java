package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.keywright.Query;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

class GetBuilderTest {

  private static final Order A = Order.of("1", 1, "A");

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  private GetBuilder<Order> found() {
    client.answer(GetItemResponse.builder().item(Order.CODEC.toItem(A)).build());
    return table.get(Order.CODEC, A.key());
  }

  private GetItemRequest request() {
    return (GetItemRequest) client.requests.get(0);
  }

  @Test
  void readsByTheFullKey() {
    assertEquals(Optional.of(A), found().find());
    assertEquals(A.key().attributes(), request().key());
    assertNull(request().consistentRead());
    assertNull(request().projectionExpression());
  }

  @Test
  void readsConsistentlyAndOnlyWhatIsNamed() {
    assertEquals(
        Optional.of(A),
        found().consistent().project("customerId", "placedAt", "orderId", "totalCents").find());
    assertEquals(true, request().consistentRead());
    assertEquals("#customerId, #placedAt, #orderId, #totalCents", request().projectionExpression());
    assertEquals(
        Map.of(
            "#customerId", "customerId",
            "#placedAt", "placedAt",
            "#orderId", "orderId",
            "#totalCents", "totalCents"),
        request().expressionAttributeNames());
  }

  @Test
  void nothingIsThere() {
    client.answer(GetItemResponse.builder().build());
    assertEquals(Optional.empty(), table.get(Order.CODEC, A.key()).find());
  }

  @Test
  void whatAnotherEntityOrThePredicateHasIsAbsent() {
    assertEquals(Optional.of(A), found().ofType("entityType", "Order").find());
    assertEquals(Optional.of(A), found().ofType("entityType", "Order", "Old").find());
    assertEquals(Optional.empty(), found().ofType("entityType", "Customer").find());
    assertEquals(Optional.empty(), found().ofType("kind", "Order").find());
    assertEquals(Optional.of(A), found().where(order -> order.totalCents() == 100).find());
    assertEquals(
        Optional.empty(),
        found().where(order -> true).where(order -> order.totalCents() != 100).find());
  }

  @Test
  void aQueryOfOneItemAsksAnewEachTime() {
    GetItemResponse there = GetItemResponse.builder().item(Order.CODEC.toItem(A)).build();
    GetItemResponse gone = GetItemResponse.builder().build();
    Query<Order> query =
        table
            .get(Order.CODEC, A.key())
            .consistent()
            .project("orderId")
            .ofType("entityType", "Order")
            .query("Order.byKey");
    assertEquals(
        "Order.byKey: GetItem Store by PK, SK, only orderId, entityType, consistent, then checked here",
        query.toString());
    Iterator<Order> iterator = query.iterator();
    assertEquals(0, client.requests.size());
    client.answer(there).answer(there).answer(there).answer(there).answer(gone);
    assertEquals(A, iterator.next());
    assertFalse(iterator.hasNext());
    assertEquals(List.of(A), query.list());
    assertEquals(Optional.of(A), query.first());
    assertEquals(1, query.count());
    assertEquals(0, query.stream().count());
  }
}
