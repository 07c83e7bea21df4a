package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a KeyConditionExpression finds, in which order, and what it may not say. */
final class KeyConditionExpressionsContractTest extends ContractTest {

  private static String request(String table, String condition, String values) {
    return "{'TableName':'"
        + table
        + "','KeyConditionExpression':'"
        + condition
        + "','ExpressionAttributeValues':"
        + values
        + "}";
  }

  /** The sort keys that are found, as text. */
  private static List<Object> found(String table, String condition, String values) {
    String type =
        table.equals(ContractTables.composite("N"))
            ? "N"
            : table.equals(ContractTables.composite("B")) ? "B" : "S";
    return Json.list(ok("Query", request(table, condition, values)).body(), "Items").stream()
        .map(item -> Json.at(item, "sk", type))
        .toList();
  }

  private static String filled(String table, String type, String... sortKeys) {
    String pk = unique();
    for (String sortKey : sortKeys) {
      put(table, "{'pk':{'S':'" + pk + "'},'sk':{'" + type + "':'" + sortKey + "'}}");
    }
    return pk;
  }

  @Test
  void everyOperatorOnStrings() {
    String table = ContractTables.composite();
    String pk = filled(table, "S", "b", "a", "c", "bb", "B", "ba");
    String p = "':p':{'S':'" + pk + "'}";
    String v = "{" + p + ",':v':{'S':'b'}}";
    assertEquals(List.of("B", "a", "b", "ba", "bb", "c"), found(table, "pk = :p", "{" + p + "}"));
    assertEquals(List.of("b"), found(table, "pk = :p AND sk = :v", v));
    assertEquals(List.of("B", "a"), found(table, "pk = :p and sk < :v", v));
    assertEquals(List.of("B", "a", "b"), found(table, "pk = :p AND sk <= :v", v));
    assertEquals(List.of("ba", "bb", "c"), found(table, "pk = :p AND sk > :v", v));
    assertEquals(List.of("b", "ba", "bb", "c"), found(table, "pk = :p AND sk >= :v", v));
    assertEquals(List.of("b", "ba", "bb"), found(table, "pk = :p AND begins_with(sk, :v)", v));
    assertEquals(
        List.of("b", "ba", "bb", "c"),
        found(
            table,
            "pk = :p AND sk BETWEEN :v AND :w",
            "{" + p + ",':v':{'S':'b'},':w':{'S':'c'}}"));
    assertEquals(
        List.of("b"),
        found(
            table,
            "pk = :p AND sk BETWEEN :v AND :w",
            "{" + p + ",':v':{'S':'b'},':w':{'S':'b'}}"));
  }

  @Test
  void numbersInOrderOfTheirValue() {
    String table = ContractTables.composite("N");
    String pk =
        filled(table, "N", "10", "9", "-1", "-10", "0", "0.5", "1e30", "-1e30", "1e-100", "-0.25");
    String p = "':p':{'S':'" + pk + "'}";
    assertEquals(
        List.of(
            "-1000000000000000000000000000000",
            "-10",
            "-1",
            "-0.25",
            "0",
            "0." + "0".repeat(99) + "1",
            "0.5",
            "9",
            "10",
            "1000000000000000000000000000000"),
        found(table, "pk = :p", "{" + p + "}"));
    assertEquals(
        List.of("-1", "-0.25", "0"),
        found(
            table,
            "pk = :p AND sk BETWEEN :a AND :b",
            "{" + p + ",':a':{'N':'-1.0'},':b':{'N':'0'}}"));
    assertEquals(
        List.of("10"), found(table, "pk = :p AND sk = :a", "{" + p + ",':a':{'N':'1E1'}}"));
  }

  @Test
  void bytesAreUnsigned() {
    String table = ContractTables.composite("B");
    String pk = filled(table, "B", "/w==", "AA==", "fw==", "gA==", "AAA=");
    String p = "':p':{'S':'" + pk + "'}";
    assertEquals(
        List.of("AA==", "AAA=", "fw==", "gA==", "/w=="), found(table, "pk = :p", "{" + p + "}"));
    assertEquals(
        List.of("AA==", "AAA="),
        found(table, "pk = :p AND begins_with(sk, :v)", "{" + p + ",':v':{'B':'AA=='}}"));
    assertEquals(
        List.of("gA==", "/w=="),
        found(table, "pk = :p AND sk > :v", "{" + p + ",':v':{'B':'fw=='}}"));
  }

