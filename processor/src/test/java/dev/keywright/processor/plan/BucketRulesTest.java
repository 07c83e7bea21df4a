package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.Planning.describe;
import static dev.keywright.processor.plan.Planning.plan;
import static dev.keywright.processor.plan.Planning.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import org.junit.jupiter.api.Test;

/** What is known of a property by a bucket of it: a month, a day, folded text. */
class BucketRulesTest {

  private static TestTable events(String partition, String sort) {
    return table("T", "PK", "SK")
        .entity(
            entity("Event")
                .property("room", ScalarType.STRING)
                .property("id", ScalarType.STRING)
                .property("at", ScalarType.INSTANT)
                .key(partition, sort));
  }

  private static void assertPlan(String expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, describe(plan(table, "Event", pattern)));
  }

  private static void assertRefused(String expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, refusal(table, "Event", pattern, "table"));
  }

  @Test
  void isKnownByItselfOrByItsValue() {
    TestTable table = events("ROOM#{room}#{at:month}", "{at}");
    assertPlan("Query table PK=ROOM#{room}#{at:month}", table, pattern("p").by("room", "at:month"));
    assertPlan(
        "Query table PK=ROOM#{room}#{at:month}, SK between {at}",
        table,
        pattern("p").by("room", "at:month").range("at").orderBy("at"));
    assertPlan("GetItem PK=ROOM#{room}#{at:month}, SK={at}", table, pattern("p").by("room", "at"));
  }

  @Test
  void isKnownByAFinerOneWhichARangeThenEnforces() {
    TestTable table = events("ROOM#{room}#{at:month}", "{at}#{id}");
    assertPlan(
        "Query table PK=ROOM#{room}#{at:month}, SK between {at}# in [at:day]",
        table,
        pattern("p").by("room", "at:day").orderBy("at"));
    assertRefused("PARTITION: {at:month} is not known", table, pattern("p").by("room", "at:year"));
    assertRefused(
        "EQUALITY: {at:month} does not tell one at from another",
        events("ROOM#{room}#{at:month}", "{id}"),
        pattern("p").by("room", "at:day"));
  }

  @Test
  void isARangeOfTheFinerSlotThatComesNext() {
    assertPlan(
        "Query table PK=ROOM#{room}, SK between E#{at}# in [at:month]",
        events("ROOM#{room}", "E#{at}#{id}"),
        pattern("p").by("room", "at:month").orderBy("at"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at:day}# in [at:month]",
        events("ROOM#{room}", "{at:day}#{id}"),
        pattern("p").by("room", "at:month"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at} in [at:month]",
        events("ROOM#{room}", "{at}"),
        pattern("p").by("room", "at:month").range("at"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at} in [at:month, at:day]",
        events("ROOM#{room}", "{at}"),
        pattern("p").by("room", "at:month", "at:day"));
  }

  @Test
  void takesARangeInsideItOnItsOwnSlotWhereNothingFinerComesNext() {
    TestPattern within = pattern("p").by("room", "at:day").range("at");
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at:day}# in [at:day]",
        events("ROOM#{room}", "{at:day}#{id}"),
        within);
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at:day}#{at}",
        events("ROOM#{room}", "{at:day}#{at}"),
        within);
  }

  @Test
  void isNoRangeOfASlotThatDoesNotKeepTheOrderNorBesideAPrefix() {
    assertRefused(
        "EQUALITY: at:month is no range of {at:iso}, whose text does not keep the order of at",
        events("ROOM#{room}", "{at:iso}"),
        pattern("p").by("room", "at:month"));
    assertRefused(
        "EQUALITY: at:month is a range of {at}, and DynamoDB takes one condition on the sort key",
        events("ROOM#{room}", "{at}#{id}"),
        pattern("p").by("room", "at:month").prefix("id"));
    assertRefused(
        "EQUALITY: at stands behind {id}, which is not known",
        events("ROOM#{room}", "{id}#{at}"),
        pattern("p").by("room", "at:month"));
  }

  @Test
  void ofFoldedTextIsThatOfEverySlotThatFoldsAlike() {
    assertPlan(
        "Query table PK=ROOM#{room:lower,raw}",
        events("ROOM#{room:lower,raw}", "{id}"),
        pattern("p").by("room:lower"));
    assertRefused(
        "PARTITION: {room:upper} is not known",
        events("ROOM#{room:upper}", "{id}"),
        pattern("p").by("room:lower"));
  }
}
