package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestProperty.property;
import static dev.keywright.processor.model.TestTable.list;
import static dev.keywright.processor.model.TestTable.optional;
import static dev.keywright.processor.model.TestTable.table;
import static dev.keywright.processor.plan.Planning.describe;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Report;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Table;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What one Query selects for all components of an item collection, and what it cannot. */
class CollectionRulesTest {

  private static TestEntity item(String name) {
    return entity(name)
        .property("room", ScalarType.STRING)
        .property("id", ScalarType.STRING)
        .property("n", ScalarType.INT)
        .property("at", ScalarType.INSTANT)
        .enumeration("status", "NEW", "NEWER");
  }

  /** A table with the sort keys of two entities in one partition. */
  private static TestTable keys(String one, String other) {
    return table("T", "PK", "SK")
        .entity(item("One").key("ROOM#{room}", one))
        .entity(item("Other").key("ROOM#{room}", other));
  }

  private static TestTable collection(TestTable table, TestPattern pattern) {
    return table.collection(
        "Both", List.of(optional("one", "One"), list("others", "Other")), pattern);
  }

  private static void assertPlan(String expected, TestTable table, TestPattern pattern) {
    Report report = new Report();
    List<CollectionPlan> plans = plans(collection(table, pattern), report);
    assertEquals(List.of(), report.findings());
    CollectionPlan plan = plans.get(0);
    String checked = Residual.of(plan, table.build()).here().stream().collect(Collectors.joining());
    assertEquals(expected, describe(plan.query()) + (checked.isEmpty() ? "" : "; " + checked));
  }

  private static void assertRefused(String expected, TestTable table, TestPattern pattern) {
    Report report = new Report();
    plans(collection(table, pattern), report);
    assertEquals(
        List.of(expected), report.findings().stream().map(CollectionRulesTest::text).toList());
  }

  private static String text(Finding finding) {
    return finding.headline() + ": " + String.join("; ", finding.details());
  }

  private static List<CollectionPlan> plans(TestTable table, Report report) {
    Table built = table.build();
    return PlannedTable.of(Planning.layout(built), report).collections().get("Both");
  }

  @Test
  void theCommonBeginningOfTheirKeysSelectsThem() {
    assertPlan("Query table PK=ROOM#{room}", keys("ROOM", "EVENT#{n}"), pattern("p").by("room"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins E",
        keys("END", "EVENT#{n}"),
        pattern("p").by("room"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins I#{id}#",
        keys("I#{id}#", "I#{id}#EVENT#{n}"),
        pattern("p").by("room", "id"));
  }

  @Test
  void aBeginningThatEndsInsideAValueIsCheckedOnEachItem() {
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins I#{id};"
            + " SK = I#{id} or SK beginning with I#{id}#EVENT#",
        keys("I#{id}", "I#{id}#EVENT#{n}"),
        pattern("p").by("room", "id"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins I#1;" + " SK = I#1 or SK beginning with I#1#EVENT#",
        keys("I#{id}", "I#{id}#EVENT#{n}"),
        pattern("p").by("room", "id = '1'"));
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins {n}",
        keys("{n}", "{n}#EVENT#{id}"),
        pattern("p").by("room", "n"));
  }

  @Test
  void aKeyThatAllKnowWholeIsAskedForByEquality() {
    TestTable table =
        table("T", "PK", "SK")
            .entity(item("One").key("ONE#{id}", "ONE"))
            .entity(item("Other").key("OTHER#{id}", "OTHER"))
            .index(
                "M",
                new KeySchema(List.of("room"), List.of("status", "n", "at")),
                IndexProjection.ALL);
    assertPlan(
        "Query M room={room}, status={status}, n={n}",
        table,
        pattern("p").by("room", "status", "n"));
    assertPlan(
        "Query M room={room}, status={status}, n={n}, at between {at}",
        table,
        pattern("p").by("room", "status", "n").range("at"));
  }

  @Test
  void whatIsKnownInOneKeyOnlyIsLeftToNobody() {
    String refused =
        "Both.p cannot be answered by one Query: known: room, id;"
            + " table   no one condition on the sort key selects just its items;"
            + " let every entity of Both hold what is known, and what a range or a prefix asks, at"
            + " the same place of the sort key, behind the same text";
    assertRefused(refused, keys("ONE#{id}", "TWO#{id}#{n}"), pattern("p").by("room", "id"));
    assertRefused(refused, keys("{id}#A", "{id:ordered}#B"), pattern("p").by("room", "id"));
  }

  @Test
  void whatThePartitionSaysTooMayStandAnywhere() {
    assertPlan(
        "Query table PK=ROOM#{room}",
        keys("ROOM#{room}", "EVENT#{room}#{n}"),
        pattern("p").by("room"));
  }

  @Test
  void aPrefixIsThatOfOneSlotInAll() {
    assertPlan(
        "Query table PK=ROOM#{room}, SK begins E#{id}*",
        keys("E#{id}#ONE", "E#{id}#OTHER#{n}"),
        pattern("p").by("room").prefix("id"));
    assertRefused(
        "Both.p cannot be answered by one Query: known: room, a prefix of id;"
            + " table   no one condition on the sort key selects just its items;"
            + " let every entity of Both hold what is known, and what a range or a prefix asks, at"
            + " the same place of the sort key, behind the same text",
        keys("ONE#{id}", "OTHER#{id}#{n}"),
        pattern("p").by("room").prefix("id"));
  }

  @Test
  void whatThePartitionCannotHoldNeedNotBeToldApart() {
    assertPlan(
        "Query table PK=Group:{room}",
        table("T", "PK", "SK")
            .typeAttribute("")
            .entity(item("User").key("User:{id}", "User:{id}"))
            .entity(item("One").key("Group:{room}", "Group:{room}"))
            .entity(item("Other").key("Group:{room}", "User:{id}")),
        pattern("p").by("room"));
  }

  @Test
  void aValueThatMayBeAbsentInOneEntityIsTheSameInAnother() {
    assertPlan(
        "Query N n={n}",
        table("T", "PK", "SK")
            .index("N", new KeySchema(List.of("n"), List.of("id")), IndexProjection.ALL)
            .entity(
                entity("One")
                    .property("id", ScalarType.STRING)
                    .property(property("n", ScalarType.INT).nullable())
                    .key("ONE#{id}", "ONE"))
            .entity(item("Other").key("OTHER#{id}", "OTHER")),
        pattern("p").by("n"));
  }

  @Test
  void isNeitherFilteredNorFetched() {
    assertRefused(
        "Both.p: an item collection takes no filter: drop filter, and look through the lists of"
            + " Both; or ask for one entity: a pattern of its own takes a filter",
        keys("ROOM", "EVENT#{n}"),
        pattern("p").by("room").filter("status = NEW"));
    assertRefused(
        "Both.p: an item collection is read by one Query, which fetches nothing: drop fetch, and"
            + " let the index hold what the entities of Both need",
        keys("ROOM", "EVENT#{n}"),
        pattern("p").by("room").fetch());
  }
}
