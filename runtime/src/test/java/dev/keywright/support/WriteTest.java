package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.VersionConflictException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
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
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

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
    VersionConflictException e =
        assertThrows(VersionConflictException.class, () -> versioned("7").create());
    assertEquals(
        "Order is to be created but has a version: it was stored before:"
            + " PK=CUSTOMER#1, SK=ORDER#2026-01-01#A",
        e.getMessage());
    assertThrows(VersionConflictException.class, () -> versioned("0").replace());
    assertThrows(
        VersionConflictException.class,
        () -> table.update(Order.CODEC, A.key()).version("version", 0));
    assertThrows(
        VersionConflictException.class,
        () -> table.deletion(Order.CODEC, A.key()).version("version", 0));
    assertThrows(KeywrightException.class, () -> versioned("1.5"));
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

  private static RuntimeException refusedBy(Order there) {
    return ConditionalCheckFailedException.builder().item(Order.CODEC.toItem(there)).build();
  }

  private PutBuilder<Order> cheap() {
    return table
        .save(Order.CODEC, A)
        .ifEqual("totalCents", AttributeValue.fromN("1"))
        .ifAbsent("paidAt");
  }

  @Test
  void theItemThatIsThereTellsWhichConditionFailed() {
    client.failure(REFUSED).failure(REFUSED).failure(refusedBy(A)).failure(refusedBy(A));
    ConditionFailedException e = assertThrows(ConditionFailedException.class, () -> cheap().put());
    assertEquals(
        "Order was not written, since #totalCents = :totalCents AND (NOT (attribute_exists(#paidAt)"
            + " AND NOT attribute_type(#paidAt, :paidAt))) does not hold:"
            + " PK=CUSTOMER#1, SK=ORDER#2026-01-01#A",
        e.getMessage());
    assertNull(put(0).returnValuesOnConditionCheckFailure());

    assertThrows(ItemNotFoundException.class, () -> cheap().replace());
    assertEquals(
        "attribute_exists(#PK) AND #totalCents = :totalCents AND (NOT (attribute_exists(#paidAt)"
            + " AND NOT attribute_type(#paidAt, :paidAt)))",
        put(1).conditionExpression());
    assertEquals(
        ReturnValuesOnConditionCheckFailure.ALL_OLD, put(1).returnValuesOnConditionCheckFailure());
    assertThrows(ConditionFailedException.class, () -> cheap().replace());
    assertThrows(ItemAlreadyExistsException.class, () -> cheap().create());
  }

  @Test
  void deletesOnConditions() {
    Map<String, AttributeValue> third = Order.CODEC.toItem(A);
    third.put("version", AttributeValue.fromN("3"));
    RuntimeException otherwise = ConditionalCheckFailedException.builder().item(third).build();
    client
        .answer(DeleteItemResponse.builder().attributes(third).build())
        .failure(REFUSED)
        .failure(otherwise)
        .failure(otherwise);
    assertEquals(
        Optional.of(A), table.deletion(Order.CODEC, A.key()).version("version", 3).delete());
    DeleteItemRequest request = (DeleteItemRequest) client.requests.get(0);
    assertEquals("#version = :version", request.conditionExpression());

    assertThrows(
        VersionConflictException.class,
        () -> table.deletion(Order.CODEC, A.key()).version("version", 3).delete());
    AttributeValue order = AttributeValue.fromS("Order");
    assertThrows(
        ConditionFailedException.class,
        () ->
            table
                .deletion(Order.CODEC, A.key())
                .version("version", 3)
                .ifEqual("status", order)
                .delete());
    assertThrows(
        VersionConflictException.class,
        () ->
            table
                .deletion(Order.CODEC, A.key())
                .version("version", 2)
                .ifIn("status", List.of(order, order))
                .delete());
  }

  @Test
  void updatesWhatIsThere() {
    client
        .answer(UpdateItemResponse.builder().attributes(Order.CODEC.toItem(A)).build())
        .failure(REFUSED)
        .failure(REFUSED);
    AttributeValue text = AttributeValue.fromS("x");
    Order updated =
        table
            .update(Order.CODEC, A.key())
            .set("note", text)
            .remove("GSI2PK")
            .setIfAbsent("createdAt", text)
            .append("history", List.of(text))
            .add("visits", AttributeValue.fromN("1"))
            .removeElements("tags", AttributeValue.fromSs(List.of("old")))
            .remove("GSI2SK")
            .version("version", 4)
            .ifPresent("status")
            .update();
    assertEquals(A, updated);
    UpdateItemRequest request = (UpdateItemRequest) client.requests.get(0);
    assertEquals(
        "SET #note = :note, #createdAt = if_not_exists(#createdAt, :createdAt), #history ="
            + " list_append(if_not_exists(#history, :history), :history2), #version = :version"
            + " REMOVE #GSI2PK, #GSI2SK ADD #visits :visits DELETE #tags :tags",
        request.updateExpression());
    assertEquals(
        "#version = :version2 AND (attribute_exists(#status) AND NOT attribute_type(#status,"
            + " :status))",
        request.conditionExpression());
    assertEquals(AttributeValue.fromN("5"), request.expressionAttributeValues().get(":version"));
    assertEquals(AttributeValue.fromN("4"), request.expressionAttributeValues().get(":version2"));
    assertEquals(ReturnValue.ALL_NEW, request.returnValues());

    assertThrows(
        ItemNotFoundException.class,
        () -> table.update(Order.CODEC, A.key()).set("note", text).update());
    assertThrows(
        VersionConflictException.class,
        () -> table.update(Order.CODEC, A.key()).version("version", 1).update());
    assertThrows(IllegalStateException.class, () -> table.update(Order.CODEC, A.key()).update());
  }
}
