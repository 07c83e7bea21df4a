package dev.keywright.testing.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Words that need a placeholder. */
class ReservedWordsTest {

  @Test
  void thereAreAsManyAsAreDocumented() {
    assertEquals(573, ReservedWords.count());
  }

  @Test
  void caseDoesNotMatter() {
    assertTrue(ReservedWords.contains("Status"));
    assertTrue(ReservedWords.contains("abort"));
    assertTrue(ReservedWords.contains("ZONE"));
    assertFalse(ReservedWords.contains("orderId"));
  }
}
