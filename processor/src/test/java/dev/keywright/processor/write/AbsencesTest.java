package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import dev.keywright.ItemEncodingException;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lists and maps hold may be absent where that is declared, and nowhere else. */
class AbsencesTest {

  private static final int ROUNDS = 500;
  private static final CompiledCodecs CODECS = CompiledCodecs.of("Absences.java");

  @Test
  void whatContainersLackComesBackAsItWas() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      Object holes = CODECS.call("Absences", "holes", seed);
      Map<String, AttributeValue> item = CODECS.encode("HolesCodec", holes);
      assertEquals(holes, CODECS.decode("HolesCodec", item));
    }
  }

  @Test
  void whatContainersLackIsStoredAsNull() {
    Map<String, AttributeValue> item =
        LongStream.range(0, ROUNDS)
            .mapToObj(seed -> CODECS.encode("HolesCodec", CODECS.call("Absences", "holes", seed)))
            .filter(each -> each.get("strings").l().contains(AttributeValue.fromNul(true)))
            .filter(each -> each.get("counts").m().containsValue(AttributeValue.fromNul(true)))
            .findFirst()
            .orElseThrow();
    assertTrue(CODECS.decode("HolesCodec", item).toString().contains("OptionalInt.empty"));
    item.put("present", AttributeValue.fromL(List.of(AttributeValue.fromNul(true))));
    assertTrue(
        failure(item)
            .startsWith(
                "Holes.present holds NULL; what may be absent is declared @Nullable or"
                    + " Optional"),
        failure(item));
  }

  @Test
  void nullsWhereNoneIsDeclaredNameTheProperty() {
    for (String property : List.of("present", "longs", "counts")) {
      assertEquals(
          "Holes." + property + " holds null; what may be absent is declared @Nullable or Optional",
          assertThrows(
                  ItemEncodingException.class,
                  () -> CODECS.encode("HolesCodec", CODECS.call("Absences", "torn", property)))
              .getMessage());
    }
  }

  private static String failure(Map<String, AttributeValue> item) {
    return String.valueOf(
        assertThrows(ItemDecodingException.class, () -> CODECS.decode("HolesCodec", item))
            .getMessage());
  }
}
