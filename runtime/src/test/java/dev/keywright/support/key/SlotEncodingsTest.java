package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.support.key.UnsupportedFormatException.Reason;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SlotEncodingsTest {

  private static final SlotName NAME = SlotName.of("Order", "orderId");
  private static final SlotContext BEFORE_HASH = new SlotContext('#', "ORDER##");

  @ParameterizedTest
  @EnumSource(SlotType.class)
  void everyFormatThatIsOfferedMakesAnEncoding(SlotType type) throws UnsupportedFormatException {
    for (String format : type.formats()) {
      List<String> formats =
          type.needsFormat() && format.startsWith("shard")
              ? List.of(type.formats().get(0), format)
              : List.of(format);
      SlotEncoding<?> encoding =
          SlotEncodings.of(NAME, type, List.of("A", "B"), formats, BEFORE_HASH);

      assertEquals(NAME, encoding.name(), format);
      assertFalse(encoding.mayContain('#'), format);
    }
  }

  @ParameterizedTest
  @EnumSource(SlotType.class)
  void formatsThatATypeDoesNotHaveAreUnknown(SlotType type) {
    assertRefused(Reason.UNKNOWN, type, "orderd");
  }

  @Test
  void aLastSlotEscapesTheFirstDelimiterOfTheHierarchyThatTheTemplateContains()
      throws UnsupportedFormatException {
    assertEquals('#', text(new SlotContext(-1, "A|B:C#")).delimiter());
    assertEquals(':', text(new SlotContext(-1, "A|B:C")).delimiter());
    assertEquals('|', text(new SlotContext(-1, "A|B-C")).delimiter());
    assertEquals(TextEncoding.Mode.UNESCAPED, text(new SlotContext(-1, "A-B_C")).mode());
    assertEquals('-', text(new SlotContext(-1, "A-B_C"), "escaped").delimiter());
    assertEquals('/', text(new SlotContext('/', "A#/"), "raw").delimiter());
    assertTrue(text(new SlotContext(-1, "A#")).isLast());
    assertFalse(text(BEFORE_HASH).isLast());
  }

  @Test
  void foldsComposeWithModesAndNothingElseComposes() throws UnsupportedFormatException {
    TextEncoding text = text(BEFORE_HASH, "raw", "lower");
    assertEquals(TextEncoding.Mode.RAW, text.mode());
    assertEquals(TextEncoding.Fold.LOWER, text.fold());

    assertRefused(Reason.NOT_COMBINABLE, SlotType.STRING, "raw", "ordered");
    assertRefused(Reason.NOT_COMBINABLE, SlotType.STRING, "lower", "upper");
    assertRefused(Reason.NOT_COMBINABLE, SlotType.STRING, "lower", "lower");
    assertRefused(Reason.NOT_COMBINABLE, SlotType.INT, "4", "plain");
    assertRefused(Reason.NOT_COMBINABLE, SlotType.INT, "shard(2)", "shard(3)");
  }

  @Test
  void numbersInFormatsAreChecked() {
    assertRefused(Reason.OUT_OF_REACH, SlotType.INT, "0");
    assertRefused(Reason.OUT_OF_REACH, SlotType.INT, "20");
    assertRefused(Reason.OUT_OF_REACH, SlotType.INT, "99999999999999999999");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.INT, "4x");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.BIG_DECIMAL, "10.");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.BIG_DECIMAL, "10.x");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.BIG_INTEGER, "10.2");
    assertRefused(Reason.OUT_OF_REACH, SlotType.BIG_DECIMAL, "101.2");
    assertRefused(Reason.OUT_OF_REACH, SlotType.UUID, "shard(1)");
    assertRefused(Reason.OUT_OF_REACH, SlotType.UUID, "shard(1001)");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.UUID, "shard(x)");
    assertRefused(Reason.NOT_A_NUMBER, SlotType.UUID, "shard");
  }

  @Test
  void decimalsNeedAFormat() {
    assertRefused(Reason.MISSING, SlotType.BIG_DECIMAL);
    assertRefused(Reason.MISSING, SlotType.DOUBLE);
    assertRefused(Reason.MISSING, SlotType.BIG_INTEGER, "shard(4)");
  }

  @Test
  void aRefusalSaysWhatTheTypeAllows() {
    UnsupportedFormatException refused = refused(SlotType.LOCAL_DATE, "hour");

    assertEquals("hour", refused.found());
    assertEquals(List.of("month", "year", "shard(10)"), refused.allowed());
    assertEquals(
        "LocalDate has no format \"hour\"; it has month, year, shard(10)", refused.getMessage());
  }

  private static TextEncoding text(SlotContext context, String... formats)
      throws UnsupportedFormatException {
    return assertInstanceOf(
        TextEncoding.class,
        SlotEncodings.of(NAME, SlotType.STRING, Arrays.asList(formats), context));
  }

  private static void assertRefused(Reason reason, SlotType type, String... formats) {
    assertEquals(reason, refused(type, formats).reason(), String.join(",", formats));
  }

  private static UnsupportedFormatException refused(SlotType type, String... formats) {
    return assertThrows(
        UnsupportedFormatException.class,
        () -> SlotEncodings.of(NAME, type, List.of("A", "B"), List.of(formats), BEFORE_HASH));
  }
}
