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

/** Enums that are stored as what they declare, wherever a value or a map's key stands. */
class EnumsTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Enums.java");

  private static Map<String, AttributeValue> item() {
    return new HashMap<>(CODECS.encode("ValuedCodec", CODECS.call("Enums", "sample")));
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(String number) {
    return AttributeValue.fromN(number);
  }

  @Test
  void areStoredAsTheyDeclare() {
    Map<String, AttributeValue> item = item();
    assertEquals(text("P"), item.get("status"));
    assertEquals(number("20"), item.get("carrier"));
    assertEquals(text("l"), item.get("size"));
    assertEquals(number("1"), item.get("grade"));
    assertEquals(number("-1"), item.get("maybe"));
    assertEquals(text(""), item.get("fallback"));
    assertEquals(AttributeValue.Type.SS, item.get("statuses").type());
    assertEquals(AttributeValue.Type.NS, item.get("carriers").type());
    assertEquals(AttributeValue.fromL(List.of(text("s"), text("l"))), item.get("sizes"));
    assertEquals(Map.of("LOST", number("20")), item.get("byStatus").m());
    assertEquals(Map.of("-1", text("P"), "20", text("LOST")), item.get("byCarrier").m());
    assertEquals(Map.of("s", number("0")), item.get("bySize").m());
  }

  @Test
  void comeBackAsTheyWere() {
    assertEquals(CODECS.call("Enums", "sample"), CODECS.decode("ValuedCodec", item()));
  }

  @Test
  void defaultsNameConstants() {
    Map<String, AttributeValue> item = item();
    item.remove("usual");
    item.remove("fallback");
    String decoded = CODECS.decode("ValuedCodec", item).toString();
    assertTrue(decoded.contains("usual=RAIL, fallback=LOST"), decoded);
  }

  @Test
  void aNumberIsReadHoweverItIsWritten() {
    Map<String, AttributeValue> item = item();
    item.put("carrier", number("2E1"));
    assertEquals(CODECS.call("Enums", "sample"), CODECS.decode("ValuedCodec", item));
  }

  @Test
  void anUnknownValueNamesTheProperty() {
    for (AttributeValue unknown : List.of(text("PLACED"), number("7"))) {
      Map<String, AttributeValue> item = item();
      item.put(unknown.s() == null ? "carrier" : "status", unknown);
      String message =
          String.valueOf(
              assertThrows(ItemDecodingException.class, () -> CODECS.decode("ValuedCodec", item))
                  .getMessage());
      assertTrue(message.contains(" does not hold a constant that the enum has; "), message);
    }
  }

  @Test
  void valuesThatAreNotDistinctAreSaidWhenTheCodecIsLoaded() {
    Object torn = CODECS.call("Enums", "torn");
    ExceptionInInitializerError failure =
        assertThrows(ExceptionInInitializerError.class, () -> CODECS.encode("TornCodec", torn));
    assertEquals(
        "Mark.ONE and Mark.UNO are stored as one value: 1",
        String.valueOf(failure.getCause().getMessage()));
  }
}
