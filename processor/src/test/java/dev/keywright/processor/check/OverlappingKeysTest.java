package dev.keywright.processor.check;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverlappingKeysTest {

  @ParameterizedTest
  @CsvSource({
    "PROFILE, ORDER#{text}",
    "PROFILE, {at}",
    "PROFILE, {number}",
    "PROFILE, {number:8}",
    "PROFILE, {uuid}",
    "ORDER, {status}",
    "A#{text}, B#{text}",
    "A#{text}, A#{text}#ITEM#{number}",
    "{at}, {at:ms}",
    "{at:day}, {at:month}",
    "{number:4}, {number:5}",
    "{at}, {uuid}",
    "true!, {flag}",
  })
  void keysThatCanNeverBeEqual(String one, String other) {
    assertEquals(List.of(), overlaps(one, other));
    assertEquals(List.of(), overlaps(other, one));
  }

  @ParameterizedTest
  @CsvSource({
    "PROFILE, {text}, PROFILE",
    "PROFILE, PROFILE, PROFILE",
    "OPEN, {status}, OPEN",
    "true, {flag}, true",
    "{text}, {number:2}, 11",
    "A#{text}, {text}, A#1",
    "{text}A, B{text}, BA",
    "{text}#X, {text}#{text:raw}, 1#X",
    "0042, {number:4}, 0042",
    "{at:month}, 2024-02, 2024-02",
  })
  void keysThatCanBeEqual(String one, String other, String shared) {
    List<Finding> found = overlaps(one, other);
    assertEquals(1, found.size());
    String both = "both can be: \"P#1\" / \"" + shared + "\"";
    assertTrue(found.get(0).details().contains(both), () -> found.get(0).details().toString());
    assertEquals(1, overlaps(other, one).size());
  }

  @Test
  void differentPartitionsAreEnough() {
    TestTable table =
        table("Shop", "PK", "SK")
            .entity(properties("One").key("ONE#{text}", "{text}"))
            .entity(properties("Other").key("OTHER#{text}", "{text}"));
    assertEquals(List.of(), Checking.errors(table));
  }

  @Test
  void saysNoTextThatNoValueMakes() {
    List<Finding> found = overlaps("{at}", "{at}");
    assertEquals(1, found.size());
    assertTrue(
        found.get(0).details().stream().noneMatch(each -> each.startsWith("both can be")),
        () -> found.get(0).details().toString());
  }

  @Test
  void everyPairIsLookedAt() {
    TestTable table =
        table("Shop", "PK")
            .entity(properties("One").key("{text}", ""))
            .entity(properties("Other").key("X#{text}", ""))
            .entity(properties("Third").key("Y#{text}", ""));
    assertEquals(
        List.of("One and Other can have one key in Shop", "One and Third can have one key in Shop"),
        Checking.errors(table, Problem.OVERLAPPING_KEYS));
  }

  private static List<Finding> overlaps(String one, String other) {
    return Checking.errors(
        table("Shop", "PK", "SK")
            .entity(properties("One").key("P#{text}", one))
            .entity(properties("Other").key("P#{text}", other)));
  }

  private static TestEntity properties(String name) {
    return entity(name)
        .property("text", ScalarType.STRING)
        .property("number", ScalarType.INT)
        .property("at", ScalarType.INSTANT)
        .property("uuid", ScalarType.UUID)
        .property("flag", ScalarType.BOOLEAN)
        .enumeration("status", "OPEN", "SHIPPED");
  }
}
