package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What came before expressions: KeyConditions, filters, Expected, AttributeUpdates. */
final class LegacyParametersContractTest extends ContractTest {

  private static String five() {
    String pk = unique();
    List<String> sortKeys = List.of("alpha", "beta", "delta", "epsilon", "gamma");
    for (int i = 0; i < 5; i++) {
      put(
          ContractTables.composite(),
          "{'pk':{'S':'"
              + pk
              + "'},'sk':{'S':'"
              + sortKeys.get(i)
              + "'},'n':{'N':'"
              + i
              + "'},'t':{'S':'"
              + (i < 3 ? "hello" : "bye")
              + i
              + "'},'even':{'BOOL':"
              + (i % 2 == 0)
              + "},'s':{'SS':['x"
              + i
              + "','y']}"
              + (i == 4 ? ",'last':{'NULL':true}" : "")
              + "}");
    }
    return pk;
  }

  static String condition(String attribute, String operator, String values) {
    return "'"
        + attribute
        + "':{'ComparisonOperator':'"
        + operator
        + "'"
        + (values.isEmpty() ? "" : ",'AttributeValueList':[" + values + "]")
        + "}";
  }

  private static List<Object> query(String pk, String more) {
    String partition = condition("pk", "EQ", "{'S':'" + pk + "'}");
    return Json.list(
            ok(
                    "Query",
                    "{'TableName':'"
                        + ContractTables.composite()
                        + "','KeyConditions':{"
                        + partition
                        + more
                        + "}")
                .body(),
            "Items")
        .stream()
        .map(item -> Json.at(item, "sk", "S"))
        .toList();
  }

  @Test
  void keyConditions() {
    String pk = five();
    assertEquals(List.of("alpha", "beta", "delta", "epsilon", "gamma"), query(pk, "}"));
    assertEquals(
        List.of("gamma", "epsilon", "delta", "beta", "alpha"),
        query(pk, "},'ScanIndexForward':false"));
    assertEquals(List.of("beta"), query(pk, "," + condition("sk", "EQ", "{'S':'beta'}") + "}"));
    assertEquals(List.of("alpha"), query(pk, "," + condition("sk", "LT", "{'S':'beta'}") + "}"));
    assertEquals(
        List.of("alpha", "beta"), query(pk, "," + condition("sk", "LE", "{'S':'beta'}") + "}"));
    assertEquals(
        List.of("epsilon", "gamma"), query(pk, "," + condition("sk", "GT", "{'S':'delta'}") + "}"));
    assertEquals(List.of("gamma"), query(pk, "," + condition("sk", "GE", "{'S':'f'}") + "}"));
    assertEquals(
        List.of("alpha"), query(pk, "," + condition("sk", "BEGINS_WITH", "{'S':'al'}") + "}"));
    assertEquals(
        List.of("beta", "delta"),
        query(pk, "," + condition("sk", "BETWEEN", "{'S':'b'},{'S':'e'}") + "}"));
  }

  private static List<Object> filtered(String pk, String conditions) {
    return query(pk, "},'QueryFilter':{" + conditions + "}");
  }

  @Test
  void queryFilters() {
    String pk = five();
    assertEquals(List.of("delta"), filtered(pk, condition("n", "EQ", "{'N':'2'}")));
    assertEquals(
        List.of("alpha", "beta", "epsilon", "gamma"),
        filtered(pk, condition("n", "NE", "{'N':'2'}")));
    assertEquals(List.of("alpha"), filtered(pk, condition("n", "LT", "{'N':'1'}")));
    assertEquals(
        List.of("alpha", "beta", "delta"),
        filtered(pk, condition("t", "CONTAINS", "{'S':'hell'}")));
    assertEquals(
        List.of("epsilon", "gamma"), filtered(pk, condition("t", "NOT_CONTAINS", "{'S':'hell'}")));
    assertEquals(List.of("beta"), filtered(pk, condition("s", "CONTAINS", "{'S':'x1'}")));
    assertEquals(
        List.of("epsilon", "gamma"), filtered(pk, condition("t", "BEGINS_WITH", "{'S':'bye'}")));
    assertEquals(
        List.of("alpha", "gamma"), filtered(pk, condition("n", "IN", "{'N':'4'},{'N':'0'}")));
    assertEquals(
        List.of("beta", "delta"), filtered(pk, condition("n", "BETWEEN", "{'N':'1'},{'N':'2'}")));
    assertEquals(List.of("gamma"), filtered(pk, condition("last", "NOT_NULL", "")));
    assertEquals(
        List.of("alpha", "beta", "delta", "epsilon"), filtered(pk, condition("last", "NULL", "")));
    String both =
        condition("n", "GT", "{'N':'1'}") + "," + condition("t", "BEGINS_WITH", "{'S':'hello'}");
    assertEquals(List.of("delta"), filtered(pk, both));
  }

