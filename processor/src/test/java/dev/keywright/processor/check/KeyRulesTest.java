package dev.keywright.processor.check;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestTable.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.IndexProjection;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestProperty;
import dev.keywright.processor.model.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules about keys and indexes, at their limits. */
class KeyRulesTest {

  @ParameterizedTest
  @CsvSource({"20, 0", "21, 1"})
  void aTableHasTwentyGlobalIndexesAtMost(int indexes, int errors) {
    TestTable table = table("Shop", "PK", "SK").entity(order());
    for (int i = 0; i < indexes; i++) {
      table.index("GSI" + i);
    }
    assertEquals(errors, Checking.errors(table, Problem.INDEX_LIMITS).size());
  }

  @ParameterizedTest
  @CsvSource({"5, 0", "6, 1"})
  void aTableHasFiveLocalIndexesAtMost(int indexes, int errors) {
    TestTable table = table("Shop", "PK", "SK").entity(order());
    for (int i = 0; i < indexes; i++) {
      table.local("LSI" + i, "LSI" + i + "SK", IndexProjection.ALL);
    }
    assertEquals(errors, Checking.errors(table, Problem.INDEX_LIMITS).size());
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 0", "5, 1, 1", "1, 5, 1", "5, 5, 2"})
  void aKeyHasFourAttributesOfEachKindAtMost(int partition, int sort, int errors) {
    KeySchema key = new KeySchema(names("p", partition), names("s", sort));
    TestTable table =
        table("Shop", "PK", "SK").entity(order()).index("GSI1", key, IndexProjection.ALL);
    assertEquals(errors, Checking.errors(table, Problem.INDEX_LIMITS).size());
  }

  @ParameterizedTest
  @CsvSource({"50, 0", "51, 1"})
  void indexesIncludeAHundredAttributesInAll(int each, int errors) {
    TestEntity order = order();
    names("a", each).forEach(name -> order.property(name, ScalarType.STRING));
    String[] include = names("a", each).toArray(String[]::new);
    TestTable table =
        table("Shop", "PK", "SK")
            .entity(order)
            .index("GSI1", "GSI1PK", "GSI1SK", IndexProjection.INCLUDE, include)
            .index("GSI2", "GSI2PK", "GSI2SK", IndexProjection.INCLUDE, include);
    assertEquals(errors, Checking.errors(table, Problem.INDEX_LIMITS).size());
  }

  @Test
  void keyAttributesHaveOneTypeAlsoWhereNoKeyIsDeclared() {
    TestTable table =
        table("Shop", "PK", "SK")
            .index("GSI1")
            .entity(order().key("GSI1", "ORDER#{orderId}", "ORDER"))
            .entity(
                entity("Invoice")
                    .property(TestProperty.property("number", ScalarType.LONG).attribute("GSI1PK"))
                    .key("INVOICE#{number}", "INVOICE"));
    assertEquals(
        List.of("Order and Invoice store different types in the key attribute GSI1PK"),
        Checking.errors(table, Problem.KEY_TYPE_CONFLICT));
  }

  @Test
  void aNumberStoredAsTextIsText() {
    TestTable table =
        table("Shop", "PK", "SK")
            .index("GSI1")
            .entity(order().key("GSI1", "ORDER#{orderId}", "ORDER"))
            .entity(
                entity("Invoice")
                    .property(
                        TestProperty.property("number", ScalarType.LONG)
                            .attribute("GSI1PK")
                            .format("8"))
                    .key("INVOICE#{number}", "INVOICE"));
    assertEquals(List.of(), Checking.errors(table, Problem.KEY_TYPE_CONFLICT));
  }

  @ParameterizedTest
  @CsvSource({
    "CUSTOMER#{id}, ORDER, 0",
    "CUSTOMER, ORDER#{id}, 0",
    "CUSTOMER#{id:lower}, ORDER, 1",
    "CUSTOMER#{id:shard(4)}, ORDER, 1",
    "CUSTOMER#{id:shard(4)}, ORDER#{id}, 0",
    "CUSTOMER#{other}, ORDER, 1",
  })
  void whatIsNotStoredIsReadFromTheTablesKey(String partition, String sort, int errors) {
    TestTable table =
        table("Shop", "PK", "SK")
            .index("GSI1")
            .entity(
                entity("Order")
                    .property(TestProperty.property("id", ScalarType.STRING).unstored())
                    .property("other", ScalarType.STRING)
                    .key(partition, sort)
                    .key("GSI1", "ID#{id}", "ORDER"));
    assertEquals(errors, Checking.errors(table, Problem.UNREADABLE_PROPERTY).size());
  }

  @Test
  void aPropertyThatMayBeNullIsNamedOnce() {
    TestTable table =
        table("Shop", "PK", "SK")
            .entity(
                entity("Order")
                    .property(TestProperty.property("id", ScalarType.STRING).nullable())
                    .key("ORDER#{id}", "ORDER#{id}"));
    assertEquals(
        List.of("Order.id may be null, and stands in the key of Shop"),
        Checking.errors(table, Problem.NULLABLE_TABLE_KEY));
  }

  private static TestEntity order() {
    return entity("Order").property("orderId", ScalarType.STRING).key("ORDER#{orderId}", "ORDER");
  }

  private static List<String> names(String prefix, int count) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(prefix + i);
    }
    return names;
  }
}
