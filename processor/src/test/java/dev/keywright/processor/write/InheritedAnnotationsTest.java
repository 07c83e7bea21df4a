package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Annotations on accessors that a class overrides, of interfaces and of superclasses. */
class InheritedAnnotationsTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Inherited.java");

  private static Map<String, AttributeValue> item(String type, String factory) {
    Map<String, AttributeValue> item =
        new HashMap<>(CODECS.encode(type + "Codec", CODECS.call("Inherited", factory)));
    item.remove("entityType");
    return item;
  }

  @Test
  void thoseOfAnInterfaceSpeakForARecord() {
    Map<String, AttributeValue> item = item("Ticket", "ticket");
    assertEquals(
        Map.of(
            "id", AttributeValue.fromS("t"),
            "ttl", AttributeValue.fromN("1767225600"),
            "owner", AttributeValue.fromS("Ann"),
            "count", AttributeValue.fromN("1"),
            "initial", AttributeValue.fromS("A")),
        item);
    item.remove("count");
    assertTrue(CODECS.decode("TicketCodec", item).toString().contains("count=7"));
  }

  @Test
  void thoseOfASuperclassSpeakForABean() {
    assertEquals(Map.of("user", AttributeValue.fromS("ann")), item("Session", "session"));
  }
}
