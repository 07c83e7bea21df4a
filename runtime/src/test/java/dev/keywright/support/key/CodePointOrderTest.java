package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CodePointOrderTest {

  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(0, 0x61, 0x62, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFE, 0x10FFFF)
        .list()
        .ofMaxSize(3)
        .map(
            codePoints -> {
              StringBuilder text = new StringBuilder();
              codePoints.forEach(text::appendCodePoint);
              return text.toString();
            });
  }

  @Property(tries = 10_000)
  void comparesAsBytesDo(@ForAll("texts") String left, @ForAll("texts") String right) {
    assertEquals(
        Integer.signum(EncodingContract.compareBytes(left, right)),
        Integer.signum(CodePointOrder.INSTANCE.compare(left, right)));
  }

  @Property(tries = 10_000)
  void theSuccessorIsGreaterThanAllThatBeginsWithAText(
      @ForAll("texts") String text, @ForAll("texts") String tail, @ForAll("texts") String other) {
    String successor = CodePointOrder.successor(text);
    if (successor == null) {
      assertEquals("", text.replace(LAST, ""));
      return;
    }
    assertTrue(CodePointOrder.INSTANCE.compare(text + tail, successor) < 0);
    // Nothing else lies between them.
    assertTrue(
        other.startsWith(text)
            || CodePointOrder.INSTANCE.compare(other, text) < 0
            || CodePointOrder.INSTANCE.compare(other, successor) >= 0);
  }

  @Test
  void theSuccessorCarriesAndLeavesSurrogatesOut() {
    assertEquals("ORDER$", CodePointOrder.successor("ORDER#"));
    assertEquals("\ue000", CodePointOrder.successor("\ud7ff"));
    assertEquals("\ud800\udc00", CodePointOrder.successor("\uffff"));
    assertEquals("b", CodePointOrder.successor("a" + LAST + LAST));
    assertNull(CodePointOrder.successor(LAST));
    assertNull(CodePointOrder.successor(""));
  }
}
