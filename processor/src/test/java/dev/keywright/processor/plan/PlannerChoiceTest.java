package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestTable;
import org.junit.jupiter.api.Test;

/** Which of several keys that answer is taken, and what is said of the others. */
class PlannerChoiceTest {

  private static TestEntity page() {
    return entity("Page")
        .property("site", ScalarType.STRING)
        .property("slug", ScalarType.STRING)
        .property("at", ScalarType.INSTANT);
  }

  private static void assertChoice(String plan, String reason, TestTable table) {
    AccessPlan chosen = Planning.plan(table, "Page", pattern("p").by("site", "slug"));
    assertEquals(plan, Planning.describe(chosen));
    assertEquals(reason, chosen.reason());
  }

  @Test
  void getItemBeforeQuery() {
    assertChoice(
        "GetItem PK=SITE#{site}, SK=PAGE#{slug}",
        "chosen before GSI1 (a costlier way in)",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(
                page().key("SITE#{site}", "PAGE#{slug}").key("GSI1", "S#{site}#{slug}", "{at}")));
  }

  @Test
  void tableBeforeLocalBeforeGlobal() {
    assertChoice(
        "Query table PK=SITE#{site}#{slug}, SK begins PAGE#",
        "chosen before GSI1 (a costlier way in), L (a costlier way in)",
        table("T", "PK", "SK")
            .index("GSI1")
            .local("L", "at", IndexProjection.ALL)
            .entity(
                page()
                    .key("SITE#{site}#{slug}", "PAGE#{at}")
                    .key("GSI1", "S#{site}#{slug}", "{at}")));
  }

  @Test
  void exactBeforeFiltered() {
    assertChoice(
        "Query GSI1 GSI1PK=S#{site}#{slug}",
        "chosen before table (reads items that it drops)",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(page().key("SITE#{site}#{slug}", "{at}").key("GSI1", "S#{site}#{slug}", "{at}"))
            .entity(
                entity("Note").property("id", ScalarType.STRING).key("SITE#{id}#{id}", "{id}")));
  }

  @Test
  void oneQueryBeforeOneForEachShard() {
    assertChoice(
        "Query GSI1 GSI1PK=S#{site}#{slug}",
        "chosen before table (one query for each shard)",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(
                page()
                    .key("SITE#{site}#{slug}#{at:shard(3)}", "PAGE#{at}")
                    .key("GSI1", "S#{site}#{slug}", "{at}")));
  }

  @Test
  void wholeItemsBeforeFetchedOnes() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1", "GSI1PK", "GSI1SK", IndexProjection.KEYS_ONLY)
            .index("GSI2")
            .entity(
                page()
                    .property("title", ScalarType.STRING)
                    .key("AT#{at}", "X")
                    .key("GSI1", "S#{site}", "{slug}")
                    .key("GSI2", "S#{site}", "{slug}"));
    AccessPlan chosen = Planning.plan(table, "Page", pattern("p").by("site").fetch());
    assertEquals("Query GSI2 GSI2PK=S#{site}", Planning.describe(chosen));
    assertEquals("chosen before GSI1 (fetches the items by their keys)", chosen.reason());
  }

  @Test
  void theValueItselfBeforeItsFoldedText() {
    assertChoice(
        "Query GSI1 GSI1PK=S#{site}#{slug}",
        "chosen before table (compares folded text)",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(
                page()
                    .key("SITE#{site:lower}", "PAGE#{slug}")
                    .key("GSI1", "S#{site}#{slug}", "{at}")));
  }

  @Test
  void theFirstDeclaredAmongEquals() {
    assertChoice(
        "Query GSI1 GSI1PK=S#{site}#{slug}",
        "chosen before GSI2 (declared later)",
        table("T", "PK", "SK")
            .index("GSI1")
            .index("GSI2")
            .entity(
                page()
                    .key("AT#{at}", "X")
                    .key("GSI1", "S#{site}#{slug}", "{at}")
                    .key("GSI2", "S#{site}#{slug}", "{at}")));
  }

  @Test
  void whatThePatternNames() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(
                page().key("SITE#{site}", "PAGE#{slug}").key("GSI1", "S#{site}#{slug}", "{at}"));
    AccessPlan chosen = Planning.plan(table, "Page", pattern("p").by("site", "slug").index("GSI1"));
    assertEquals("Query GSI1 GSI1PK=S#{site}#{slug}", Planning.describe(chosen));
    assertEquals("the pattern names it", chosen.reason());
  }
}
