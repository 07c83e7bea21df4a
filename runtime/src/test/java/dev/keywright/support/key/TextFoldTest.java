package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.KeyValueException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextFoldTest {

  private static final SlotName NAME = SlotName.of("User", "mail");

  /** The alphabet of a folded slot is what folding leaves alone; so it must leave its results. */
  @ParameterizedTest
  @EnumSource(TextEncoding.Fold.class)
  void foldingTwiceIsFoldingOnce(TextEncoding.Fold fold) {
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      int folded = fold.apply(codePoint);
      if (folded != fold.apply(folded)) {
        assertEquals(folded, fold.apply(folded), Integer.toHexString(codePoint));
      }
    }
  }

  @Test
  void foldingKnowsNoLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertEquals("title", TextEncoding.escaped(NAME, '#').lower().text("TITLE"));
      assertEquals("TITLE", TextEncoding.escaped(NAME, '#').upper().text("title"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void valuesAreShownUnlessTheyAreSensitive() {
    TextEncoding raw = TextEncoding.raw(NAME, '#');
    KeyValueException shown =
        assertThrows(KeyValueException.class, () -> raw.text("secret#" + "x".repeat(80)));
    assertEquals(
        "User.mail = secret#" + "x".repeat(53) + "…: holds #, which ends a raw slot",
        shown.getMessage());

    TextEncoding hidden = TextEncoding.raw(NAME.asSensitive(), '#');
    KeyValueException kept = assertThrows(KeyValueException.class, () -> hidden.text("secret#"));
    assertEquals("User.mail: holds #, which ends a raw slot", kept.getMessage());
    assertFalse(
        assertThrows(KeyValueException.class, () -> hidden.parse("secret#"))
            .getMessage()
            .contains("secret"));
  }
}
