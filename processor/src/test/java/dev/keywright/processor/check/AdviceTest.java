package dev.keywright.processor.check;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestPattern.pattern;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestProperty;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When advice is given, and when it is not. */
class AdviceTest {

  @ParameterizedTest
  @CsvSource({
    "ORDER#{id}, false",
    "ORDER, true",
    "STATUS#{status}, true",
    "STATUS#{status}#{flag}, true",
    "STATUS#{status}#{id:shard(10)}, false",
    "ORDER#{id:shard(10)}, false",
    "DAY#{day}, false",
    "{uuid}, false",
    "COUNTRY#{country}, false",
  })
  void partitionsWithFewValuesAreHot(String partition, boolean hot) {
    TestTable table = table("Shop", "PK", "SK").entity(order().key(partition, "{id}"));
    assertEquals(hot ? 1 : 0, Checking.advice(table, Problem.HOT_PARTITION).size());
  }

  @ParameterizedTest
  @CsvSource({
    "DAY#{day}, true",
    "{at:month}, true",
    "HOUR#{at:hour}, true",
    "STATUS#{status}#{day}, true",
    "AT#{at}, false",
    "DAY#{day}#{id:shard(10)}, false",
    "DAY#{day}#{id}, false",
    "DAY#{day:shard(10)}, false",
  })
  void partitionsOfADateGrowOneAfterTheOther(String partition, boolean monotonic) {
    TestTable table = table("Shop", "PK", "SK").entity(order().key(partition, "{id}"));
    assertEquals(monotonic ? 1 : 0, Checking.advice(table, Problem.MONOTONIC_PARTITION).size());
  }

  @Test
  void anInvertedIndexHasThePartitionsOfTheSortKey() {
    TestTable table =
        table("Shop", "PK", "SK")
            .index("Inverted", "SK", "PK")
            .entity(order().key("ORDER#{id}", "PROFILE"));
    assertEquals(
        List.of("the items of Order in Inverted are all in one partition"),
        Checking.advice(table, Problem.HOT_PARTITION));
  }

  @Test
  void aLocalIndexIsNoHotterThanItsTable() {
    TestTable table =
        table("Shop", "PK", "SK")
            .local("byDay", "day", IndexProjection.ALL)
            .entity(order().key("ORDERS", "{id}"));
    assertEquals(1, Checking.advice(table, Problem.HOT_PARTITION).size());
  }

  @ParameterizedTest
  @CsvSource({
    "USER#{id}, VISIT#{at:day}, true",
    "USER#{id}, VISIT#{at}, false",
    "USER#{id}#{at:month}, VISIT#{at}, false",
    "DAY#{at:day}, {id}, false",
    "USER#{id:shard(4)}, VISIT, true",
    "USER#{id:shard(4)}, VISIT#{id}, false",
    "USER#{id:lower}, VISIT, false",
  })
  void aBucketAtTheEndOfAKeyLosesItems(String partition, String sort, boolean lossy) {
    TestTable table = table("Shop", "PK", "SK").entity(order().key(partition, sort));
    assertEquals(lossy ? 1 : 0, Checking.advice(table, Problem.LOSSY_IDENTITY).size());
  }

  @Test
  void aKeyIsUnusedOnlyWhereItsIndexIsUsed() {
    TestEntity asked =
        order()
            .key("ORDER#{id}", "ORDER")
            .key("GSI1", "U#{uuid}", "ORDER")
            .pattern(pattern("byUuid").by("uuid"));
    TestEntity idle =
        entity("Invoice")
            .property("id", ScalarType.STRING)
            .key("INVOICE#{id}", "INVOICE")
            .key("GSI1", "I#{id}", "INVOICE")
            .key("GSI2", "I#{id}", "INVOICE");
    TestTable table =
        table("Shop", "PK", "SK").index("GSI1").index("GSI2").entity(asked).entity(idle);
    assertEquals(
        List.of("no access pattern of Invoice is answered by GSI1"),
        Checking.advice(table, Problem.UNUSED_KEY));
    assertEquals(
        List.of("no access pattern is answered by Shop.GSI2"),
        Checking.advice(table, Problem.UNUSED_INDEX));
  }

  @Test
  void aKeyThatAnotherIndexNeedsIsUsed() {
    TestEntity order =
        order()
            .key("ORDER#{id}", "ORDER")
            .key("GSI1", "U#{uuid}", "{at}")
            .pattern(pattern("byUuid").by("uuid").orderBy("at").index("GSI2"));
    TestEntity other =
        entity("Invoice")
            .property("id", ScalarType.STRING)
            .key("INVOICE#{id}", "INVOICE")
            .key("GSI1", "I#{id}", "INVOICE")
            .pattern(pattern("all").by("id").index("GSI1"));
    TestTable table =
        table("Shop", "PK", "SK")
            .index("GSI1")
            .index("GSI2", "GSI1PK", "GSI1SK")
            .entity(order)
            .entity(other);
    assertEquals(List.of(), Checking.advice(table, Problem.UNUSED_KEY));
  }

  @Test
  void aFilterCostsWhereAQueryReadsWhatItDrops() {
    TestEntity order =
        order()
            .key("ORDER#{id}", "{at}")
            .pattern(pattern("open").by("id").filter("status = OPEN"))
            .pattern(pattern("one").by("id", "at").filter("status = OPEN").unique());
    List<Finding> advice = Checking.advice(table("Shop", "PK", "SK").entity(order));
    assertEquals(
        List.of("Order.open reads items that its filter drops"),
        advice.stream().map(Finding::headline).toList());
  }

  @ParameterizedTest
  @CsvSource({"2, true", "3, true", "4, false"})
  void anIndexOfWholeItemsCostsWhereHalfOfThemIsAskedFor(int returned, boolean costly) {
    TestEntity order = entity("Order").property("id", ScalarType.STRING).key("ORDER#{id}", "ORDER");
    List<Property> all =
        List.of("a", "b", "c", "d").stream()
            .map(each -> TestProperty.property(each, ScalarType.STRING).build())
            .toList();
    all.forEach(each -> order.property(each.name(), ScalarType.STRING));
    order
        .property("customer", ScalarType.STRING)
        .key("GSI1", "{customer}", "{id}")
        .pattern(pattern("listed").by("customer").as("Listed", all.subList(0, returned)));
    // The id and the customer are stored, too: half of six is three.
    TestTable table = table("Shop", "PK", "SK").index("GSI1").entity(order);
    assertEquals(costly ? 1 : 0, Checking.advice(table, Problem.PROJECTION_COST).size());
  }

  private static TestEntity order() {
    return entity("Order")
        .property("id", ScalarType.STRING)
        .property("uuid", ScalarType.UUID)
        .property("at", ScalarType.INSTANT)
        .property("day", ScalarType.LOCAL_DATE)
        .property("flag", ScalarType.BOOLEAN)
        .enumeration("status", "OPEN", "SHIPPED", "DELIVERED")
        .enumeration("country", countries());
  }

  private static String[] countries() {
    String[] countries = new String[50];
    for (int i = 0; i < countries.length; i++) {
      countries[i] = "C" + i;
    }
    return countries;
  }
}
