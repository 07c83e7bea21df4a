package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyLanguageTest {

  private static KeyLanguage language(String template) {
    TestEntity entity =
        entity("E")
            .property("id", ScalarType.STRING)
            .property("id2", ScalarType.STRING)
            .property("at", ScalarType.INSTANT)
            .property("day", ScalarType.LOCAL_DATE)
            .property("n", ScalarType.INT)
            .property("uuid", ScalarType.UUID)
            .property("flag", ScalarType.BOOLEAN)
            .enumeration("status", "NEW", "OLD", "N")
            .key(template, "");
    return KeyLanguage.of(
        Planning.layout(table("T", "PK").entity(entity).build())
            .entity("E")
            .orElseThrow()
            .texts()
            .get("PK"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A free text can be any literal, also one with what it escapes not in it.
        "{id}                  | PROFILE",
        "{id}                  | {id2}",
        "USER#{id}             | USER#1",
        "{id}#{id2}            | USER#{id}",
        "{id}#{id2}            | ORDER#{at}",
        // Without a delimiter in the template a last slot holds every text.
        "{id}                  | USER#{id}",
        "A-{id}                | A-{id}-{n}",
        // Enum constants are just themselves.
        "{status}              | NEW",
        "{status}#{id}         | OLD#x",
        "S{status}             | SN",
        "{id}                  | {status}",
        "{n}                   | 0000000001",
        "{n:4}                 | -9999",
        "{flag}                | true",
        "{day}                 | 2024-01-31",
        "{id:lower}            | {id:upper}",
        "{uuid}                | {id}",
      })
  void meet(String one, String other) {
    assertEquals(true, language(one).meets(language(other)));
    assertEquals(true, language(other).meets(language(one)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USER#{id}             | ORDER#{id}",
        "USER#{id}             | USER",
        // The escaped delimiter keeps parent and child apart.
        "ORDER#{id}            | ORDER#{id}#ITEM#{n}",
        "{id}#{id2}            | {id}#{id2}#x",
        "{id}#A                | {id}#B",
        "{at}                  | PROFILE",
        "{day}                 | {at}",
        "{n}                   | PROFILE",
        "{n}                   | {n:4}",
        "{status}              | PROFILE",
        "{status}              | NEWS",
        "{status}#{id}         | NE#x",
        "{uuid}                | {n}",
        "{flag}                | NEW",
        "{id:lower}            | PROFILE",
        "{day:month}           | {day}",
        "A{n:2}                | A{n:3}",
      })
  void areApart(String one, String other) {
    assertEquals(false, language(one).meets(language(other)));
    assertEquals(false, language(other).meets(language(one)));
  }
}
