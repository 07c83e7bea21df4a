package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestProperty.property;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Finding;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyResolverTest {

  private static EntityLayout layout(TestTable table, String entity) {
    return Planning.layout(table.build()).entity(entity).orElseThrow();
  }

  private static TestEntity item() {
    return entity("Item")
        .property("id", ScalarType.STRING)
        .property("at", ScalarType.INSTANT)
        .property("count", ScalarType.INT)
        .enumeration("status", "NEW", "OLD");
  }

  private static void assertProblem(String id, String headline, TestTable table) {
    List<Finding> findings = Planning.findings(table);
    assertEquals(1, findings.size(), findings::toString);
    assertEquals(id, findings.get(0).problem().id());
    assertTrue(findings.get(0).headline().contains(headline), findings.get(0).headline());
  }

  @Test
  void fillsTheDesignsStore() {
    EntityLayout order = layout(Shop.ecommerce(), "Order");
    assertEquals(
        List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK"),
        List.copyOf(order.texts().keySet()));
    assertTrue(order.texts().values().stream().allMatch(KeyText::isDerived));
    assertEquals(Map.of("GSI2", "GSI2PK"), order.leftOut());
    KeyPath second = KeyPath.of(Shop.ecommerce().build()).get(2);
    assertEquals("OPEN#{orderId:shard(8)} / {placedAt}#{orderId}", order.describe(second));
    assertFalse(layout(Shop.ecommerce(), "Customer").isIn(second));
  }

  @Test
  void aPropertyUnderTheKeysNameIsTheKey() {
    TestTable table =
        table("T", "id", "count").entity(item().key("{id}", "{count}")).index("ByAt", "id", "at");
    EntityLayout item = layout(table, "Item");
    assertInstanceOf(KeyText.Native.class, item.texts().get("id"));
    assertEquals("N", item.texts().get("count").attributeType());
    assertEquals("S", item.texts().get("at").attributeType());
    assertTrue(item.isIn(KeyPath.of(table.build()).get(1)));
  }

  @Test
  void anIndexOverPropertiesAndATableOfPropertiesNeedNoKeyAtAll() {
    assertEquals(
        List.of("id", "at"),
        List.copyOf(layout(table("T", "id", "at").entity(item()), "Item").texts().keySet()));
  }

  @Test
  void anInvertedIndexInheritsBothTemplates() {
    TestTable table =
        table("T", "PK", "SK").entity(item().key("ITEM#{id}", "AT#{at}")).index("I", "SK", "PK");
    KeyPath inverted = KeyPath.of(table.build()).get(1);
    assertEquals("AT#{at} / ITEM#{id}", layout(table, "Item").describe(inverted));
  }

  @Test
  void oneAttributeServesSeveralIndexes() {
    TestTable table =
        table("T", "PK", "SK")
            .index("A", "X", "Y")
            .index("B", "X", "Z")
            .entity(
                item()
                    .key("ITEM#{id}", "AT#{at}")
                    .key("A", "S#{status}", "{at}")
                    .key("B", "", "{count}"));
    EntityLayout item = layout(table, "Item");
    assertEquals("S#{status} / {at}", item.describe(KeyPath.of(table.build()).get(1)));
    assertEquals("S#{status} / {count}", item.describe(KeyPath.of(table.build()).get(2)));
  }

  @Test
  void aGlobalIndexMayHaveSeveralAttributesEachAProperty() {
    TestTable table =
        table("T", "PK", "SK")
            .entity(item().key("ITEM#{id}", "AT#{at}"))
            .index(
                "M",
                new KeySchema(List.of("status", "count"), List.of("at", "id")),
                IndexProjection.ALL);
    assertEquals(
        "{status}, {count} / {at}, {id}",
        layout(table, "Item").describe(KeyPath.of(table.build()).get(1)));
  }

  @Test
  void anUnstoredPropertyIsNoKeyByItself() {
    TestTable table =
        table("T", "id")
            .entity(
                entity("Item")
                    .property(property("id", ScalarType.STRING).unstored())
                    .key("ITEM#{id}", ""));
    assertTrue(layout(table, "Item").texts().get("id").isDerived());
  }

  @Test
  void aPlainPropertyUnderAnIndexAttributeEntersTheIndex() {
    TestTable table =
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(
                entity("Item")
                    .property("id", ScalarType.STRING)
                    .property(property("a", ScalarType.STRING).attribute("GSI1PK"))
                    .property(property("b", ScalarType.INT).attribute("GSI1SK").nullable())
                    .key("ITEM#{id}", "X"));
    assertTrue(layout(table, "Item").isIn(KeyPath.of(table.build()).get(1)));
    assertEquals("N", Planning.layout(table.build()).keyAttributeTypes().get("GSI1SK"));
  }

  @Test
  void leavesOutTheAttributeThatNoOtherIndexNeeds() {
    TestTable table =
        table("T", "PK", "SK")
            .index("A", "X", "Y")
            .index("B", "X", "Z")
            .entity(
                item()
                    .key("ITEM#{id}", "AT#{at}")
                    .key("A", "S#{status}", "{at}", "status = NEW")
                    .key("B", "", "{count}"));
    assertEquals(Map.of("A", "Y"), layout(table, "Item").leftOut());
  }

  @Test
  void twoIndexesWithOneConditionMayShareWhatIsLeftOut() {
    TestTable table =
        table("T", "PK", "SK")
            .index("A", "X", "at")
            .index("B", "X", "count")
            .entity(
                item()
                    .key("ITEM#{id}", "AT#{at}")
                    .key("A", "S#{status}", "", "status = NEW")
                    .key("B", "", "", "status = NEW"));
    assertEquals(Map.of("A", "X", "B", "X"), layout(table, "Item").leftOut());
  }

  @Test
  void refusesAConditionWithoutAnAttributeToLeaveOut() {
    assertProblem(
        "sparse-impossible",
        "Item: A has no attribute of its own to leave out when status = NEW does not hold",
        table("T", "PK", "SK")
            .index("A", "status", "at")
            .entity(item().key("ITEM#{id}", "AT#{at}").key("A", "", "", "status = NEW")));
    assertProblem(
        "sparse-impossible",
        "Item: A has no attribute",
        table("T", "PK", "SK")
            .index("A", "X", "at")
            .index("B", "X", "count")
            .entity(item().key("ITEM#{id}", "AT#{at}").key("A", "S#{status}", "", "status = NEW")));
  }

  @Test
  void refusesWhatDoesNotFit() {
    assertProblem(
        "missing-key", "does not say what the key", table("T", "PK", "SK").entity(item()));
    assertProblem(
        "missing-template",
        "nothing fills SK, the sort key of T",
        table("T", "PK", "SK").entity(item().key("ITEM#{id}", "")));
    assertProblem(
        "superfluous-template",
        "T has no sort key",
        table("T", "PK").entity(item().key("ITEM#{id}", "X")));
    assertProblem(
        "superfluous-template",
        "id is filled already, with {id}",
        table("T", "id").entity(item().key("ITEM#{id}", "")));
    assertProblem(
        "superfluous-template",
        "SK is filled already, with AT#{at}",
        table("T", "PK", "SK")
            .index("I", "SK", "PK")
            .entity(item().key("ITEM#{id}", "AT#{at}").key("I", "AT#{id}", "")));
    assertProblem(
        "unknown-index",
        "T has no index \"GSI2\"",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(item().key("ITEM#{id}", "A").key("GSI2", "A#{id}", "B")));
    assertProblem(
        "duplicate-declaration",
        "two @Key for the table",
        table("T", "PK", "SK").entity(item().key("ITEM#{id}", "A").key("ITEM#{id}", "B")));
    assertProblem(
        "unknown-property",
        "Item has no property \"idd\"",
        table("T", "PK").entity(item().key("ITEM#{idd}", "")));
    assertProblem(
        "template-syntax", "is ill-formed", table("T", "PK").entity(item().key("ITEM#{id", "")));
    assertProblem(
        "unknown-format", "Item.at", table("T", "PK").entity(item().key("ITEM#{at:week}", "")));
    assertProblem(
        "invalid-when",
        "the table's own key holds every item",
        table("T", "PK").entity(item().key("", "ITEM#{id}", "", "status = NEW")));
    assertProblem(
        "invalid-when",
        "NEWW is no value of status",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(item().key("ITEM#{id}", "A").key("GSI1", "A#{id}", "B", "status = NEWW")));
    assertProblem(
        "invalid-when",
        "when compares status with nothing",
        table("T", "PK", "SK")
            .index("GSI1")
            .entity(item().key("ITEM#{id}", "A").key("GSI1", "A#{id}", "B", "status")));
  }

  @Test
  void refusesTypesThatNoKeyCanHold() {
    assertProblem(
        "no-key-type",
        "Item.data cannot stand in a key",
        table("T", "PK")
            .entity(entity("Item").property("data", ScalarType.BYTES).key("A#{data}", "")));
    assertProblem(
        "no-key-type",
        "Item.flag is stored as flag, a key attribute",
        table("T", "flag").entity(entity("Item").property("flag", ScalarType.BOOLEAN)));
  }

  @Test
  void refusesAKeyThatGivesNoValueBack() {
    assertProblem(
        "unknown-format",
        "stored as month it could not be read back",
        table("T", "at")
            .entity(entity("Item").property(property("at", ScalarType.INSTANT).format("month"))));
    assertProblem(
        "unknown-format",
        "stored as lower it could not be read back",
        table("T", "id")
            .entity(entity("Item").property(property("id", ScalarType.STRING).format("lower"))));
  }

  @Test
  void refusesTemplatesWhoseSlotsDoNotEnd() {
    assertProblem(
        "ambiguous-template",
        "where {id} ends and {at} begins cannot be told",
        table("T", "PK").entity(item().key("ITEM#{id}{at}", "")));
    assertProblem(
        "ambiguous-template",
        "{count:plain} can hold '1'",
        table("T", "PK").entity(item().key("ITEM#{count:plain}1", "")));
    assertEquals(List.of(), Planning.findings(table("T", "PK").entity(item().key("{at}{id}", ""))));
  }
}
