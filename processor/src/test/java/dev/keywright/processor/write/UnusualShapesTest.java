package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemDecodingException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Classes as teams have them, where accessors and what makes an instance do not match neatly. */
class UnusualShapesTest {

  private static final CompiledCodecs CODECS = CompiledCodecs.of("Unusual.java");
  private static final AttributeValue TAGS = AttributeValue.fromL(List.of(text("t")));

  /** The item of a sample, after it has been read and written again. */
  private static Map<String, AttributeValue> again(
      String type, String sample, @Nullable Object... arguments) {
    Map<String, AttributeValue> item =
        CODECS.encode(type + "Codec", CODECS.call("Unusual", sample, arguments));
    Object decoded = CODECS.decode(type + "Codec", item);
    assertEquals(item, CODECS.encode(type + "Codec", decoded));
    Map<String, AttributeValue> properties = new HashMap<>(item);
    properties.remove("entityType");
    return properties;
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  @Test
  void setterTakesWhatTheAccessorShowsAsOptional() {
    assertEquals(Map.of("id", text("b"), "nick", text("n")), again("Bean", "bean", "n"));
    assertEquals(Map.of("id", text("b")), again("Bean", "bean", new Object[] {null}));
  }

  @Test
  void builderIsGivenNoNullForWhatTheAccessorShowsAsOptional() {
    assertEquals(
        Map.of("id", text("b"), "sizes", AttributeValue.fromL(List.of(number(1)))),
        again("Built", "built"));
  }

  @Test
  void constructorTakesWhatTheAccessorShowsAsOptional() {
    assertEquals(
        Map.of("id", text("m"), "size", number(3), "tags", TAGS), again("Made", "made", 3));
    assertEquals(Map.of("id", text("m"), "tags", TAGS), again("Made", "made", new Object[] {null}));
  }

  @Test
  void twoGettersOfOneFlagAreOneProperty() {
    assertEquals(
        Map.of("id", text("f"), "open", AttributeValue.fromBool(true), "tags", TAGS),
        again("Flags", "flags"));
  }

  @Test
  void wildcardsAreReadAsTheirBounds() {
    Map<String, AttributeValue> item = again("Wild", "wild");
    assertEquals(List.of("RED"), item.get("colors").m().get("some").ss());
    assertEquals(
        List.of(number(1), AttributeValue.fromNul(true)), item.get("counts").m().get("BLUE").l());
    assertEquals(List.of("SUNDAY"), item.get("days").m().get("MONDAY").ss());
  }

  @Test
  void sealedTypeHoldsItselfWhereAnotherTypeEndsIt() {
    Object sum = CODECS.call("Unusual", "sum");
    Map<String, AttributeValue> item = CODECS.encode("SumCodec", sum);
    assertEquals(text("Plus"), item.get("term").m().get("type"));
    assertEquals(sum, CODECS.decode("SumCodec", item));
  }

  @Test
  void typesOfAGenericSealedTypeAreBoundWhereItIsUsed() {
    Object answers = CODECS.call("Unusual", "answers");
    Map<String, AttributeValue> item = CODECS.encode("AnswersCodec", answers);
    assertEquals(text("Counted"), item.get("number").m().get("type"));
    assertEquals(answers, CODECS.decode("AnswersCodec", item));
    // A count is no result of a text.
    item.put("text", item.get("number"));
    assertThrows(ItemDecodingException.class, () -> CODECS.decode("AnswersCodec", item));
  }

  @Test
  void converterMayStoreATypeAsItself() {
    Object swapped = CODECS.call("Unusual", "swapped");
    Map<String, AttributeValue> item = CODECS.encode("SwappedCodec", swapped);
    assertEquals(text("LIGHT"), item.get("shade"));
    assertEquals(swapped, CODECS.decode("SwappedCodec", item));
  }

  private static AttributeValue number(int number) {
    return AttributeValue.fromN(String.valueOf(number));
  }
}
