package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The codec of an entity that has a bit of everything, as text and as it runs. */
class CodecWriterTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Order.java");

  private static Map<String, AttributeValue> item() {
    return CODECS.encode("OrderCodec", CODECS.call("Order", "sample"));
  }

  @Test
  void isWrittenAsByHand() {
    Goldens.check("codec/OrderCodec.java.golden", CODECS.generated("OrderCodec"));
    Goldens.check("codec/SummaryCodec.java.golden", CODECS.generated("SummaryCodec"));
  }

  @Test
  void storesEachPropertyInItsType() {
    Map<String, AttributeValue> item = new HashMap<>(item());
    assertEquals(AttributeValue.fromS("A145"), item.remove("orderId"));
    assertEquals(AttributeValue.fromS("2026-01-31T23:59:59.250Z"), item.remove("placedAt"));
    assertEquals(AttributeValue.fromS("2026-02-28"), item.remove("due"));
    assertEquals(AttributeValue.fromS("PLACED"), item.remove("status"));
    assertEquals(AttributeValue.fromBool(true), item.remove("paid"));
    assertEquals(AttributeValue.fromS("ring twice"), item.remove("note"));
    assertEquals(AttributeValue.fromN("5"), item.remove("discount"));
    assertEquals(
        AttributeValue.fromM(Map.of("shipping", AttributeValue.fromN("4.9"))), item.remove("fees"));
    assertEquals(3, item.remove("signature").b().asByteArray().length);
    AttributeValue line = item.remove("lines").l().get(0);
    assertEquals(
        AttributeValue.fromS("00000000-0000-0007-0000-000000000008"), line.m().get("product"));
    assertEquals(AttributeValue.fromN("3"), line.m().get("substitute").m().get("quantity"));
    assertEquals(AttributeValue.fromS("Order"), item.remove("entityType"));
    // Null, and the empty set, are left out.
    assertEquals(Map.of(), item);
  }

  @Test
  void readsWhatItWrote() {
    Object again = CODECS.decode("OrderCodec", item());
    // The array has no equality of its own; the item shows that it is the same.
    assertEquals(item(), CODECS.encode("OrderCodec", again));
    assertTrue(again.toString().contains("tags=[]"), again.toString());
    assertTrue(again.toString().contains("priority=null"), again.toString());
  }

  @Test
  void readsAProjection() {
    assertEquals(
        "Summary[orderId=A145, status=PLACED, priority=null]",
        CODECS.decode("SummaryCodec", item()).toString());
  }

  @Test
  void namesAMissingAttributeAndTheKey() {
    Map<String, AttributeValue> item = item();
    item.remove("due");
    item.put("PK", AttributeValue.fromS("ORDER#A145"));
    assertEquals(
        "Order.dueDate (attribute due) is missing; the key of this Order is PK=ORDER#A145,"
            + " SK=(missing)",
        failure(item));
  }

  @Test
  void namesAnAttributeOfAnotherTypeWithoutItsValue() {
    Map<String, AttributeValue> item = item();
    item.put("paid", AttributeValue.fromS("secret"));
    assertEquals(
        "Order.paid is stored as BOOL, but the attribute is S"
            + "; the key of this Order is PK=(missing), SK=(missing)",
        failure(item));
    item = item();
    item.put("status", AttributeValue.fromS("secret"));
    assertFalse(failure(item).contains("secret"));
    item = item();
    item.put(
        "lines",
        AttributeValue.fromL(
            List.of(
                AttributeValue.fromM(
                    Map.of(
                        "product",
                        AttributeValue.fromS("secret"),
                        "quantity",
                        AttributeValue.fromN("1"))))));
    assertTrue(failure(item).startsWith("Line.product does not hold a UUID"), failure(item));
  }

  private static String failure(Map<String, AttributeValue> item) {
    return String.valueOf(
        assertThrows(ItemDecodingException.class, () -> CODECS.decode("OrderCodec", item))
            .getMessage());
  }
}
