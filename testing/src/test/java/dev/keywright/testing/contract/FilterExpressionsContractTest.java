package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Filters are applied after reading: they count, limit and cost what was read. */
final class FilterExpressionsContractTest extends ContractTest {

  private static String tenItems() {
    String pk = unique();
    for (int i = 0; i < 10; i++) {
      put(
          ContractTables.composite(),
          "{'pk':{'S':'"
              + pk
              + "'},'sk':{'S':'"
              + i
              + "'},'n':{'N':'"
              + i
              + "'},"
              + "'parity':{'S':'"
              + (i % 2 == 0 ? "even" : "odd")
              + "'}}");
    }
    return pk;
  }

  private static Answer query(String pk, String filter, String values, String more) {
    return ok(
        "Query",
        "{'TableName':'"
            + ContractTables.composite()
            + "','KeyConditionExpression':'pk = :p',"
            + "'FilterExpression':'"
            + filter
            + "','ExpressionAttributeValues':{':p':{'S':'"
            + pk
            + "'}"
            + values
            + "}"
            + more
            + "}");
  }

  private static List<Object> sortKeys(Answer answer) {
    return Json.list(answer.body(), "Items").stream().map(i -> Json.at(i, "sk", "S")).toList();
  }

  @Test
  void countsWhatWasRead() {
    Answer answer = query(tenItems(), "parity = :v", ",':v':{'S':'even'}", "");
    assertEquals(List.of("0", "2", "4", "6", "8"), sortKeys(answer));
    assertJson("5", answer.at("Count"));
    assertJson("10", answer.at("ScannedCount"));
    assertNull(answer.at("LastEvaluatedKey"));
  }

  @Test
  void limitsWhatIsRead() {
    String pk = tenItems();
    Answer page = query(pk, "parity = :v", ",':v':{'S':'odd'}", ",'Limit':3");
    assertEquals(List.of("1"), sortKeys(page));
    assertJson("1", page.at("Count"));
    assertJson("3", page.at("ScannedCount"));
    assertJson("{'pk':{'S':'" + pk + "'},'sk':{'S':'2'}}", page.at("LastEvaluatedKey"));
  }

  @Test
  void pageMayBeEmpty() {
    Answer page = query(tenItems(), "n > :v", ",':v':{'N':'100'}", ",'Limit':4");
    assertEquals(List.of(), sortKeys(page));
    assertJson("4", page.at("ScannedCount"));
    assertNotNull(page.at("LastEvaluatedKey"));
  }

  @Test
  void everyKindOfFilter() {
    String pk = tenItems();
    assertEquals(
        List.of("7", "9"),
        sortKeys(query(pk, "parity = :v AND n > :n", ",':v':{'S':'odd'},':n':{'N':'5'}", "")));
    assertEquals(
        List.of("3", "4"),
        sortKeys(query(pk, "n BETWEEN :a AND :b", ",':a':{'N':'3'},':b':{'N':'4'}", "")));
    assertEquals(
        List.of("1", "8"),
        sortKeys(query(pk, "n IN (:a, :b)", ",':a':{'N':'8'},':b':{'N':'1'}", "")));
    assertEquals(
        List.of(), sortKeys(query(pk, "attribute_exists(m) AND n <> :a", ",':a':{'N':'8'}", "")));
    assertEquals(List.of("0"), sortKeys(query(pk, "NOT n > :a", ",':a':{'N':'0'}", "")));
  }

  @Test
  void filterOverWhatIsNotProjected() {
    String pk = tenItems();
    Answer answer =
        query(pk, "parity = :v", ",':v':{'S':'odd'}", ",'ProjectionExpression':'n','Limit':2");
    assertJson("[{'n':{'N':'1'}}]", answer.at("Items"));
  }

  private static DynamicTest refused(String name, String message, String filter, String values) {
    return rejects(
        name,
        VALIDATION,
        message,
        "Query",
        "{'TableName':'"
            + ContractTables.composite()
            + "','KeyConditionExpression':'pk = :p',"
            + "'FilterExpression':'"
            + filter
            + "','ExpressionAttributeValues':{':p':{'S':'a'}"
            + values
            + "}}");
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String key =
        "Filter Expression can only contain non-primary key attributes: Primary key attribute: ";
    return cases(
        refused("partition key", key + "pk", "pk = :p", ""),
        refused("sort key", key + "sk", "sk > :p", ""),
        refused("sort key in a function", key + "sk", "attribute_exists(sk)", ""),
        refused("part of a key", key + "sk", "sk.a = :p", ""),
        refused(
            "empty expression",
            "Invalid FilterExpression: The expression can not be empty;",
            "",
            ""),
        refused(
            "undefined name",
            "Invalid FilterExpression: An expression attribute name used in the document path is not"
                + " defined; attribute name: #missing",
            "#missing = :v",
            ",':v':{'S':'a'}"),
        refused(
            "redundant parentheses",
            "Invalid FilterExpression: The expression has redundant parentheses;",
            "((a = :p))",
            ""),
        refused(
            "reserved word",
            "Invalid FilterExpression: Attribute name is a reserved keyword; reserved keyword:"
                + " status",
            "status = :p",
            ""),
        refused(
            "begins_with of a number",
            "Invalid FilterExpression: Incorrect operand type for operator or function; operator or"
                + " function: begins_with, operand type: N",
            "begins_with(a, :v)",
            ",':v':{'N':'1'}"),
        refused(
            "unused value",
            "Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}",
            "a = :p",
            ",':v':{'N':'1'}"),
        refused(
            "syntax",
            "Invalid FilterExpression: Syntax error; token: \"<EOF>\", near: \"AND\"",
            "a = :p AND",
            ""));
  }

  @Test
  void indexKeysMayNotBeFilteredByTheirIndex() {
    assertRejected(
        VALIDATION,
        "Filter Expression can only contain non-primary key attributes: Primary key attribute: gsk",
        call(
            "Query",
            "{'TableName':'%s','IndexName':'gsiAll','KeyConditionExpression':'gpk = :p',"
                + "'FilterExpression':'gsk = :n',"
                + "'ExpressionAttributeValues':{':p':{'S':'a'},':n':{'N':'1'}}}",
            ContractTables.indexed()));
    ok(
        "Query",
        "{'TableName':'%s','IndexName':'gsiAll','KeyConditionExpression':'gpk = :p',"
            + "'FilterExpression':'pk = :p','ExpressionAttributeValues':{':p':{'S':'a'}}}",
        ContractTables.indexed());
  }
}
