package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.Planning.query;
import static dev.keywright.processor.plan.Planning.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class EntityDistinctionTest {

  private static TestEntity user() {
    return entity("User").property("id", ScalarType.STRING);
  }

  private static TestEntity visit() {
    return entity("Visit")
        .property("id", ScalarType.STRING)
        .property("at", ScalarType.INSTANT)
        .property("page", ScalarType.STRING);
  }

  private static TestTable sharing(String userSort, String visitSort) {
    return table("T", "PK", "SK")
        .entity(user().key("USER#{id}", userSort))
        .entity(visit().key("USER#{id}", visitSort));
  }

  private static void assertTold(Discriminator expected, TestTable table, TestPattern pattern) {
    assertEquals(expected, query(table, "Visit", pattern).discriminator());
  }

  private static final Discriminator BY_TYPE =
      new Discriminator(Discriminator.By.TYPE, "entityType", List.of("User"));

  @Test
  void theSortKeysOwnLiteralKeepsOthersOut() {
    assertTold(Discriminator.none(), sharing("PROFILE", "VISIT#{at}"), pattern("p").by("id"));
    assertTold(
        Discriminator.none(), sharing("PROFILE", "VISIT#{at}"), pattern("p").by("id").range("at"));
  }

  @Test
  void aPartitionOfItsOwnNeedsNothing() {
    TestTable table =
        table("T", "PK", "SK")
            .entity(user().key("USER#{id}", "PROFILE"))
            .entity(visit().key("VISITS#{id}", "{at}"));
    assertTold(Discriminator.none(), table, pattern("p").by("id"));
  }

  @Test
  void withoutALiteralTheWholePartitionIsRead() {
    assertTold(BY_TYPE, sharing("PROFILE", "{at}"), pattern("p").by("id"));
  }

  @Test
  void theBoundsOfARangeKeepOutWhatLiesBeyondEveryValue() {
    assertTold(Discriminator.none(), sharing("PROFILE", "{at}"), pattern("p").by("id").range("at"));
    assertTold(
        Discriminator.none(), sharing("PROFILE", "{at}#{page}"), pattern("p").by("id").range("at"));
    assertTold(BY_TYPE, sharing("2024", "{at}"), pattern("p").by("id").range("at"));
    assertTold(BY_TYPE, sharing("{id}", "{at}#"), pattern("p").by("id").range("at"));
  }

  @Test
  void aPrefixThatAnotherEntityBeginsWithCatchesIt() {
    assertTold(BY_TYPE, sharing("VISIT#", "VISIT#{at}"), pattern("p").by("id"));
    assertTold(BY_TYPE, sharing("VISIT#LAST", "VISIT#{at}"), pattern("p").by("id"));
  }

  @Test
  void anOpenRangeOfTextEndsAtTheSuccessorOfItsPrefix() {
    // VISIT$ comes directly after VISIT#, and BETWEEN takes both of its ends.
    assertTold(BY_TYPE, sharing("VISIT$", "VISIT#{page}"), pattern("p").by("id").range("page"));
    assertTold(
        Discriminator.none(),
        sharing("VISIT%", "VISIT#{page}"),
        pattern("p").by("id").range("page"));
  }

  @Test
  void keyTextTellsWhereThereIsNoType() {
    assertTold(
        new Discriminator(Discriminator.By.KEY_TEXT, "SK", List.of("User")),
        sharing("PROFILE", "{at}").typeAttribute(""),
        pattern("p").by("id"));
  }

  @Test
  void keyTextTellsWhereTheIndexDoesNotHoldTheType() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1", "GSI1PK", "GSI1SK", IndexProjection.INCLUDE, "page")
            .entity(user().key("USER#{id}", "PROFILE").key("GSI1", "ALL", "USER#{id}"))
            .entity(visit().key("USER#{id}", "V#{at}").key("GSI1", "ALL", "{at}"));
    assertTold(
        new Discriminator(Discriminator.By.KEY_TEXT, "GSI1SK", List.of("User")),
        table,
        pattern("p").index("GSI1"));
  }

  @Test
  void refusesWhatNothingTellsApart() {
    TestTable table =
        table("T", "PK", "SK")
            .typeAttribute("")
            .index("GSI1")
            .entity(user().key("U#{id}", "{id}").key("GSI1", "ALL", "{id}"))
            .entity(visit().key("{id}", "{page}").key("GSI1", "ALL", "{page}"));
    assertEquals(
        "DISTINCTION: would catch other entities' items, and nothing there tells them apart",
        refusal(table, "Visit", pattern("p").index("GSI1"), "GSI1"));
  }

  @Test
  void anEntityThatEntersAnIndexByAPlainAttributeIsSeen() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1", "page", "SK")
            .entity(user().property("page", ScalarType.STRING).key("USER#{id}", "PROFILE"))
            .entity(visit().key("USER#{id}", "{at}"));
    assertTold(BY_TYPE, table, pattern("p").by("page"));
  }
}