  @Test
  void stringsAreComparedByTheirUtf8Bytes() {
    String table = ContractTables.composite();
    // U+FFFD sorts after U+1F600 in UTF-16, and before it in UTF-8.
    String pk = filled(table, "S", "\uFFFD", "\uD83D\uDE00", "z", "é");
    assertEquals(
        List.of("z", "é", "\uFFFD", "\uD83D\uDE00"),
        found(table, "pk = :p", "{':p':{'S':'" + pk + "'}}"));
  }

  @Test
  void operandsInAnyOrder() {
    String table = ContractTables.composite();
    String pk = filled(table, "S", "a", "b", "c");
    String v = "{':p':{'S':'" + pk + "'},':v':{'S':'b'}}";
    assertEquals(List.of("b", "c"), found(table, ":v <= sk AND :p = pk", v));
    assertEquals(List.of("a"), found(table, "sk < :v AND pk = :p", v));
    assertEquals(List.of("c"), found(table, ":v < sk AND pk = :p", v));
    assertEquals(List.of("b"), found(table, "(pk = :p) AND (sk = :v)", v));
    assertEquals(List.of("b"), found(table, "(pk = :p AND sk = :v)", v));
  }

  private static DynamicTest refused(String name, String message, String condition, String values) {
    return rejects(
        name, VALIDATION, message, "Query", request(ContractTables.composite(), condition, values));
  }

  private static DynamicTest invalid(String name, String message, String condition, String values) {
    return refused(name, "Invalid KeyConditionExpression: " + message, condition, values);
  }

  @TestFactory
  Stream<DynamicTest> schema() {
    String p = "{':p':{'S':'a'}}";
    String pv = "{':p':{'S':'a'},':v':{'S':'b'}}";
    return cases(
        refused("no partition key", "Query condition missed key schema element: pk", "sk = :p", p),
        refused("another attribute", "Query condition missed key schema element: pk", "a = :p", p),
        refused(
            "another attribute beside the partition key",
            "Query condition missed key schema element: sk",
            "pk = :p AND a = :v",
            pv),
        refused("range of partition keys", "Query key condition not supported", "pk > :p", p),
        refused(
            "prefix of partition keys",
            "Query key condition not supported",
            "begins_with(pk, :p) AND sk = :v",
            pv),
        rejectsInWordsOf(
            "three conditions",
            "Query",
            request(
                ContractTables.composite(),
                "pk = :p AND sk = :v AND a = :w",
                "{':p':{'S':'a'},':v':{'S':'b'},':w':{'S':'c'}}"),
            "Conditions can be of length 1 or 2 only",
            "The number of query conditions (3) exceeds the number of key attributes defined in the"
                + " schema (2)"),
        refused(
            "partition key of another type",
            INVALID + "Condition parameter type does not match schema type",
            "pk = :p",
            "{':p':{'N':'1'}}"),
        refused(
            "sort key of another type",
            INVALID + "Condition parameter type does not match schema type",
            "pk = :p AND sk = :v",
            "{':p':{'S':'a'},':v':{'N':'1'}}"),
        rejectsInWordsOf(
            "sort key twice",
            "Query",
            request(
                ContractTables.composite(),
                "pk = :p AND sk > :v AND sk < :w",
                "{':p':{'S':'a'},':v':{'S':'b'},':w':{'S':'c'}}"),
            "KeyConditionExpressions must only contain one condition per key",
            "Invalid KeyConditionExpression: KeyConditionExpressions must only contain one condition"
                + " per key"),
        refused(
            "part of a key",
            "KeyConditionExpressions cannot have conditions on nested attributes",
            "pk = :p AND sk.x = :v",
            pv),
        refused(
            "size of a key",
            "KeyConditionExpressions cannot contain nested operations",
            "pk = :p AND size(sk) = :v",
            "{':p':{'S':'a'},':v':{'N':'1'}}"),
        refused(
            "empty partition key",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            "pk = :p",
            "{':p':{'S':''}}"),
        refused(
            "empty sort key",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: sk",
            "pk = :p AND sk = :v",
            "{':p':{'S':'a'},':v':{'S':''}}"));
  }

