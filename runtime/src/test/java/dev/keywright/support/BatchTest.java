package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.BatchIncompleteException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class BatchTest {

  private static final Order A = Order.of("1", 1, "A");
  private static final Order B = Order.of("1", 2, "B");

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");
  private final BatchWriteItemResponse done = BatchWriteItemResponse.builder().build();

  private List<WriteRequest> written(int request) {
    return ((BatchWriteItemRequest) client.requests.get(request)).requestItems().get("Store");
  }

  @Test
  void writesTwentyFiveAtATime() {
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      orders.add(Order.of("1", 1, "o" + i));
    }
    client.answer(done).answer(done).answer(done);
    table.putAll(Order.CODEC, orders);
    assertEquals(
        List.of(25, 25, 10), List.of(written(0).size(), written(1).size(), written(2).size()));
  }

  @Test
  void writesTheLastOfTwoEntitiesWithOneKey() {
    Order newer = new Order(A.customerId(), A.placedAt(), A.orderId(), 7);
    client.answer(done);
    table.putAll(Order.CODEC, List.of(A, B, newer));
    assertEquals(2, written(0).size());
    assertEquals(Order.CODEC.toItem(newer), written(0).get(0).putRequest().item());
  }

  @Test
  void sendsAgainWhatWasNotProcessed() {
    WriteRequest rest =
        WriteRequest.builder().deleteRequest(d -> d.key(A.key().attributes())).build();
    client
        .answer(
            BatchWriteItemResponse.builder()
                .unprocessedItems(Map.of("Store", List.of(rest)))
                .build())
        .answer(done);
    table.deleteAll(List.of(A.key(), B.key()));
    assertEquals(List.of(rest), written(1));
  }

  @Test
  void givesUpWhenNothingIsEverProcessed() {
    WriteRequest rest =
        WriteRequest.builder().deleteRequest(d -> d.key(A.key().attributes())).build();
    BatchWriteItemResponse nothing =
        BatchWriteItemResponse.builder().unprocessedItems(Map.of("Store", List.of(rest))).build();
    for (int i = 0; i < 10; i++) {
      client.answer(nothing);
    }
    List<Duration> pauses = new ArrayList<>();
    BatchWriter writer = new BatchWriter(table, pauses::add);
    writer.delete(A.key());
    BatchIncompleteException e = assertThrows(BatchIncompleteException.class, writer::flush);
    assertEquals(9, pauses.size());
    assertTrue(pauses.stream().allMatch(pause -> pause.toMillis() <= 5_000));
    assertEquals(1, e.unprocessed());
    assertEquals(10, client.requests.size());
  }

  @Test
  void readsInTheOrderOfTheKeys() {
    client.answer(
        BatchGetItemResponse.builder()
            .responses(Map.of("Store", List.of(Order.CODEC.toItem(B), Order.CODEC.toItem(A))))
            .build());
    ItemKey absent = Order.of("2", 1, "Z").key();
    assertEquals(
        List.of(A, B, A), table.getAll(Order.CODEC, List.of(A.key(), absent, B.key(), A.key())));
    assertEquals(
        3,
        ((BatchGetItemRequest) client.requests.get(0)).requestItems().get("Store").keys().size());
  }

  @Test
  void aNumberIsOneKeyInEveryNotation() {
    ItemKey one = ItemKey.of("id", AttributeValue.fromN("1.0"));
    assertEquals(ItemKey.of("id", AttributeValue.fromN("1")), one);
    assertEquals(ItemKey.of("id", AttributeValue.fromN("1")).hashCode(), one.hashCode());
    assertEquals("id=1.0", one.show());
    assertEquals("PK=CUSTOMER#1, SK=ORDER#2026-01-01#A", A.key().show());
    assertEquals("PK, SK", A.key().toString());
  }
}
