package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** UpdateExpression: SET, REMOVE, ADD and DELETE, over paths. */
final class UpdateExpressionsContractTest extends ContractTest {

  /** The item without its key after an update of what is given. */
  private static void assertUpdates(
      String expected, String attributes, String expression, String values) {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + (attributes.isEmpty() ? "" : "," + attributes) + "}");
    Answer updated =
        ok(
            "UpdateItem",
            "{'TableName':'"
                + table
                + "','Key':{"
                + key
                + "},'UpdateExpression':'"
                + expression
                + "'"
                + (values.isEmpty() ? "" : ",'ExpressionAttributeValues':{" + values + "}")
                + ",'ReturnValues':'ALL_NEW'}");
    String after = "{" + key + (expected.isEmpty() ? "" : "," + expected) + "}";
    assertJson(after, updated.at("Attributes"));
    assertItem(after, get(table, "{" + key + "}"));
  }

  @Test
  void setsAttributes() {
    assertUpdates("'a':{'S':'x'}", "", "SET a = :v", "':v':{'S':'x'}");
    assertUpdates("'a':{'S':'x'},'b':{'N':'1'}", "'b':{'N':'1'}", "set a = :v", "':v':{'S':'x'}");
    assertUpdates("'a':{'N':'2'}", "'a':{'S':'x'}", "SET a = :v", "':v':{'N':'2'}");
    assertUpdates("'a':{'S':'x'},'b':{'S':'x'}", "'a':{'S':'x'}", "SET b = a", "");
    assertUpdates(
        "'a':{'N':'2'},'b':{'N':'1'}", "'a':{'N':'1'},'b':{'N':'2'}", "SET a = b, b = a", "");
    assertUpdates("'a':{'S':''}", "", "SET a = :v", "':v':{'S':''}");
  }

  @Test
  void calculates() {
    assertUpdates("'a':{'N':'15'}", "'a':{'N':'10'}", "SET a = a + :v", "':v':{'N':'5'}");
    assertUpdates("'a':{'N':'-5.5'}", "'a':{'N':'10'}", "SET a = a - :v", "':v':{'N':'15.5'}");
    assertUpdates("'a':{'N':'3'}", "", "SET a = :v + :w", "':v':{'N':'1'},':w':{'N':'2'}");
    assertUpdates(
        "'a':{'N':'1'},'b':{'N':'2'},'c':{'N':'-1'}", "'a':{'N':'1'},'b':{'N':'2'}",
        "SET c = a - b", "");
    assertUpdates(
        "'a':{'N':'1'}",
        "",
        "SET a = if_not_exists(a, :zero) + :one",
        "':zero':{'N':'0'},':one':{'N':'1'}");
    assertUpdates("'a':{'N':'0.3'}", "'a':{'N':'0.1'}", "SET a = a + :v", "':v':{'N':'0.2'}");
  }

  @Test
  void fallsBack() {
    assertUpdates(
        "'a':{'S':'old'}", "'a':{'S':'old'}", "SET a = if_not_exists(a, :v)", "':v':{'S':'new'}");
    assertUpdates("'a':{'S':'new'}", "", "SET a = if_not_exists(a, :v)", "':v':{'S':'new'}");
    assertUpdates(
        "'a':{'S':'x'},'b':{'S':'x'}", "'b':{'S':'x'}", "SET a = if_not_exists(a, b)", "");
  }

  @Test
  void appends() {
    assertUpdates(
        "'l':{'L':[{'S':'a'},{'S':'b'}]}",
        "'l':{'L':[{'S':'a'}]}",
        "SET l = list_append(l, :v)",
        "':v':{'L':[{'S':'b'}]}");
    assertUpdates(
        "'l':{'L':[{'S':'b'},{'S':'a'}]}",
        "'l':{'L':[{'S':'a'}]}",
        "SET l = list_append(:v, l)",
        "':v':{'L':[{'S':'b'}]}");
    assertUpdates(
        "'l':{'L':[{'S':'b'}]}",
        "",
        "SET l = list_append(if_not_exists(l, :e), :v)",
        "':v':{'L':[{'S':'b'}]},':e':{'L':[]}");
  }

  @Test
  void setsWithinDocuments() {
    assertUpdates(
        "'m':{'M':{'a':{'N':'2'},'b':{'S':'k'}}}", "'m':{'M':{'a':{'N':'1'},'b':{'S':'k'}}}",
        "SET m.a = m.a + :v", "':v':{'N':'1'}");
    assertUpdates(
        "'m':{'M':{'new':{'S':'x'}}}",
        "'m':{'M':{}}",
        "SET m.#n = :v",
        "':v':{'S':'x'}",
        "'#n':'new'");
    assertUpdates(
        "'l':{'L':[{'S':'a'},{'S':'x'}]}",
        "'l':{'L':[{'S':'a'},{'S':'b'}]}",
        "SET l[1] = :v",
        "':v':{'S':'x'}");
    assertUpdates(
        "'l':{'L':[{'S':'a'},{'S':'x'}]}",
        "'l':{'L':[{'S':'a'}]}",
        "SET l[7] = :v",
        "':v':{'S':'x'}");
    assertUpdates(
        "'l':{'L':[{'S':'a'},{'S':'x'},{'S':'y'}]}", "'l':{'L':[{'S':'a'}]}",
        "SET l[9] = :w, l[7] = :v", "':v':{'S':'x'},':w':{'S':'y'}");
    assertUpdates(
        "'l':{'L':[{'M':{'a':{'S':'x'}}}]}",
        "'l':{'L':[{'M':{}}]}",
        "SET l[0].a = :v",
        "':v':{'S':'x'}");
  }

  private static void assertUpdates(
      String expected, String attributes, String expression, String values, String names) {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + "," + attributes + "}");
    ok(
        "UpdateItem",
        "{'TableName':'"
            + table
            + "','Key':{"
            + key
            + "},'UpdateExpression':'"
            + expression
            + "','ExpressionAttributeValues':{"
            + values
            + "},'ExpressionAttributeNames':{"
            + names
            + "}}");
    assertItem("{" + key + "," + expected + "}", get(table, "{" + key + "}"));
  }

  @Test
  void removes() {
    assertUpdates("'b':{'N':'1'}", "'a':{'N':'1'},'b':{'N':'1'}", "REMOVE a", "");
    assertUpdates("'b':{'N':'1'}", "'b':{'N':'1'}", "REMOVE a", "");
    assertUpdates(
        "'m':{'M':{'b':{'S':'k'}}}", "'m':{'M':{'a':{'N':'1'},'b':{'S':'k'}}}", "REMOVE m.a", "");
    assertUpdates("'m':{'M':{}}", "'m':{'M':{}}", "REMOVE m.a", "");
    assertUpdates(
        "'l':{'L':[{'S':'a'},{'S':'c'}]}", "'l':{'L':[{'S':'a'},{'S':'b'},{'S':'c'}]}",
        "REMOVE l[1]", "");
    assertUpdates("'l':{'L':[{'S':'a'}]}", "'l':{'L':[{'S':'a'}]}", "REMOVE l[5]", "");
    assertUpdates("'l':{'L':[]}", "'l':{'L':[{'S':'a'}]}", "REMOVE l[0]", "");
  }

  @Test
  void removesSeveralElementsByThePlacesTheyHad() {
    assertUpdates(
        "'l':{'L':[{'S':'b'}]}",
        "'l':{'L':[{'S':'a'},{'S':'b'},{'S':'c'}]}",
        "REMOVE l[0], l[2]",
        "");
  }

  @Test
  void addsNumbers() {
    assertUpdates("'a':{'N':'3'}", "'a':{'N':'1'}", "ADD a :v", "':v':{'N':'2'}");
    assertUpdates("'a':{'N':'2'}", "", "ADD a :v", "':v':{'N':'2'}");
    assertUpdates("'a':{'N':'0'}", "'a':{'N':'1'}", "ADD a :v", "':v':{'N':'-1'}");
    assertUpdates(
        "'m':{'M':{'a':{'N':'3'}}}", "'m':{'M':{'a':{'N':'1'}}}", "ADD m.a :v", "':v':{'N':'2'}");
  }

  @Test
  void addsToAndTakesFromSets() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String update =
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'%s s :v',"
            + "'ExpressionAttributeValues':{':v':{'SS':%s}}}";
    ok("UpdateItem", update, table, key, "ADD", "['a','b']");
    ok("UpdateItem", update, table, key, "ADD", "['b','c']");
    assertEquals(
        Set.of("a", "b", "c"),
        Set.copyOf(Json.list(get(table, "{" + key + "}").body(), "Item", "s", "SS")));
    ok("UpdateItem", update, table, key, "DELETE", "['a','z']");
    assertEquals(
        Set.of("b", "c"),
        Set.copyOf(Json.list(get(table, "{" + key + "}").body(), "Item", "s", "SS")));
    ok("UpdateItem", update, table, key, "DELETE", "['b','c']");
    assertNull(get(table, "{" + key + "}").at("Item", "s"));
    ok("UpdateItem", update, table, key, "DELETE", "['b']");
    assertItem("{" + key + "}", get(table, "{" + key + "}"));
    assertUpdates("'s':{'NS':['1']}", "'s':{'NS':['2','1']}", "DELETE s :v", "':v':{'NS':['2.0']}");
    assertUpdates("'s':{'BS':['AQ==']}", "", "ADD s :v", "':v':{'BS':['AQ==']}");
  }

  @Test
  void allFourAtOnce() {
    assertUpdates(
        "'a':{'S':'x'},'n':{'N':'6'},'s':{'SS':['q']}",
        "'b':{'S':'gone'},'n':{'N':'5'},'s':{'SS':['p','q']}",
        "DELETE s :s ADD n :n REMOVE b SET a = :a",
        "':s':{'SS':['p']},':n':{'N':'1'},':a':{'S':'x'}");
  }

  @Test
  void readsTheItemAsItWas() {
    assertUpdates(
        "'a':{'N':'10'},'b':{'N':'1'}", "'a':{'N':'1'}", "SET a = :v, b = a", "':v':{'N':'10'}");
    assertUpdates("'b':{'N':'1'}", "'a':{'N':'1'}", "SET b = a REMOVE a", "");
  }

  /** A refusal that depends on the stored item, and leaves it as it was. */
}
