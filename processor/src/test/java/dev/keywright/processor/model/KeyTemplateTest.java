package dev.keywright.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyTemplateTest {

  @Test
  void takesLiteralsAndSlotsApart() throws Exception {
    KeyTemplate template = KeyTemplate.parse("ORDER#{placedAt:ms}#{address.city:lower, raw}");
    assertEquals(
        List.of(
            new KeyTemplate.Literal("ORDER#"),
            new KeyTemplate.Slot("placedAt", List.of("ms"), 6, 13),
            new KeyTemplate.Literal("#"),
            new KeyTemplate.Slot("address.city", List.of("lower", "raw"), 20, 25)),
        template.parts());
    assertEquals("ORDER##", template.literals());
    assertEquals(2, template.slots().size());
  }

  @Test
  void readsDoubledBracesAsOne() throws Exception {
    assertEquals(
        List.of(
            new KeyTemplate.Literal("{"),
            new KeyTemplate.Slot("id", List.of(), 2, 4),
            new KeyTemplate.Literal("}x")),
        KeyTemplate.parse("{{{id}}}x").parts());
  }

  @Test
  void takesTextWithoutSlotsAndBeyondTheBasicPlane() throws Exception {
    assertEquals(
        List.of(new KeyTemplate.Literal("PROFILE\uD83D\uDE00")),
        KeyTemplate.parse("PROFILE\uD83D\uDE00").parts());
  }

  @Test
  void keepsShardAndDecimalFormatsWhole() throws Exception {
    assertEquals(
        List.of(List.of("shard(8)"), List.of("10.2")),
        KeyTemplate.parse("{id:shard(8)}#{price:10.2}").slots().stream()
            .map(KeyTemplate.Slot::formats)
            .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''             | 0 | 1 | is empty",
        "ORDER#{id      | 6 | 3 | no closing }",
        "ORDER#id}      | 8 | 1 | closes no slot",
        "{}             | 1 | 1 | a slot names a property",
        "A#{:ms}        | 3 | 1 | a slot names a property",
        "{a.}           | 3 | 1 | a slot names a property",
        "{a..b}         | 3 | 1 | a slot names a property",
        "{customer id}  | 1 | 11 | is no property name",
        "{a.1b}         | 3 | 2 | is no property name",
        "{a:}           | 3 | 1 | a format is missing",
        "{a:lower,}     | 9 | 1 | a format is missing",
        "{a:,raw}       | 3 | 1 | a format is missing",
        "x{a{b}         | 2 | 3 | is no property name",
      })
  void saysWhereTheMistakeIs(String source, int offset, int length, String message) {
    SyntaxException mistake = assertThrows(SyntaxException.class, () -> KeyTemplate.parse(source));
    assertEquals(offset, mistake.offset(), mistake.getMessage());
    assertEquals(length, mistake.length(), mistake.getMessage());
    assertTrue(mistake.getMessage().contains(message), mistake.getMessage());
  }

  @Test
  void refusesHalfASurrogatePair() {
    SyntaxException mistake =
        assertThrows(SyntaxException.class, () -> KeyTemplate.parse("A\uD800#{id}"));
    assertEquals(1, mistake.offset());
  }
}
