package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.PathRulesTest.assertPlan;
import static dev.keywright.processor.plan.PathRulesTest.assertRefused;
import static dev.keywright.processor.plan.PathRulesTest.events;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestTable;
import org.junit.jupiter.api.Test;

/** Rule 4 of the planner: whose order the items of a path come in. */
class OrderRulesTest {

  @Test
  void isThatOfTheNextSlot() {
    TestTable table = events("ROOM#{room}", "E#{at}#{id}");
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins E#", table, pattern("p").by("room").orderBy("at"));
    assertRefused("ORDER: orders by at, not by seq", table, pattern("p").by("room").orderBy("seq"));
    assertRefused(
        "SORTING: the text of {status} does not keep the order of status",
        events("ROOM#{room}", "{status}"),
        pattern("p").by("room").orderBy("status"));
  }

  @Test
  void isKeptByTextsThatCannotBeRanged() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1")
            .index("GSI2")
            .index("Hash", "room", "hash")
            .entity(
                entity("Event")
                    .property("room", ScalarType.STRING)
                    .property("id", ScalarType.UUID)
                    .property("open", ScalarType.BOOLEAN)
                    .property("hash", ScalarType.BYTES)
                    .enumeration("grade", "A", "B", "C")
                    .key("ROOM#{room}", "{id}")
                    .key("GSI1", "ROOM#{room}", "{open}#{id}")
                    .key("GSI2", "ROOM#{room}", "{grade}#{id}"));
    assertPlan("Query table PK=ROOM#{room}", table, pattern("p").by("room").orderBy("id"));
    assertPlan("Query GSI1 GSI1PK=ROOM#{room}", table, pattern("p").by("room").orderBy("open"));
    assertPlan("Query GSI2 GSI2PK=ROOM#{room}", table, pattern("p").by("room").orderBy("grade"));
    assertPlan("Query Hash room={room}", table, pattern("p").by("room").orderBy("hash"));
    assertRefused("ENCODING: a UUID has no ranges", table, pattern("p").by("room").range("id"));
  }

  @Test
  void isKeptByABucketOfWhichEachHasOneItem() {
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins E#",
        events("ROOM#{room}", "E#{at:day}#{room}"),
        pattern("p").by("room").orderBy("at"));
    assertRefused(
        "SORTING: the text of {at:day} does not keep the order of at",
        events("ROOM#{room}", "E#{at:day}#{id}"),
        pattern("p").by("room").orderBy("at"));
  }

  @Test
  void isKeptByABucketThatAFinerSlotFollows() {
    assertPlan(
        "Query table PK=ROOM#{room}",
        events("ROOM#{room}", "{at:month}#{at:day}#{at}"),
        pattern("p").by("room").orderBy("at"));
    assertRefused(
        "SORTING: the text of {at:month} does not keep the order of at",
        events("ROOM#{room}", "{at:month}#{id}#{at}"),
        pattern("p").by("room").orderBy("at"));
  }

  @Test
  void isNoMatterForOneItemAloneButForOneOfEachShard() {
    assertPlan(
        "GetItem PK=ROOM#{room}, SK={at}",
        events("ROOM#{room}", "{at}"),
        pattern("p").by("room", "at").orderBy("seq"));
    assertRefused(
        "ORDER: orders by nothing: its whole sort key is known",
        events("ROOM#{room}#{id:shard(2)}", "{at}"),
        pattern("p").by("room", "at").orderBy("seq"));
  }
}
