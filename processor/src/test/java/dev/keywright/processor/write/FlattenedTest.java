package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import dev.keywright.ItemEncodingException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Properties of nested types that are spread over the item, or over a document in it. */
class FlattenedTest {

  private static final int ROUNDS = 500;
  private static final CompiledCodecs CODECS = CompiledCodecs.of("Flattened.java");

  /** The item of the first sample that has an attribute, or has it not. */
  private static Map<String, AttributeValue> item(String attribute, boolean isThere) {
    return LongStream.range(0, ROUNDS)
        .mapToObj(seed -> CODECS.encode("OrderCodec", CODECS.call("Flattened", "order", seed)))
        .filter(item -> item.containsKey(attribute) == isThere)
        .findFirst()
        .map(HashMap::new)
        .orElseThrow();
  }

  @Test
  void comesBackAsItWas() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      Object order = CODECS.call("Flattened", "order", seed);
      Map<String, AttributeValue> item = CODECS.encode("OrderCodec", order);
      assertEquals(order, CODECS.decode("OrderCodec", item));
    }
  }

  @Test
  void eachPropertyIsAnAttributeOfTheItem() {
    Map<String, AttributeValue> item = item("to_street", true);
    assertEquals(AttributeValue.fromS("c"), item.get("town"));
    assertEquals(AttributeValue.fromS("c"), item.get("to_town"));
    assertEquals(AttributeValue.fromS(item.get("street").s() + ", c"), item.get("label"));
    assertEquals(AttributeValue.fromN("0.5"), item("to_at_latitude", true).get("to_at_latitude"));
    assertEquals(AttributeValue.fromS("me"), item.get("by"));
    assertEquals(AttributeValue.fromS("t"), item.get("text_value"));
    assertEquals(AttributeValue.fromN("5"), item("count_value", true).get("count_value"));
    Set<String> containers = new TreeSet<>(item.keySet());
    containers.removeIf(each -> !item.get(each).hasM());
    assertEquals(Set.of("where"), containers);
  }

  @Test
  void insideADocumentTheDocumentHoldsThem() {
    Map<String, AttributeValue> item = item("by_name", true);
    assertEquals(
        Map.of(
            "sku", AttributeValue.fromS("s"),
            "latitude", AttributeValue.fromN("1"),
            "longitude", AttributeValue.fromN("2")),
        numbersAsWritten(item.get("lines").l().get(0).m()));
    assertEquals(
        Map.of("make", AttributeValue.fromS("m"), "h_document", AttributeValue.fromS("d")),
        item.get("where").m());
    // A person inside the one that is spread is a document, without the prefix.
    assertEquals(
        Map.of(
            "name", AttributeValue.fromS("c"),
            "children", AttributeValue.fromL(List.of()),
            "born", AttributeValue.fromS("1970-01-01T00:00:00.000Z")),
        item.get("by_children").l().get(0).m());
  }

  private static Map<String, AttributeValue> numbersAsWritten(Map<String, AttributeValue> map) {
    Map<String, AttributeValue> plain = new HashMap<>(map);
    plain.replaceAll(
        (name, value) ->
            value.n() == null ? value : AttributeValue.fromN(value.n().replace(".0", "")));
    return plain;
  }

  @Test
  void whatIsAbsentHasNoAttribute() {
    Map<String, AttributeValue> item = item("to_street", false);
    assertTrue(item.keySet().stream().noneMatch(each -> each.startsWith("to_")));
    assertTrue(CODECS.decode("OrderCodec", item).toString().contains("shipping=Optional.empty"));
    item.put("to_street", AttributeValue.fromNul(true));
    assertTrue(CODECS.decode("OrderCodec", item).toString().contains("shipping=Optional.empty"));
  }

  @Test
  void theRestKnowsTheirNames() {
    Map<String, AttributeValue> item = item("future", true);
    String decoded = CODECS.decode("OrderCodec", item).toString();
    assertTrue(decoded.endsWith("rest={future=AttributeValue(S=kept)}]"), decoded);
  }

  @Test
  void whatIsHalfThereNamesWhatIsMissing() {
    Map<String, AttributeValue> item = item("to_street", true);
    item.remove("to_town");
    String message =
        String.valueOf(
            assertThrows(ItemDecodingException.class, () -> CODECS.decode("OrderCodec", item))
                .getMessage());
    assertTrue(
        message.startsWith(
            "Address.city (attribute to_town) is missing; the key of this Order is "),
        message);
  }

  @Test
  void nullNamesTheProperty() {
    assertEquals(
        "Order.billing holds null; what may be absent is declared @Nullable or Optional",
        assertThrows(
                ItemEncodingException.class,
                () -> CODECS.encode("OrderCodec", CODECS.call("Flattened", "torn")))
            .getMessage());
  }
}
