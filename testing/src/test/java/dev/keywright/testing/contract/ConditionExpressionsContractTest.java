package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** ConditionExpression: what is true of an item. */
final class ConditionExpressionsContractTest extends ContractTest {

  private static final String VALUES =
      "{':s':{'S':'text'},':te':{'S':'te'},':x':{'S':'x'},':n':{'N':'5'},':n1':{'N':'1'},"
          + "':n9':{'N':'9'},':b':{'B':'AQI='},':b1':{'B':'AQ=='},':ss':{'SS':['b','a']},"
          + "':a':{'S':'a'},':l':{'L':[{'S':'a'},{'N':'1'}]},':m':{'M':{'k':{'S':'v'}}},"
          + "':true':{'BOOL':true},':false':{'BOOL':false},':null':{'NULL':true},':tS':{'S':'S'},"
          + "':tN':{'S':'N'},':tNULL':{'S':'NULL'},':tSS':{'S':'SS'},':tM':{'S':'M'},"
          + "':tL':{'S':'L'},':tBOOL':{'S':'BOOL'},':v':{'S':'v'},':two':{'N':'2'},"
          + "':four':{'N':'4'},':ns':{'NS':['1','2']},':bs':{'BS':['AQ==','Ag==']}}";

  private static String table() {
    return ContractTables.hash();
  }

  private static String item(String key) {
    return "{'pk':{'S':'"
        + key
        + "'},'s':{'S':'text'},'n':{'N':'5.0'},'b':{'B':'AQI='},"
        + "'ss':{'SS':['a','b']},'ns':{'NS':['2','1']},'bs':{'BS':['Ag==','AQ==']},"
        + "'l':{'L':[{'S':'a'},{'N':'1'}]},'m':{'M':{'k':{'S':'v'}}},'yes':{'BOOL':true},"
        + "'nil':{'NULL':true},'same':{'S':'text'},'blank':{'S':''}}";
  }

  /** The values that the expression names, since an unused one is refused. */
  static String used(String expression) {
    List<String> used = new ArrayList<>();
    Json.object(Json.parse(Json.text(VALUES)))
        .forEach(
            (name, value) -> {
              if (expression.matches(".*" + name + "\\b.*")) {
                int start = VALUES.indexOf("'" + name + "':") + name.length() + 3;
                used.add("'" + name + "':" + braces(start));
              }
            });
    return used.isEmpty() ? "" : ",'ExpressionAttributeValues':{" + String.join(",", used) + "}";
  }

