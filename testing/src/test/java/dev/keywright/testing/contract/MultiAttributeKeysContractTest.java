package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Global indexes over several partition and sort attributes, up to four of each. */
final class MultiAttributeKeysContractTest extends ContractTest {

  private static String table = "";

  /** Made by the first test that asks for it, so that a target without such tables fails tests. */
  private static synchronized String table() {
    if (table.isEmpty()) {
      sixItems();
    }
    return table;
  }

  private static String element(String attribute, String type) {
    return "{'AttributeName':'" + attribute + "','KeyType':'" + type + "'}";
  }

  private static void sixItems() {
    String definitions =
        String.join(
            ",",
            Stream.of("pk", "h", "i", "a", "b", "c").map(n -> ContractTables.def(n, "S")).toList());
    table =
        ContractTables.create(
            "'AttributeDefinitions':["
                + definitions
                + ","
                + ContractTables.def("n", "N")
                + "],"
                + ContractTables.schema("pk")
                + ",'GlobalSecondaryIndexes':[{'IndexName':'many','KeySchema':["
                + String.join(
                    ",",
                    element("h", "HASH"),
                    element("i", "HASH"),
                    element("a", "RANGE"),
                    element("b", "RANGE"),
                    element("n", "RANGE"))
                + "],'Projection':{'ProjectionType':'ALL'}},"
                + ContractTables.index("one", "'ALL'", "c")
                + "]");
    add("p1", "T", "live", "10");
    add("p2", "T", "live", "9");
    add("p3", "T", "live", "-1");
    add("p4", "T", "draft", "5");
    add("p5", "F", "live", "7");
    put(table, "{'pk':{'S':'p6'},'h':{'S':'o'},'i':{'S':'1'},'a':{'S':'T'},'n':{'N':'1'}}");
    put(
        table,
        "{'pk':{'S':'p7'},'h':{'S':'o'},'i':{'S':'2'},'a':{'S':'T'},'b':{'S':'live'},'n':{'N':'1'}}");
  }

  private static void add(String pk, String a, String b, String n) {
    put(
        table,
        "{'pk':{'S':'"
            + pk
            + "'},'h':{'S':'o'},'i':{'S':'1'},'a':{'S':'"
            + a
            + "'},'b':{'S':'"
            + b
            + "'},'n':{'N':'"
            + n
            + "'}}");
  }

  private static String request(String condition, String more) {
    List<String> values = new ArrayList<>();
    for (String value :
        List.of(
            "':h':{'S':'o'}",
            "':i':{'S':'1'}",
            "':a':{'S':'T'}",
            "':b':{'S':'live'}",
            "':n':{'N':'9'}",
            "':l':{'S':'li'}")) {
      if (condition.contains(value.substring(1, 3))) {
        values.add(value);
      }
    }
    return "{'TableName':'"
        + table()
        + "','IndexName':'many','KeyConditionExpression':'"
        + condition
        + "','ExpressionAttributeValues':{"
        + String.join(",", values)
        + "}"
        + more
        + "}";
  }

  private static List<Object> found(String condition, String more) {
    return Json.list(ok("Query", request(condition, more)).body(), "Items").stream()
        .map(item -> Json.at(item, "pk", "S"))
        .toList();
  }

  @Test
  void sortsByOneAttributeAfterTheOther() {
    assertEquals(List.of("p5", "p4", "p3", "p2", "p1"), found("h = :h AND i = :i", ""));
    assertEquals(
        List.of("p1", "p2", "p3", "p4", "p5"),
        found("h = :h AND i = :i", ",'ScanIndexForward':false"));
  }

  @Test
  void narrowsFromLeftToRight() {
    assertEquals(List.of("p4", "p3", "p2", "p1"), found("h = :h AND i = :i AND a = :a", ""));
    assertEquals(List.of("p3", "p2", "p1"), found("h = :h AND i = :i AND a = :a AND b = :b", ""));
    assertEquals(List.of("p4"), found("h = :h AND i = :i AND a = :a AND b < :b", ""));
    assertEquals(
        List.of("p2", "p1"), found("h = :h AND i = :i AND a = :a AND b = :b AND n >= :n", ""));
    assertEquals(List.of("p2"), found("h = :h AND i = :i AND a = :a AND b = :b AND n = :n", ""));
    assertEquals(
        List.of("p3", "p2", "p1"),
        found("h = :h AND i = :i AND a = :a AND begins_with(b, :l)", ""));
    assertEquals(List.of("p3", "p2", "p1"), found("b = :b AND i = :i AND a = :a AND h = :h", ""));
  }

  @Test
  void pagesCarryEveryKey() {
    Answer page = ok("Query", request("h = :h AND i = :i AND a = :a", ",'Limit':2"));
    assertEquals(
        Set.of("pk", "h", "i", "a", "b", "n"),
        Json.object(page.body(), "LastEvaluatedKey").keySet());
  }

  @Test
  void describesTheSchemaInOrder() {
    for (Object index :
        Json.list(ContractTables.awaitActive(table()).body(), "Table", "GlobalSecondaryIndexes")) {
      if ("many".equals(Json.at(index, "IndexName"))) {
        assertEquals(
            List.of("h", "i", "a", "b", "n"),
            Json.list(index, "KeySchema").stream().map(k -> Json.at(k, "AttributeName")).toList());
      }
    }
  }

  private static DynamicTest refused(String name, String message, String condition) {
    return DynamicTest.dynamicTest(
        name,
        () ->
            assertRejected(
                VALIDATION, text -> text.contains(message), call("Query", request(condition, ""))));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String equality =
        " must have equality conditions specified in the query because a condition is present on key"
            + " attribute ";
    return cases(
        refused(
            "gap",
            "RANGE key attributes b" + equality + "n",
            "h = :h AND i = :i AND a = :a AND n = :n"),
        refused(
            "range before the last",
            "RANGE key attributes b" + equality + "n",
            "h = :h AND i = :i AND a = :a AND b > :b AND n = :n"),
        refused(
            "first sort attribute left out",
            "RANGE key attributes a" + equality + "b",
            "h = :h AND i = :i AND b = :b"),
        refused("partition attribute left out", "i", "h = :h"),
        refused("range of a partition attribute", "", "h = :h AND i > :i"));
  }

  @Test
  void tablesThemselvesHaveTwoKeys() {
    assertRejected(
        VALIDATION,
        message -> message.contains("'keySchema' failed to satisfy constraint"),
        call(
            "CreateTable",
            "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST','AttributeDefinitions':[%s,%s,%s],"
                + "'KeySchema':[%s,%s,%s]}",
            ContractTables.freshName(),
            ContractTables.def("a", "S"),
            ContractTables.def("b", "S"),
            ContractTables.def("c", "S"),
            element("a", "HASH"),
            element("b", "HASH"),
            element("c", "RANGE")));
  }

  @Test
  void indexesHaveFourOfEachAtMost() {
    String definitions =
        String.join(
            ",",
            Stream.of("pk", "a", "b", "c", "d", "e").map(n -> ContractTables.def(n, "S")).toList());
    Answer answer =
        call(
            "CreateTable",
            "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST','AttributeDefinitions':[%s],%s,"
                + "'GlobalSecondaryIndexes':[{'IndexName':'index','KeySchema':[%s],"
                + "'Projection':{'ProjectionType':'ALL'}}]}",
            ContractTables.freshName(),
            definitions,
            ContractTables.schema("pk"),
            String.join(
                ",", Stream.of("a", "b", "c", "d", "e").map(n -> element(n, "HASH")).toList()));
    assertEquals(VALIDATION, answer.errorType());
  }
}
