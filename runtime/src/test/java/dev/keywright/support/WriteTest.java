package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.VersionConflictException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

class WriteTest {

  private static final Order A = Order.of("1", 1, "A");
  private static final PutItemResponse DONE = PutItemResponse.builder().build();
  private static final RuntimeException REFUSED =
      ConditionalCheckFailedException.builder().message("The conditional request failed").build();

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  private PutItemRequest put(int request) {
    return (PutItemRequest) client.requests.get(request);
  }

  @Test
  void putsWithoutACondition() {
    client.answer(DONE);
    table.put(Order.CODEC, A);
    assertEquals("Store", put(0).tableName());
    assertEquals(Order.CODEC.toItem(A), put(0).item());
    assertNull(put(0).conditionExpression());
  }

  @Test
  void createsOnlyWhatIsNotThere() {
    client.answer(DONE).failure(REFUSED);
    table.create(Order.CODEC, A);
    assertEquals("attribute_not_exists(#PK)", put(0).conditionExpression());
    assertEquals(Map.of("#PK", "PK"), put(0).expressionAttributeNames());
    assertEquals(false, put(0).hasExpressionAttributeValues());

    ItemAlreadyExistsException e =
        assertThrows(ItemAlreadyExistsException.class, () -> table.create(Order.CODEC, A));
    assertEquals("Order exists already: PK=CUSTOMER#1, SK=ORDER#2026-01-01#A", e.getMessage());
    assertEquals("Order", e.entity());
    assertSame(REFUSED, e.getCause());
  }

  @Test
  void replacesOnlyWhatIsThere() {
    client.answer(DONE).failure(REFUSED);
    table.replace(Order.CODEC, A);
    assertEquals("attribute_exists(#PK)", put(0).conditionExpression());
    ItemNotFoundException e =
        assertThrows(ItemNotFoundException.class, () -> table.replace(Order.CODEC, A));
    assertEquals("Order does not exist: PK=CUSTOMER#1, SK=ORDER#2026-01-01#A", e.getMessage());
  }

  @Test
  void otherFailuresPassThrough() {
    RuntimeException failure = ResourceNotFoundException.builder().message("no table").build();
    client.failure(failure).failure(failure).failure(failure);
    assertSame(failure, assertThrows(RuntimeException.class, () -> table.put(Order.CODEC, A)));
    assertSame(failure, assertThrows(RuntimeException.class, () -> table.create(Order.CODEC, A)));
    assertSame(failure, assertThrows(RuntimeException.class, () -> table.replace(Order.CODEC, A)));
  }

  @Test
  void sensitiveKeysAreNotShown() {
    ItemCodec<Order> sensitive =
        new ItemCodec<>() {
          @Override
          public Map<String, AttributeValue> toItem(Order entity) {
            return Order.CODEC.toItem(entity);
          }

          @Override
          public Order fromItem(Map<String, AttributeValue> item) {
            return Order.CODEC.fromItem(item);
          }

          @Override
          public String entity() {
            return "Order";
          }

          @Override
          public boolean hasSensitiveKey() {
            return true;
          }
        };
    client.failure(REFUSED);
    ItemAlreadyExistsException e =
        assertThrows(ItemAlreadyExistsException.class, () -> table.create(sensitive, A));
    assertEquals("Order exists already: PK, SK (sensitive)", e.getMessage());
  }

  @Test
  void deletesAndReturnsWhatWasThere() {
    client
        .answer(DeleteItemResponse.builder().attributes(Order.CODEC.toItem(A)).build())
        .answer(DeleteItemResponse.builder().build());
    assertEquals(Optional.of(A), table.delete(Order.CODEC, A.key()));
    DeleteItemRequest request = (DeleteItemRequest) client.requests.get(0);
    assertEquals(A.key().attributes(), request.key());
    assertEquals(ReturnValue.ALL_OLD, request.returnValues());
    assertEquals(Optional.empty(), table.delete(Order.CODEC, A.key()));
  }

  @Test
  void theFirstVersionMustNotBeThere() {
    client.answer(DONE).failure(REFUSED).failure(REFUSED);
    table.save(Order.CODEC, A).version("version").put();
    assertEquals("attribute_not_exists(#PK)", put(0).conditionExpression());
    assertEquals(AttributeValue.fromN("1"), put(0).item().get("version"));

    VersionConflictException conflict =
        assertThrows(
            VersionConflictException.class,
            () -> table.save(Order.CODEC, A).version("version").put());
    assertEquals(
        "Order without a version exists already: PK=CUSTOMER#1, SK=ORDER#2026-01-01#A",
        conflict.getMessage());
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> table.save(Order.CODEC, A).version("version").create());
  }

  @Test
  void laterVersionsFollowTheStoredOne() {
    client.answer(DONE).failure(REFUSED);
    versioned("7").replace();
    assertEquals("#version = :version", put(0).conditionExpression());
    assertEquals(Map.of(":version", AttributeValue.fromN("7")), put(0).expressionAttributeValues());
    assertEquals(AttributeValue.fromN("8"), put(0).item().get("version"));
    assertThrows(VersionConflictException.class, () -> versioned("7").put());
  }

  @Test
  void aVersionThatDoesNotFitTheWriteIsRefusedBeforeIt() {
    assertThrows(IllegalArgumentException.class, () -> versioned("7").create());
    assertThrows(IllegalArgumentException.class, () -> versioned("0").replace());
    assertThrows(IllegalArgumentException.class, () -> versioned("1.5"));
    assertEquals(0, client.requests.size());
  }

  private PutBuilder<Order> versioned(String version) {
    return table
        .save(Order.CODEC, A)
        .stamp("version", AttributeValue.fromN(version))
        .version("version");
  }

  @Test
  void stampsAndReturnsWhatIsStored() {
    Instant now = Instant.parse("2026-02-03T04:05:06Z");
    TableClient fixed = table.withClock(InstantSource.fixed(now));
    client.answer(DONE);
    AttributeValue seconds = AttributeValue.fromN(Long.toString(fixed.now().getEpochSecond()));
    PutBuilder<Order> write =
        fixed
            .save(Order.CODEC, A)
            .stamp("totalCents", AttributeValue.fromN("5"))
            .stampIfAbsent("createdAt", seconds)
            .stampIfAbsent("orderId", AttributeValue.fromS("not this"));
    write.put();
    assertEquals(AttributeValue.fromN("1770091506"), put(0).item().get("createdAt"));
    assertEquals(new Order("1", "2026-01-01", "A", 5), write.stored());
  }
}
