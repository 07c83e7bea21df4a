package dev.keywright.support.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DocumentAttributesTest {

  @Test
  void holdsWhatIsPutInItsOrderAndMoreThanExpected() {
    DocumentAttributes document = new DocumentAttributes(1);
    document.put("b", AttributeValue.fromS("1"));
    document.put("a", AttributeValue.fromN("2"));
    document.put("c", AttributeValue.fromBool(true));

    assertEquals(List.of("b", "a", "c"), List.copyOf(document.keySet()));
    assertEquals(AttributeValue.fromN("2"), document.get("a"));
    assertEquals(
        Map.of(
            "a", AttributeValue.fromN("2"),
            "b", AttributeValue.fromS("1"),
            "c", AttributeValue.fromBool(true)),
        document);
    Map<String, AttributeValue> visited = new HashMap<>();
    document.forEach(visited::put);
    assertEquals(document, visited);
  }

  @Test
  void theSdkTakesACopyOfIt() {
    DocumentAttributes document = new DocumentAttributes(2);
    document.put("a", AttributeValue.fromS("1"));
    AttributeValue value = new AttributeValues().map(document);
    document.put("b", AttributeValue.fromS("2"));

    assertEquals(Map.of("a", AttributeValue.fromS("1")), value.m());
    assertTrue(new AttributeValues().map(new DocumentAttributes(0)).hasM());
  }
}
