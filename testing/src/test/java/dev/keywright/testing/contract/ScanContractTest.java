package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Scan, over a table of its own. */
final class ScanContractTest extends ContractTest {

  private static String table = "";

  /** Made by the first test that asks for it, so that a target without such tables fails tests. */
  private static synchronized String table() {
    if (table.isEmpty()) {
      thirtyItems();
    }
    return table;
  }

  private static void thirtyItems() {
    table = ContractTables.create(ContractTables.indexedSchema());
    for (int i = 10; i < 40; i++) {
      String index = i % 3 == 0 ? ",'gpk':{'S':'g" + i % 2 + "'},'gsk':{'N':'" + i + "'}" : "";
      String local = i % 5 == 0 ? ",'lsk':{'S':'l'}" : "";
      put(
          table,
          "{'pk':{'S':'p"
              + i % 7
              + "'},'sk':{'S':'"
              + i
              + "'},'n':{'N':'"
              + i
              + "'},'a':{'S':'a'}"
              + index
              + local
              + "}");
    }
  }

  private static Answer scan(String more) {
    return ok("Scan", "{'TableName':'%s'%s}", table(), more);
  }

  private static Set<Object> sortKeys(Answer answer) {
    Set<Object> keys = new TreeSet<>();
    Json.list(answer.body(), "Items").forEach(item -> keys.add(Json.at(item, "sk", "S")));
    return keys;
  }

  @Test
  void findsEverything() {
    Answer answer = scan("");
    assertEquals(30, sortKeys(answer).size());
    assertJson("30", answer.at("Count"));
    assertJson("30", answer.at("ScannedCount"));
    assertNull(answer.at("LastEvaluatedKey"));
  }

  @Test
  void keepsPartitionsTogetherAndInOrder() {
    List<Object> order = new ArrayList<>();
    List<Object> partitions = new ArrayList<>();
    for (Object item : Json.list(scan("").body(), "Items")) {
      Object partition = Json.at(item, "pk", "S");
      if (partitions.isEmpty() || !partitions.get(partitions.size() - 1).equals(partition)) {
        partitions.add(partition);
        order.clear();
      }
      Object sortKey = Json.at(item, "sk", "S");
      assertTrue(
          order.isEmpty() || order.get(order.size() - 1).toString().compareTo("" + sortKey) < 0);
      order.add(sortKey);
    }
    assertEquals(7, partitions.size());
    assertEquals(7, Set.copyOf(partitions).size());
  }

  @Test
  void filters() {
    Answer answer =
        scan(",'FilterExpression':'n < :n','ExpressionAttributeValues':{':n':{'N':'13'}}");
    assertEquals(Set.of("10", "11", "12"), sortKeys(answer));
    assertJson("30", answer.at("ScannedCount"));
    assertEquals(
        Set.of("14"),
        sortKeys(
            scan(",'FilterExpression':'sk = :s','ExpressionAttributeValues':{':s':{'S':'14'}}")));
  }

  @Test
  void projectsAndCounts() {
    Answer projected =
        scan(
            ",'FilterExpression':'n = :n','ProjectionExpression':'a',"
                + "'ExpressionAttributeValues':{':n':{'N':'20'}}");
    assertJson("[{'a':{'S':'a'}}]", projected.at("Items"));
    assertJson("{'Count':30,'ScannedCount':30}", scan(",'Select':'COUNT'").body());
  }

  @Test
  void walksInPages() {
    Set<Object> found = new TreeSet<>();
    String start = "";
    for (int pages = 0; pages < 40; pages++) {
      Answer page = scan(",'Limit':7" + start);
      assertTrue(Json.list(page.body(), "Items").size() <= 7);
      found.addAll(sortKeys(page));
      if (page.at("LastEvaluatedKey") == null) {
        break;
      }
      start =
          ",'ExclusiveStartKey':{'pk':{'S':'"
              + page.at("LastEvaluatedKey", "pk", "S")
              + "'},'sk':{'S':'"
              + page.at("LastEvaluatedKey", "sk", "S")
              + "'}}";
    }
    assertEquals(30, found.size());
  }

  @Test
  void segmentsShareTheTable() {
    Set<Object> found = new TreeSet<>();
    int total = 0;
    for (int segment = 0; segment < 4; segment++) {
      Answer part = scan(",'Segment':" + segment + ",'TotalSegments':4");
      found.addAll(sortKeys(part));
      total += sortKeys(part).size();
    }
    assertEquals(30, found.size());
    assertEquals(30, total);
  }

  @Test
  void globalIndexHoldsOnlyItemsWithItsKeys() {
    Answer answer = scan(",'IndexName':'gsiAll'");
    assertEquals(
        Set.of("12", "15", "18", "21", "24", "27", "30", "33", "36", "39"), sortKeys(answer));
    Answer keys = scan(",'IndexName':'gsiKeys','Limit':1");
    assertEquals(Set.of("pk", "sk", "gpk"), Json.object(keys.body(), "Items", 0).keySet());
    assertEquals(Set.of("pk", "sk", "gpk"), Json.object(keys.body(), "LastEvaluatedKey").keySet());
  }

