package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestProperty.property;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.Planning.describe;
import static dev.keywright.processor.plan.Planning.plan;
import static dev.keywright.processor.plan.Planning.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What need not be enforced by a key, since something else that is checked says it too. */
class ImpliedTermsTest {

  private static TestTable events() {
    return table("T", "PK", "SK")
        .entity(
            entity("Event")
                .property("room", ScalarType.STRING)
                .property(property("owner", ScalarType.STRING).nullable())
                .property("at", ScalarType.INSTANT)
                .enumeration("status", "NEW", "RUNNING", "DONE")
                .key("ROOM#{room}", "{at}"));
  }

  private static void assertPlan(String expected, TestPattern pattern) {
    assertEquals(expected, describe(plan(events(), "Event", pattern)));
  }

  @Test
  void theFilterMaySayItMoreNarrowly() {
    assertPlan(
        "Query table PK=ROOM#{room}",
        pattern("p").by("room", "status in (NEW, RUNNING)").filter("status = NEW"));
    assertPlan(
        "Query table PK=ROOM#{room}", pattern("p").by("room", "owner present").filter("owner"));
    assertEquals(
        "EQUALITY: status = NEW is no part of its key",
        refusal(
            events(),
            "Event",
            pattern("p").by("room", "status = NEW").filter("status in (NEW, RUNNING)"),
            "table"));
  }

  @Test
  void aRangeHoldsOnlyWhatIsThere() {
    assertPlan(
        "Query table PK=ROOM#{room}, SK between {at}",
        pattern("p").by("room", "at present").range("at"));
  }

  @Test
  void aFilterOnWhatTheResultLeavesOutIsAskedByQuery() {
    TestPattern whole = pattern("p").by("room", "at").filter("status = NEW");
    assertPlan("GetItem PK=ROOM#{room}, SK={at}", whole);
    assertPlan(
        "Query table PK=ROOM#{room}, SK={at}",
        whole.as("Part", List.of(property("room", ScalarType.STRING).build())));
  }
}
