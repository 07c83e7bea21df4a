package dev.keywright.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {

  @Test
  void readsEveryKindOfTerm() throws Exception {
    assertEquals(
        List.of(
            new Condition.Parameter(word("a", 0), List.of()),
            new Condition.Parameter(word("placedAt", 6), List.of("month")),
            new Condition.OneOf(word("status", 25), List.of(word("PLACED", 34))),
            new Condition.OneOf(word("status", 45), List.of(word("PLACED", 56), word("PAID", 64))),
            new Condition.Present(word("b.c", 74)),
            new Condition.Absent(word("d", 90))),
        Condition.parse(
            "a and placedAt:month and status = PLACED and status in (PLACED, PAID)"
                + " and b.c present and d absent"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "n = -12                      | -12",
        "n=1.5E+3                     | 1.5E+3",
        "t = 2024-01-31T10:00:00.5Z   | 2024-01-31T10:00:00.5Z",
        "s = 'it''s here'             | 'it''s here'",
        "s = 'a and b'                | 'a and b'",
      })
  void keepsConstantsAsWritten(String source, String constant) throws Exception {
    Condition.OneOf oneOf = (Condition.OneOf) Condition.parse(source).get(0);
    assertEquals(constant, oneOf.constants().get(0).text());
    assertEquals(source.indexOf(constant), oneOf.constants().get(0).offset());
  }

  @Test
  void writesATermAsItWasRead() throws Exception {
    for (String term :
        List.of("a", "placedAt:month", "id:shard(8)", "s = A", "s in (A, 'b c')", "p present")) {
      assertEquals(term, Condition.parse(term).get(0).toString());
    }
  }

  @Test
  void aPropertyMayBeNamedAsAWordOfTheGrammar() throws Exception {
    assertEquals(
        List.of(
            new Condition.OneOf(word("in", 0), List.of(word("A", 5))),
            new Condition.Present(word("present", 11)),
            new Condition.Parameter(word("andes", 31), List.of())),
        Condition.parse("in = A and present present and andes"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"           | 0  | 1 | expected the name of a property",
        "= A            | 0  | 1 | expected the name of a property",
        "1a = A         | 0  | 1 | expected the name of a property",
        "a and          | 4  | 1 | expected the name of a property",
        "a = A or b = B | 6  | 8 | expected =",
        "a =            | 2  | 1 | expected a constant",
        "a in A         | 5  | 1 | expected ( after in",
        "a in (A        | 6  | 1 | expected , or )",
        "a in (A,       | 7  | 1 | expected a constant",
        "a in ()        | 6  | 1 | expected a constant",
        "a = 'b         | 4  | 2 | no closing quote",
        "a:             | 1  | 1 | expected a format",
        "a, b           | 1  | 1 | a comma joins no terms",
        "a = ?          | 4  | 1 | for a parameter write the property alone",
        "a presents     | 2  | 8 | expected =",
      })
  void saysWhereTheMistakeIs(String source, int offset, int length, String message) {
    SyntaxException mistake = assertThrows(SyntaxException.class, () -> Condition.parse(source));
    assertTrue(mistake.getMessage().contains(message), mistake.getMessage());
    assertEquals(offset, mistake.offset(), mistake.getMessage());
    assertEquals(length, mistake.length(), mistake.getMessage());
  }

  private static Condition.Word word(String text, int offset) {
    return new Condition.Word(text, offset);
  }
}