  @Test
  void eitherOfTwoQueryFilters() {
    String both =
        condition("n", "GT", "{'N':'1'}") + "," + condition("t", "BEGINS_WITH", "{'S':'hello'}");
    assertEquals(
        List.of("alpha", "beta", "delta", "epsilon", "gamma"),
        query(five(), "},'ConditionalOperator':'OR','QueryFilter':{" + both + "}"));
  }

  @Test
  void queryFiltersByTruth() {
    assertEquals(
        List.of("alpha", "delta", "gamma"),
        filtered(five(), condition("even", "EQ", "{'BOOL':true}")));
  }

  @Test
  void scanFilters() {
    String pk = five();
    Answer answer =
        ok(
            "Scan",
            "{'TableName':'%s','ScanFilter':{%s,%s},'ConditionalOperator':'AND'}",
            ContractTables.composite(),
            condition("pk", "EQ", "{'S':'" + pk + "'}"),
            condition("n", "GE", "{'N':'3'}"));
    assertJson("2", answer.at("Count"));
  }

  @Test
  void attributesToGet() {
    String pk = five();
    Answer answer =
        ok(
            "GetItem",
            "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'beta'}},"
                + "'AttributesToGet':['n','sk','absent']}",
            ContractTables.composite(),
            pk);
    assertItem("{'n':{'N':'1'},'sk':{'S':'beta'}}", answer);
  }

  private static Answer put(String key, String value, String expected) {
    return call(
        "PutItem",
        "{'TableName':'%s','Item':{'pk':{'S':'%s'},'v':{'S':'%s'}},%s}",
        ContractTables.hash(),
        key,
        value,
        expected);
  }

  private static void assertFails(Answer answer) {
    assertRejected(CONDITION_FAILED, "The conditional request failed", answer);
  }

  @Test
  void expected() {
    String key = unique();
    assertEquals(200, put(key, "1", "'Expected':{'pk':{'Exists':false}}").status());
    assertFails(put(key, "2", "'Expected':{'pk':{'Exists':false}}"));
    assertFails(put(key, "2", "'Expected':{'v':{'Value':{'S':'x'}}}"));
    assertEquals(200, put(key, "2", "'Expected':{'v':{'Value':{'S':'1'}}}").status());
    assertEquals(200, put(key, "3", "'Expected':{'v':{'Exists':true,'Value':{'S':'2'}}}").status());
    assertEquals(
        200,
        put(key, "4", "'Expected':{" + condition("v", "BEGINS_WITH", "{'S':'3'}") + "}").status());
    assertFails(put(key, "5", "'Expected':{" + condition("v", "GT", "{'S':'4'}") + "}"));
    assertFails(put(key, "5", "'Expected':{" + condition("w", "NOT_NULL", "") + "}"));
    String two =
        "'Expected':{"
            + condition("v", "EQ", "{'S':'4'}")
            + ","
            + condition("w", "NOT_NULL", "")
            + "}";
    assertFails(put(key, "5", two));
    assertEquals(200, put(key, "5", two + ",'ConditionalOperator':'OR'").status());
    assertEquals(
        "5", get(ContractTables.hash(), "{'pk':{'S':'" + key + "'}}").at("Item", "v", "S"));
  }