  @Test
  void localIndexHoldsOnlyItemsWithItsKeys() {
    Answer answer = scan(",'IndexName':'lsiKeys','ConsistentRead':true");
    assertEquals(Set.of("10", "15", "20", "25", "30", "35"), sortKeys(answer));
    assertEquals(Set.of("pk", "sk", "lsk"), Json.object(answer.body(), "Items", 0).keySet());
    Answer whole = scan(",'IndexName':'lsiKeys','Select':'ALL_ATTRIBUTES','Limit':1");
    assertNotNull(whole.at("Items", 0, "a"));
  }

  private static DynamicTest refused(String name, String message, String members) {
    return rejects(
        name,
        VALIDATION,
        message,
        "Scan",
        "{'TableName':'" + ContractTables.composite() + "'" + members + "}");
  }

  private static DynamicTest refusedInWordsOf(String name, String members, String... messages) {
    return rejectsInWordsOf(
        name,
        "Scan",
        "{'TableName':'" + ContractTables.composite() + "'" + members + "}",
        messages);
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    return cases(
        rejectsInWordsOf(
            "no table name",
            "Scan",
            "{}",
            constraint(null, "tableName", "Member must not be null")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "Scan",
            "{'TableName':'" + ContractTables.freshName() + "'}"),
        refused(
            "segment alone",
            "The TotalSegments parameter is required but was not present in the request when Segment"
                + " parameter is present",
            ",'Segment':0"),
        refused(
            "number of segments alone",
            "The Segment parameter is required but was not present in the request when parameter"
                + " TotalSegments is present",
            ",'TotalSegments':4"),
        refusedInWordsOf(
            "segment beyond the last",
            ",'Segment':5,'TotalSegments':5",
            "The Segment parameter is zero-based and must be less than parameter TotalSegments:"
                + " Segment: 5 is not less than TotalSegments: 5",
            "The Segment parameter is zero-based and must be less than parameter TotalSegments"),
        refusedInWordsOf(
            "negative segment",
            ",'Segment':-1,'TotalSegments':4",
            constraint("-1", "segment", "Member must have value greater than or equal to 0")),
        refusedInWordsOf(
            "limit of 0",
            ",'Limit':0",
            constraint("0", "limit", "Member must have value greater than or equal to 1")),
        refusedInWordsOf(
            "more than a million segments",
            ",'Segment':0,'TotalSegments':1000001",
            constraint(
                "1000001",
                "totalSegments",
                "Member must have value less than or equal to 1000000")),
        refusedInWordsOf(
            "start key of another attribute",
            ",'ExclusiveStartKey':{'bad':{'S':'p'}}",
            "The provided starting key is invalid: The provided key element does not match the"
                + " schema",
            "The provided starting key is invalid"),
        refusedInWordsOf(
            "specific attributes without naming them",
            ",'Select':'SPECIFIC_ATTRIBUTES'",
            "Must specify the AttributesToGet or ProjectionExpression when choosing to get"
                + " SPECIFIC_ATTRIBUTES",
            "1 validation error detected: Must specify the AttributesToGet or ProjectionExpression"
                + " when choosing to get SPECIFIC_ATTRIBUTES"),
        refused(
            "index that is missing",
            "The table does not have the specified index: whatever",
            ",'IndexName':'whatever'"),
        refused(
            "filter and scan filter",
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {ScanFilter}"
                + " Expression parameters: {FilterExpression}",
            ",'ScanFilter':{},'FilterExpression':'attribute_exists(a)'"),
        refused(
            "values without filter",
            "ExpressionAttributeValues can only be specified when using expressions:"
                + " FilterExpression is null",
            ",'ExpressionAttributeValues':{':v':{'S':'a'}}"),
        refused(
            "prefix that is a number",
            "Invalid FilterExpression: Incorrect operand type for operator or function; operator or"
                + " function: begins_with, operand type: N",
            ",'FilterExpression':'begins_with(a, :v)',"
                + "'ExpressionAttributeValues':{':v':{'N':'1'}}"),
        refused(
            "projection with a path twice, though nothing matches",
            "Invalid ProjectionExpression: Two document paths overlap with each other; must remove"
                + " or rewrite one of these paths; path one: [a], path two: [a]",
            ",'FilterExpression':'pk = :v','ProjectionExpression':'a, a',"
                + "'ExpressionAttributeValues':{':v':{'S':'nobody'}}"));
  }

  @Test
  void consistentScanOfAGlobalIndexIsRefused() {
    assertRejected(
        VALIDATION,
        "Consistent reads are not supported on global secondary indexes",
        call("Scan", "{'TableName':'%s','IndexName':'gsiAll','ConsistentRead':true}", table()));
  }
}
