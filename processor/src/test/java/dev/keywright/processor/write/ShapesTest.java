package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Classes of every shape, and the properties that the library fills: encoded, decoded, encoded. */
class ShapesTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Shapes.java");

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(int number) {
    return AttributeValue.fromN(String.valueOf(number));
  }

  /** The item of a sample, after it has been read and written again. */
  private static Map<String, AttributeValue> again(String type, Object sample) {
    Map<String, AttributeValue> item = CODECS.encode(type + "Codec", sample);
    Object decoded = CODECS.decode(type + "Codec", item);
    assertEquals(item, CODECS.encode(type + "Codec", decoded));
    Map<String, AttributeValue> properties = new HashMap<>(item);
    assertEquals(text(type), properties.remove("entityType"));
    return properties;
  }

  @Test
  void constructor() {
    assertEquals(
        Map.of("x", number(3), "label", text("l")),
        again("Point", CODECS.call("Shapes", "point", 3, "l")));
    assertEquals(Map.of("x", number(3)), again("Point", CODECS.call("Shapes", "point", 3, null)));
  }

  @Test
  void markedConstructor() {
    assertEquals(
        Map.of("id", text("c"), "open", AttributeValue.fromBool(true)),
        again("Chosen", CODECS.call("Shapes", "chosen")));
  }

  @Test
  void builder() {
    assertEquals(
        Map.of(
            "id", text("b"), "note", text("n"), "tags", AttributeValue.fromL(List.of(text("x")))),
        again("Built", CODECS.call("Shapes", "built")));
  }

  @Test
  void beanWithGenericSuperclass() {
    assertEquals(
        Map.of(
            "id", number(5),
            "values", AttributeValue.fromL(List.of(number(1), number(2))),
            "on", AttributeValue.fromBool(true),
            "URL", text("https://example.com")),
        again("Bean", CODECS.call("Shapes", "bean")));
  }

  @Test
  void roles() {
    Map<String, AttributeValue> item = again("Roles", CODECS.call("Shapes", "roles"));
    assertEquals(
        Map.ofEntries(
            Map.entry("id", text("r")),
            Map.entry("expiresAt", number(1767225600)),
            Map.entry("retries", number(1)),
            Map.entry("color", text("blue")),
            Map.entry("tags", AttributeValue.fromSs(List.of("t"))),
            Map.entry("numbers", AttributeValue.fromL(List.of(number(4)))),
            Map.entry("pause", number(2)),
            Map.entry("step", number(3)),
            Map.entry("future", text("kept")),
            Map.entry("shout", text("R"))),
        item);
  }

  @Test
  void defaultsStandInForAbsentAttributes() {
    Object decoded =
        CODECS.decode("RolesCodec", Map.of("id", text("r"), "expiresAt", number(1767225600)));
    assertEquals(
        "Roles[id=r, version=null, createdAt=null, expiresAt=2026-01-01T00:00:00Z, cached=null,"
            + " cachedCount=OptionalInt.empty, retries=7, color=red, tags=[], numbers=[], pause=PT1H, step=PT0.5S, rest={}]",
        decoded.toString());
  }

  @Test
  void knownAttributesAreNotTakenForUnknownOnes() {
    Map<String, AttributeValue> item = CODECS.encode("RolesCodec", CODECS.call("Shapes", "roles"));
    assertFalse(CODECS.decode("RolesCodec", item).toString().contains("shout"));
    assertFalse(CODECS.decode("RolesCodec", item).toString().contains("entityType"));
  }

  @Test
  void genericDocuments() {
    again("Boxed", CODECS.call("Shapes", "boxed"));
    assertEquals(
        CODECS.call("Shapes", "boxed"),
        CODECS.decode("BoxedCodec", CODECS.encode("BoxedCodec", CODECS.call("Shapes", "boxed"))));
  }
}