  @Test
  void expectedOfAnAbsentAttribute() {
    String key = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'}}");
    String x = "{'S':'x'}";
    for (String operator : List.of("EQ", "LT", "GE", "CONTAINS", "BEGINS_WITH", "IN")) {
      assertFails(put(key, "1", "'Expected':{" + condition("v", operator, x) + "}"));
    }
    assertEquals(200, put(key, "1", "'Expected':{" + condition("w", "NE", x) + "}").status());
    assertEquals(200, put(key, "2", "'Expected':{" + condition("w", "NULL", "") + "}").status());
  }

  @Test
  void neitherContainsNorNotContainsHoldsOfAnAbsentAttribute() {
    String key = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'}}");
    assertFails(put(key, "1", "'Expected':{" + condition("v", "NOT_CONTAINS", "{'S':'x'}") + "}"));
  }

  @Test
  void expectedOnDelete() {
    String key = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'},'v':{'S':'1'}}");
    String delete = "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'Expected':{'v':%s}}";
    assertFails(call("DeleteItem", delete, ContractTables.hash(), key, "{'Exists':false}"));
    ok("DeleteItem", delete, ContractTables.hash(), key, "{'Value':{'S':'1'}}");
    assertNull(get(ContractTables.hash(), "{'pk':{'S':'" + key + "'}}").at("Item"));
  }

  private static Answer update(String key, String updates) {
    return call(
        "UpdateItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'AttributeUpdates':{%s}}",
        ContractTables.hash(),
        key,
        updates);
  }

  @Test
  void attributeUpdates() {
    String table = ContractTables.hash();
    String key = unique();
    put(
        table,
        "{'pk':{'S':'"
            + key
            + "'},'a':{'S':'old'},'n':{'N':'10'},'s':{'SS':['a','b','c']},"
            + "'l':{'L':[{'S':'x'}]},'gone':{'S':'g'}}");
    assertEquals(
        200,
        update(
                key,
                "'a':{'Action':'PUT','Value':{'S':'new'}},'b':{'Value':{'N':'1'}},"
                    + "'n':{'Action':'ADD','Value':{'N':'5'}},"
                    + "'fresh':{'Action':'ADD','Value':{'N':'7'}},"
                    + "'s':{'Action':'DELETE','Value':{'SS':['b']}},"
                    + "'l':{'Action':'ADD','Value':{'L':[{'S':'y'}]}},"
                    + "'gone':{'Action':'DELETE'}")
            .status());
    Answer answer = get(table, "{'pk':{'S':'" + key + "'}}");
    assertEquals(
        Set.of("pk", "a", "b", "n", "fresh", "s", "l"),
        Json.object(answer.body(), "Item").keySet());
    assertEquals("new", answer.at("Item", "a", "S"));
    assertEquals("1", answer.at("Item", "b", "N"));
    assertEquals("15", answer.at("Item", "n", "N"));
    assertEquals("7", answer.at("Item", "fresh", "N"));
    assertEquals(Set.of("a", "c"), Set.copyOf(Json.list(answer.body(), "Item", "s", "SS")));
    assertJson("[{'S':'x'},{'S':'y'}]", answer.at("Item", "l", "L"));
    assertEquals(200, update(key, "'s':{'Action':'ADD','Value':{'SS':['d']}}").status());
    assertEquals(200, update(key, "'s':{'Action':'DELETE','Value':{'SS':['a','c','d']}}").status());
    assertNull(get(table, "{'pk':{'S':'" + key + "'}}").at("Item", "s"));
  }

  @Test
  void attributeUpdatesOfNothing() {
    String key = unique();
    assertEquals(200, update(key, "'gone':{'Action':'DELETE'}").status());
    assertRejected(
        VALIDATION,
        "Type mismatch for attribute to update",
        updateOfText(unique(), "'a':{'Action':'ADD','Value':{'N':'1'}}"));
  }

  private static Answer updateOfText(String key, String updates) {
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'},'a':{'S':'text'}}");
    return update(key, updates);
  }
}