  private static String braces(int start) {
    int depth = 0;
    for (int i = start; ; i++) {
      depth += VALUES.charAt(i) == '{' ? 1 : VALUES.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return VALUES.substring(start, i + 1);
      }
    }
  }

  private static boolean holds(String key, String expression) {
    Answer answer =
        call(
            "UpdateItem",
            "{'TableName':'"
                + table()
                + "','Key':{'pk':{'S':'"
                + key
                + "'}},"
                + "'ConditionExpression':'"
                + expression
                + "'"
                + used(expression)
                + "}");
    if (answer.status() == 200) {
      return true;
    }
    assertEquals(CONDITION_FAILED, answer.errorType(), () -> expression + ": " + answer.text());
    return false;
  }

  private static void assertHolds(String key, String... expressions) {
    List<String> wrong = new ArrayList<>();
    for (String expression : expressions) {
      if (!holds(key, expression)) {
        wrong.add(expression);
      }
    }
    assertEquals(List.of(), wrong, "hold in DynamoDB");
  }

  private static void assertFails(String key, String... expressions) {
    List<String> wrong = new ArrayList<>();
    for (String expression : expressions) {
      if (holds(key, expression)) {
        wrong.add(expression);
      }
    }
    assertEquals(List.of(), wrong, "do not hold in DynamoDB");
  }

  @Test
  void comparisonsThatHold() {
    String key = unique();
    put(table(), item(key));
    assertHolds(
        key,
        "s = :s",
        ":s = s",
        "n = :n",
        "b = :b",
        "ss = :ss",
        "ns = :ns",
        "bs = :bs",
        "yes = :true",
        "nil = :null",
        "s <> :x",
        "s <> :n",
        "n > :n1",
        "n >= :n",
        "n < :n9",
        "n <= :n",
        "s > :te",
        "b > :b1",
        "s = same",
        "m.k = :v",
        "l[0] = :a",
        "l[1] = :n1",
        "absent <> :s",
        "n BETWEEN :n1 AND :n9",
        "n BETWEEN :n AND :n",
        "s IN (:x, :s)",
        "n IN (:n9,:n)",
        ":s IN (s, absent)",
        ":n BETWEEN :n1 AND n");
  }

  @Test
  void comparisonsThatDoNotHold() {
    String key = unique();
    put(table(), item(key));
    assertFails(
        key,
        "s = :x",
        "s = :n",
        "absent = :s",
        "absent < :s",
        "absent > :s",
        "n > :n",
        "n < :s",
        "s < :n",
        "yes = :false",
        "s <> :s",
        "n <> :n",
        "ss <> :ss",
        "l[5] = :a",
        "m.z = :v",
        "s.k = :v",
        "n[0] = :n",
        "n BETWEEN :n9 AND n",
        "absent BETWEEN :n1 AND :n9",
        "s IN (:x)",
        "absent IN (:x, :s)");
  }

  @Test
  void documentsAreComparedByTheirContent() {
    String key = unique();
    put(table(), item(key));
    assertHolds(key, "l = :l", "m = :m");
  }

  @Test
  void anEmptyStringHasASize() {
    String key = unique();
    put(table(), item(key));
    assertHolds(key, "size(blank) < :n1");
  }

  @Test
  void whatIsAbsentEqualsNothing() {
    String key = unique();
    put(table(), item(key));
    assertFails(key, "absent = gone");
  }

  @Test
  void functions() {
    String key = unique();
    put(table(), item(key));
    assertHolds(
        key,
        "attribute_exists(s)",
        "attribute_exists(m.k)",
        "attribute_exists(l[1])",
        "attribute_exists(nil)",
        "attribute_not_exists(absent)",
        "attribute_not_exists(m.z)",
        "attribute_not_exists(l[2])",
        "attribute_not_exists(s.k)",
        "attribute_type(s, :tS)",
        "attribute_type(n, :tN)",
        "attribute_type(nil, :tNULL)",
        "attribute_type(ss, :tSS)",
        "attribute_type(m, :tM)",
        "attribute_type(l, :tL)",
        "attribute_type(yes, :tBOOL)",
        "begins_with(s, :te)",
        "begins_with(s, :s)",
        "begins_with(b, :b1)",
        "contains(s, :x)",
        "contains(ss, :a)",
        "contains(ns, :n1)",
        "contains(bs, :b1)",
        "contains(l, :a)",
        "contains(l, :n1)",
        "contains(b, :b1)",
        "size(s) = :four",
        "size(ss) = :two",
        "size(l) = :two",
        "size(b) = :two",
        "size(m) = :n1",
        "size(s) > size(b)",
        "contains(:s, :te)",
        "begins_with(:s, :te)");
    assertFails(
        key,
        "attribute_exists(absent)",
        "attribute_not_exists(s)",
        "attribute_exists(l[2])",
        "attribute_type(s, :tN)",
        "attribute_type(absent, :tS)",
        "begins_with(s, :x)",
        "begins_with(n, :te)",
        "begins_with(absent, :te)",
        "contains(s, :v)",
        "contains(ss, :x)",
        "contains(n, :n)",
        "contains(m, :v)",
        "contains(l, :x)",
        "contains(ss, :n)",
        "size(absent) = :two",
        "size(n) = :two");
  }

  @Test
  void connectives() {
    String key = unique();
    put(table(), item(key));
    assertHolds(
        key,
        "s = :s AND n = :n",
        "s = :x OR n = :n",
        "NOT s = :x",
        "NOT absent = :s",
        // AND binds more tightly than OR, NOT more tightly than AND.
        "s = :s OR s = :x AND n = :n9",
        "NOT s = :x AND n = :n",
        "NOT (s = :x OR n = :n9)",
        "s = :s and (n = :n9 or not n = :n1)",
        "(s = :s)",
        "(s = :s) AND (n = :n)");
    assertFails(
        key,
        "(s = :s OR s = :x) AND n = :n9",
        "NOT s = :s",
        "NOT (s = :s)",
        "s = :s AND n = :n9",
        "NOT s = :s OR n = :n9");
  }

  @Test
  void conditionsOnNothing() {
    String key = unique();
    assertFails(key, "attribute_exists(pk)", "s = :s", "size(s) > :n1", "s < :s");
    assertHolds(key, "attribute_not_exists(pk)");
    assertHolds(unique(), "s <> :s");
    assertHolds(unique(), "NOT s = :s");
  }
}
