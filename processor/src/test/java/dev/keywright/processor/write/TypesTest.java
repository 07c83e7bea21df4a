package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the types of properties are encoded to. That all of them come back as they were is a
 * property, which the integration tests have.
 */
class TypesTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Types.java");

  private static String decodingFailure(String codec, Map<String, AttributeValue> item) {
    return String.valueOf(
        assertThrows(ItemDecodingException.class, () -> CODECS.decode(codec, item)).getMessage());
  }

  private static void comesBack(String type, Object entity) {
    Map<String, AttributeValue> item = CODECS.encode(type + "Codec", entity);
    Object decoded = CODECS.decode(type + "Codec", item);
    assertEquals(entity, decoded);
    assertEquals(item, CODECS.encode(type + "Codec", decoded));
  }

  @Test
  void setsOfTextsNumbersAndBinariesAreSets() {
    Object containers = CODECS.call("Types", "containers");
    comesBack("Containers", containers);
    Map<String, AttributeValue> item = CODECS.encode("ContainersCodec", containers);
    assertEquals(AttributeValue.Type.SS, item.get("strings").type());
    assertEquals(AttributeValue.Type.NS, item.get("numbers").type());
    assertEquals(AttributeValue.Type.BS, item.get("binaries").type());
    assertEquals(AttributeValue.Type.SS, item.get("dates").type());
    assertEquals(AttributeValue.Type.L, item.get("flags").type());
    // An empty set inside another value, where nothing can be left out.
    assertEquals(AttributeValue.fromL(List.of()), item.get("byColor").m().get("GREEN"));
  }

  @Test
  void ownTypesAreStoredAsTheirConvertersSay() {
    Object own = CODECS.call("Types", "own");
    comesBack("Own", own);
    Map<String, AttributeValue> item = CODECS.encode("OwnCodec", own);
    assertEquals(AttributeValue.fromS("5 EUR"), item.get("total"));
    assertEquals(AttributeValue.fromS("1 EUR"), item.get("discount"));
    assertEquals(AttributeValue.fromL(List.of(AttributeValue.fromS("2 EUR"))), item.get("fees"));
    assertEquals(
        AttributeValue.fromL(List.of(AttributeValue.fromS("x"), AttributeValue.fromS("x"))),
        item.get("twice"));
  }

  @Test
  void sealedTypesAreToldApartByAnAttribute() {
    Map<String, AttributeValue> item =
        new HashMap<>(CODECS.encode("OwnCodec", CODECS.call("Types", "own")));
    Map<String, AttributeValue> card = item.get("payment").m();
    assertEquals(AttributeValue.fromS("card"), card.get("kind"));
    assertEquals(AttributeValue.fromS("Transfer"), card.get("fallback").m().get("kind"));
    item.put("payment", AttributeValue.fromM(Map.of("kind", AttributeValue.fromS("cheque"))));
    String message = decodingFailure("OwnCodec", item);
    assertTrue(
        message.startsWith("Own.payment does not hold one of the types that are permitted"),
        message);
  }
}
