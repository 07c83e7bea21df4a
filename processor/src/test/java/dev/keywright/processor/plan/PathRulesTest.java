package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestProperty.property;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.Planning.describe;
import static dev.keywright.processor.plan.Planning.plan;
import static dev.keywright.processor.plan.Planning.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Section 3 of the design, rule by rule: what each lets through, and what it refuses with. */
class PathRulesTest {

  private static TestEntity event() {
    return entity("Event")
        .property("room", ScalarType.STRING)
        .property("id", ScalarType.STRING)
        .property("at", ScalarType.INSTANT)
        .property("seq", ScalarType.INT)
        .property(property("doneAt", ScalarType.INSTANT).nullable())
        .property(property("owner", ScalarType.STRING).nullable())
        .enumeration("status", "NEW", "RUNNING", "DONE");
  }

  static TestTable events(String partition, String sort) {
    return table("T", "PK", "SK").entity(event().key(partition, sort));
  }

  private static TestTable indexed(String partition, String sort, String when) {
    return table("T", "PK", "SK")
        .index("GSI1")
        .entity(event().key("ID#{id}", "EVENT").key("GSI1", partition, sort, when));
  }

  static void assertPlan(String expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, describe(plan(table, "Event", pattern)));
  }

  static void assertRefused(String expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, refusal(table, "Event", pattern, "table"));
  }

  private static void assertIndexRefused(String expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, refusal(table, "Event", pattern, "GSI1"));
  }

  @Nested
  class Partition {
    @Test
    void isBoundByParametersAndConstants() {
      TestTable table = events("ROOM#{room}#{status}", "{at}");
      assertPlan("Query table PK=ROOM#{room}#NEW", table, pattern("p").by("room", "status = NEW"));
      assertPlan("Query table PK=ROOM#{room}#{status}", table, pattern("p").by("status", "room"));
    }

    @Test
    void ofSeveralValuesWouldBeSeveralQueries() {
      assertRefused(
          "PARTITION: status in (NEW, DONE): a query for each value",
          events("ROOM#{room}#{status}", "{at}"),
          pattern("p").by("room", "status in (NEW, DONE)"));
      assertRefused(
          "EQUALITY: status in (NEW, DONE): a query for each value",
          events("ROOM#{room}", "{status}#{at}"),
          pattern("p").by("room", "status in (NEW, DONE)"));
    }

    @Test
    void mustBeKnownWhole() {
      assertRefused(
          "PARTITION: status is not known",
          events("ROOM#{room}#{status}", "{at}"),
          pattern("p").by("room"));
      assertRefused(
          "PARTITION: room and status are not known",
          events("ROOM#{room}#{status}", "{at}"),
          pattern("p"));
    }

    @Test
    void mayStandInTheSortKeyTooAndIsBoundWhereverItOccurs() {
      assertPlan(
          "Query table PK=ROOM#{room}, SK begins {room}#",
          events("ROOM#{room}", "{room}#{at}"),
          pattern("p").by("room"));
    }

    @Test
    void aShardOfTheUnknownIsOneQueryForEach() {
      TestTable table = events("ROOM#{room}#{id:shard(4)}", "{at}#{id}");
      assertPlan(
          "Query table PK=ROOM#{room}#{id:shard(4)}*",
          table,
          pattern("p").by("room").orderBy("at"));
      assertPlan(
          "Query table PK=ROOM#{room}#{id:shard(4)}",
          table,
          pattern("p").by("room", "id:shard(4)"));
      assertRefused(
          "EQUALITY: id stands behind {at}, which is not known",
          table,
          pattern("p").by("room", "id"));
    }

    @Test
    void refusesAConstantThatTheSlotCannotHold() {
      assertRefused(
          "EQUALITY: {seq:2} cannot hold 100",
          events("SEQ#{seq:2}", "{at}"),
          pattern("p").by("seq = 100"));
      assertRefused(
          "EQUALITY: {room} cannot hold ''",
          events("ROOM#{room}", "{at}"),
          pattern("p").by("room = ''"));
    }
  }

  @Nested
  class SortKey {
    @Test
    void isBoundFromItsStartWithoutAGap() {
      TestTable table = events("ROOM#{room}", "E#{status}#{at}#{id}");
      assertPlan("Query table PK=ROOM#{room}, SK begins E#", table, pattern("p").by("room"));
      assertPlan(
          "Query table PK=ROOM#{room}, SK begins E#{status}#",
          table,
          pattern("p").by("room", "status"));
      assertPlan(
          "GetItem PK=ROOM#{room}, SK=E#{status}#{at}#{id}",
          table,
          pattern("p").by("id", "at", "status", "room").unique());
      assertRefused(
          "EQUALITY: at stands behind {status}, which is not known",
          table,
          pattern("p").by("room", "at"));
    }

    @Test
    void enforcesNothingThatItDoesNotHold() {
      assertRefused(
          "EQUALITY: seq is no part of its key",
          events("ROOM#{room}", "{at}"),
          pattern("p").by("room", "seq"));
      assertRefused(
          "EQUALITY: {at:day} does not tell one at from another",
          events("ROOM#{room}", "{at:day}#{id}"),
          pattern("p").by("room", "at"));
      assertRefused(
          "EQUALITY: status in (NEW, DONE): a query for each value",
          events("ROOM#{room}", "{status}"),
          pattern("p").by("room", "status in (NEW, DONE)"));
    }

    @Test
    void ofSeveralAttributesIsEqualFromTheLeft() {
      TestTable table =
          table("T", "PK", "SK")
              .entity(event().key("ID#{id}", "EVENT"))
              .index(
                  "M",
                  new KeySchema(
                      java.util.List.of("room", "status"), java.util.List.of("seq", "at")),
                  IndexProjection.ALL);
      assertPlan(
          "Query M room={room}, status={status}, seq={seq}, at between {at}",
          table,
          pattern("p").by("room", "status", "seq").range("at").orderBy("at"));
      assertPlan(
          "Query M room={room}, status={status}, seq between {seq}",
          table,
          pattern("p").by("room", "status").range("seq"));
      assertEquals(
          "EQUALITY: at stands behind {seq}, which is not known",
          refusal(table, "Event", pattern("p").by("room", "status", "at"), "M"));
    }
  }

  @Nested
  class RangeAndPrefix {
    @Test
    void fallOnTheNextSlot() {
      TestTable table = events("ROOM#{room}", "E#{at}#{id}");
      assertPlan(
          "Query table PK=ROOM#{room}, SK between E#{at}#",
          table,
          pattern("p").by("room").range("at"));
      assertPlan(
          "Query table PK=ROOM#{room}, SK begins E#{at}#{id}*",
          table,
          pattern("p").by("room", "at").prefix("id"));
      assertRefused(
          "RANGE: id stands behind {at}, which is not known",
          table,
          pattern("p").by("room").prefix("id"));
      assertRefused(
          "RANGE: seq is not in its sort key", table, pattern("p").by("room").range("seq"));
    }

    @Test
    void anOrderOverWhatIsKnownHoldsByItself() {
      assertPlan(
          "Query table PK=ROOM#{room}, SK begins E#{at}#",
          events("ROOM#{room}", "E#{at}#{id}"),
          pattern("p").by("room", "at").orderBy("at"));
    }

    @Test
    void needTextThatKeepsTheOrderOrTheBeginning() {
      assertRefused(
          "ENCODING: the text of {seq:plain} does not keep the order of seq",
          events("ROOM#{room}", "{seq:plain}"),
          pattern("p").by("room").range("seq"));
      assertRefused(
          "ENCODING: the text of {id} does not keep the order of id",
          events("ROOM#{room}", "{id}#{at}"),
          pattern("p").by("room").range("id"));
      assertPlan(
          "Query table PK=ROOM#{room}, SK between {id:ordered}#",
          events("ROOM#{room}", "{id:ordered}#{at}"),
          pattern("p").by("room").range("id"));
      assertRefused(
          "ENCODING: the text of {status} does not keep the order of status",
          events("ROOM#{room}", "{status}"),
          pattern("p").by("room").range("status"));
      assertRefused(
          "ENCODING: the text of {id:shard(4)} does not begin as id does",
          events("ROOM#{room}", "{id:shard(4)}"),
          pattern("p").by("room").prefix("id"));
    }

    @Test
    void mayFallOnABucketOfTheProperty() {
      assertPlan(
          "Query table PK=ROOM#{room}, SK between {at:day}#",
          events("ROOM#{room}", "{at:day}#{id}"),
          pattern("p").by("room").range("at"));
    }

    @Test
    void mayFallOnASlotThatAnotherFollows() {
      assertPlan(
          "Query table PK=ROOM#{room}, SK between {at}",
          events("ROOM#{room}", "{at}{id}"),
          pattern("p").by("room").range("at"));
    }
  }

  @Nested
  class Membership {
    @Test
    void takesAnIndexOnlyForItemsThatAreAllInIt() {
      TestTable table = indexed("ROOM#{room}", "{at}", "status in (NEW, RUNNING)");
      assertIndexRefused(
          "MEMBERSHIP: holds only items whose status in (NEW, RUNNING)",
          table,
          pattern("p").by("room"));
      assertIndexRefused(
          "EQUALITY: status = NEW is no part of its key",
          table,
          pattern("p").by("room", "status = NEW"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}",
          table,
          pattern("p").by("room", "status in (RUNNING, NEW)"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}", table, pattern("p").by("room").filter("status = NEW"));
    }

    @Test
    void aPinnedIndexMeansWhatItHolds() {
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}",
          indexed("ROOM#{room}", "{doneAt}", "status = DONE"),
          pattern("p").by("room").index("GSI1"));
    }

    @Test
    void aSlotThatMayBeNullMustBeImplied() {
      TestTable table = indexed("ROOM#{room}", "{doneAt}#{id}", "");
      assertIndexRefused(
          "MEMBERSHIP: holds only items that have doneAt", table, pattern("p").by("room"));
      assertIndexRefused(
          "MEMBERSHIP: holds only items that have doneAt",
          table,
          pattern("p").by("room").orderBy("doneAt"));
      assertPlan("Query GSI1 GSI1PK=ROOM#{room}", table, pattern("p").by("room", "doneAt present"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}, GSI1SK between {doneAt}#",
          table,
          pattern("p").by("room").range("doneAt"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}, GSI1SK begins {doneAt}#",
          table,
          pattern("p").by("room", "doneAt"));
    }

    @Test
    void absenceIsServedByACondition() {
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}",
          indexed("ROOM#{room}", "{at}", "doneAt absent"),
          pattern("p").by("room", "doneAt absent"));
    }

    @Test
    void presenceOfWhatIsNeverNullSaysNothing() {
      assertPlan(
          "Query table PK=ROOM#{room}",
          events("ROOM#{room}", "{at}"),
          pattern("p").by("room", "seq present"));
    }
  }

  @Nested
  class Reading {
    @Test
    void isNeverConsistentOnAGlobalIndex() {
      assertIndexRefused(
          "CONSISTENCY: a global index cannot be read consistently",
          indexed("ROOM#{room}", "{at}", ""),
          pattern("p").by("room").consistent());
    }

    private TestTable projecting(IndexProjection projection, String... include) {
      return table("T", "PK", "SK")
          .index("GSI1", "GSI1PK", "GSI1SK", projection, include)
          .entity(event().key("ID#{id}", "EVENT").key("GSI1", "ROOM#{room}", "{at}"));
    }

    @Test
    void needsTheAttributesOfTheResult() {
      assertIndexRefused(
          "PROJECTION: does not hold seq, doneAt, owner, status",
          projecting(IndexProjection.KEYS_ONLY),
          pattern("p").by("room"));
      assertIndexRefused(
          "PROJECTION: does not hold status",
          projecting(IndexProjection.INCLUDE, "seq", "doneAt", "owner"),
          pattern("p").by("room"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}",
          projecting(IndexProjection.INCLUDE, "seq", "doneAt", "owner", "status"),
          pattern("p").by("room"));
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room} fetch",
          projecting(IndexProjection.KEYS_ONLY),
          pattern("p").by("room").fetch());
    }

    @Test
    void readsBackWhatTheKeysHold() {
      assertPlan(
          "Query GSI1 GSI1PK=ROOM#{room}",
          projecting(IndexProjection.KEYS_ONLY),
          pattern("p")
              .by("room")
              .as(
                  "Place",
                  java.util.List.of(
                      property("room", ScalarType.STRING).build(),
                      property("at", ScalarType.INSTANT).build(),
                      property("id", ScalarType.STRING).build())));
    }

    @Test
    void countsWhatTheFilterNeeds() {
      assertIndexRefused(
          "PROJECTION: does not hold status",
          projecting(IndexProjection.INCLUDE, "seq"),
          pattern("p")
              .by("room")
              .filter("status = NEW")
              .as("Seq", java.util.List.of(property("seq", ScalarType.INT).build())));
    }

    @Test
    void ofALocalIndexBringsWhatItDoesNotProject() {
      assertPlan(
          "Query L PK=ROOM#{room}, seq between {seq}",
          events("ROOM#{room}", "{at}").local("L", "seq", IndexProjection.KEYS_ONLY),
          pattern("p").by("room").range("seq").consistent());
    }
  }
}