  @TestFactory
  Stream<DynamicTest> operators() {
    String p = "{':p':{'S':'a'}}";
    String pv = "{':p':{'S':'a'},':v':{'S':'b'}}";
    String operator = "Invalid operator used in KeyConditionExpression: ";
    return cases(
        refused("or", operator + "OR", "pk = :p OR sk = :v", pv),
        refused("not", operator + "NOT", "pk = :p AND NOT sk = :v", pv),
        refused("in", operator + "IN", "pk = :p AND sk IN (:v)", pv),
        refused("not equal", operator + "<>", "pk = :p AND sk <> :v", pv),
        refused("existence", operator + "attribute_exists", "pk = :p AND attribute_exists(sk)", p),
        refused(
            "absence",
            operator + "attribute_not_exists",
            "pk = :p AND attribute_not_exists(sk)",
            p),
        refused("contains", operator + "contains", "pk = :p AND contains(sk, :v)", pv),
        refused(
            "two attributes",
            "Invalid condition in KeyConditionExpression: Multiple attribute names used in one"
                + " condition",
            "pk = :p AND sk = pk",
            p),
        refused(
            "no attribute",
            "Invalid condition in KeyConditionExpression: No key attribute specified",
            "pk = :p AND :v = :v",
            pv),
        refused(
            "bounds before the key",
            "Invalid condition in KeyConditionExpression: BETWEEN operator must have the key"
                + " attribute as its first operand",
            "pk = :p AND :v BETWEEN sk AND :v",
            pv),
        refused(
            "prefix before the key",
            "Invalid condition in KeyConditionExpression: begins_with operator must have the key"
                + " attribute as its first operand",
            "pk = :p AND begins_with(:v, sk)",
            pv));
  }

  @TestFactory
  Stream<DynamicTest> syntax() {
    String p = "{':p':{'S':'a'}}";
    return cases(
        invalid("empty expression", "The expression can not be empty;", "", p),
        invalid("garbage", "Syntax error; token: \"<EOF>\", near: \"whatever\"", "whatever", p),
        invalid("no operator", "Syntax error; token: \":p\", near: \"pk :p\"", "pk :p", p),
        invalid("trailing and", "Syntax error; token: \"<EOF>\", near: \"AND\"", "pk = :p AND", p),
        invalid(
            "undefined value",
            "An expression attribute value used in expression is not defined; attribute value: :q",
            "pk = :q",
            p),
        invalid(
            "undefined name",
            "An expression attribute name used in the document path is not defined; attribute name:"
                + " #pk",
            "#pk = :p",
            p),
        invalid(
            "reserved word",
            "Attribute name is a reserved keyword; reserved keyword: name",
            "name = :p",
            p),
        invalid(
            "function that does not exist",
            "Invalid function name; function: starts_with",
            "pk = :p AND starts_with(sk, :p)",
            p),
        invalid(
            "prefix that is a number",
            "Incorrect operand type for operator or function; operator or function: begins_with,"
                + " operand type: N",
            "pk = :p AND begins_with(sk, :v)",
            "{':p':{'S':'a'},':v':{'N':'1'}}"),
        invalid(
            "bounds the wrong way round",
            "The BETWEEN operator requires upper bound to be greater than or equal to lower bound;"
                + " lower bound operand: AttributeValue: {S:b}, upper bound operand: AttributeValue:"
                + " {S:a}",
            "pk = :p AND sk BETWEEN :v AND :p",
            "{':p':{'S':'a'},':v':{'S':'b'}}"),
        invalid(
            "bounds of two types",
            "The BETWEEN operator requires same data type for lower and upper bounds; lower bound"
                + " operand: AttributeValue: {N:1}, upper bound operand: AttributeValue: {S:a}",
            "pk = :p AND sk BETWEEN :v AND :p",
            "{':p':{'S':'a'},':v':{'N':'1'}}"));
  }
}
