package dev.keywright.testing.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON in and out. */
class JsonTest {

  private static Object read(String json) {
    return JsonReader.read(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void readsEverythingThatJsonHas() {
    assertEquals(
        Map.of(
            "s", "a\"\\/\b\f\n\r\t\u20ac\ud83d\ude00",
            "n", List.of(1L, -2L, new BigDecimal("1.5"), new BigDecimal("1E+3")),
            "b", Arrays.asList(true, false, null),
            "o", Map.of("", Map.of())),
        read(
            " { \"s\" : \"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u20AC\\ud83d\\ude00\" ,"
                + " \"n\":[1,-2,1.5,1e3], \"b\":[true,false,null],\"o\":{\"\":{ }} } "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\"}",
        "{\"a\":1,}",
        "tru",
        "\"a",
        "\"\\x\"",
        "\"\\u12g4\"",
        "1 2",
        "{a:1}",
        "-",
        "\"\n\"",
        "1e"
      })
  void refusesWhatIsNoJson(String text) {
    assertThrows(JsonSyntaxException.class, () -> read(text));
  }

  @Test
  void refusesDocumentsThatWouldExhaustTheStack() {
    assertThrows(JsonSyntaxException.class, () -> read("[".repeat(100_000)));
  }

  @Property
  void anyStringComesBackAsItWasWritten(@ForAll String text) {
    byte[] json = new JsonWriter().beginObject().name(text).string(text).endObject().toBytes();

    assertEquals(Map.of(text, text), JsonReader.read(json));
  }

  @Test
  void writesWholeNumbersBooleansAndBinaries() {
    JsonWriter out = new JsonWriter().beginObject();
    out.name("a").beginArray().number(1).number(0.5).bool(true).endArray();
    out.name("b").base64(new byte[] {1, 2, 3}).endObject();

    assertEquals(
        "{\"a\":[1,0.5,true],\"b\":\"AQID\"}", new String(out.toBytes(), StandardCharsets.UTF_8));
  }
}
