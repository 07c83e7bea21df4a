package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.utils.Pair;

/** Pages: where they end, what their last key holds, and which start keys are refused. */
final class PaginationContractTest extends ContractTest {

  private static Answer page(String table, String members, @Nullable String startKey, int limit) {
    return ok(
        "Query",
        "{'TableName':'"
            + table
            + "',"
            + members
            + ",'Limit':"
            + limit
            + (startKey == null ? "" : ",'ExclusiveStartKey':" + startKey)
            + "}");
  }

  /** The sort keys of all pages, and how many pages there were. */
  private static Pair<List<Object>, Integer> walk(String table, String members, int limit) {
    List<Object> found = new ArrayList<>();
    String startKey = null;
    int pages = 0;
    do {
      Answer page = page(table, members, startKey, limit);
      Json.list(page.body(), "Items").forEach(item -> found.add(Json.at(item, "sk", "S")));
      startKey = page.at("LastEvaluatedKey") == null ? null : text(page.at("LastEvaluatedKey"));
      pages++;
      assertTrue(pages < 50, "the pages never end");
    } while (startKey != null);
    return Pair.of(found, pages);
  }

  /** A key that was given back, as a request has it. */
  private static String text(@Nullable Object key) {
    List<String> members = new ArrayList<>();
    Json.object(key)
        .forEach(
            (name, value) ->
                Json.object(value)
                    .forEach(
                        (type, v) -> members.add("'" + name + "':{'" + type + "':'" + v + "'}")));
    return "{" + String.join(",", members) + "}";
  }

  private static String partition(int size) {
    String pk = unique();
    for (int i = 0; i < size; i++) {
      put(ContractTables.composite(), "{'pk':{'S':'" + pk + "'},'sk':{'S':'" + i + "'}}");
    }
    return pk;
  }

  private static String key(String pk) {
    return "'KeyConditionExpression':'pk = :p','ExpressionAttributeValues':{':p':{'S':'"
        + pk
        + "'}}";
  }

  @Test
  void walksBothWays() {
    String members = key(partition(5));
    assertEquals(
        List.of("0", "1", "2", "3", "4"), walk(ContractTables.composite(), members, 2).left());
    assertEquals(
        List.of("4", "3", "2", "1", "0"),
        walk(ContractTables.composite(), members + ",'ScanIndexForward':false", 2).left());
  }

  @Test
  void fullLastPageHasALastKey() {
    String pk = partition(2);
    Answer full = page(ContractTables.composite(), key(pk), null, 2);
    assertJson("{'pk':{'S':'" + pk + "'},'sk':{'S':'1'}}", full.at("LastEvaluatedKey"));
    Answer empty = page(ContractTables.composite(), key(pk), text(full.at("LastEvaluatedKey")), 2);
    assertJson("[]", empty.at("Items"));
    assertNull(empty.at("LastEvaluatedKey"));
    assertNull(page(ContractTables.composite(), key(pk), null, 3).at("LastEvaluatedKey"));
  }

  @Test
  void startKeyNeedNotExist() {
    String pk = partition(3);
    Answer page =
        page(ContractTables.composite(), key(pk), "{'pk':{'S':'" + pk + "'},'sk':{'S':'00'}}", 9);
    assertEquals(
        List.of("1", "2"),
        Json.list(page.body(), "Items").stream().map(i -> Json.at(i, "sk", "S")).toList());
  }

  @Test
  void endsAPageAfterAMegabyte() {
    String pk = unique();
    String padding = "x".repeat(100_000);
    for (int i = 10; i < 22; i++) {
      put(
          ContractTables.composite(),
          "{'pk':{'S':'" + pk + "'},'sk':{'S':'" + i + "'},'d':{'S':'" + padding + "'}}");
    }
    Answer page = ok("Query", "{'TableName':'%s',%s}", ContractTables.composite(), key(pk));
    assertJson("11", page.at("Count"));
    assertJson("{'pk':{'S':'" + pk + "'},'sk':{'S':'20'}}", page.at("LastEvaluatedKey"));
    Answer filtered =
        ok(
            "Query",
            "{'TableName':'%s','KeyConditionExpression':'pk = :p','FilterExpression':'d = :p',"
                + "'ExpressionAttributeValues':{':p':{'S':'%s'}}}",
            ContractTables.composite(),
            pk);
    assertJson("0", filtered.at("Count"));
    assertJson("11", filtered.at("ScannedCount"));
    assertNotNull(filtered.at("LastEvaluatedKey"));
  }

  @Test
  void indexPagesCarryAllKeys() {
    String table = ContractTables.indexed();
    String pk = unique();
    String gpk = unique();
    for (int i = 0; i < 4; i++) {
      put(
          table,
          "{'pk':{'S':'"
              + pk
              + "'},'sk':{'S':'"
              + i
              + "'},'lsk':{'S':'same'},'gpk':{'S':'"
              + gpk
              + "'},'gsk':{'N':'7'}}");
    }
    String global =
        "'IndexName':'gsiAll','KeyConditionExpression':'gpk = :p',"
            + "'ExpressionAttributeValues':{':p':{'S':'"
            + gpk
            + "'}}";
    Answer page = page(table, global, null, 1);
    assertEquals(
        Set.of("pk", "sk", "gpk", "gsk"), Json.object(page.body(), "LastEvaluatedKey").keySet());
    assertEquals(Set.of("0", "1", "2", "3"), Set.copyOf(walk(table, global, 1).left()));
    assertEquals(4, walk(table, global, 3).left().size());
    String keysOnly = global.replace("gsiAll", "gsiKeys");
    assertEquals(
        Set.of("pk", "sk", "gpk"),
        Json.object(page(table, keysOnly, null, 1).body(), "LastEvaluatedKey").keySet());
    assertEquals(4, Set.copyOf(walk(table, keysOnly, 1).left()).size());
    String local =
        "'IndexName':'lsiAll','KeyConditionExpression':'pk = :p AND lsk = :l',"
            + "'ExpressionAttributeValues':{':p':{'S':'"
            + pk
            + "'},':l':{'S':'same'}}";
    assertEquals(
        Set.of("pk", "sk", "lsk"),
        Json.object(page(table, local, null, 1).body(), "LastEvaluatedKey").keySet());
    assertEquals(Set.of("0", "1", "2", "3"), Set.copyOf(walk(table, local, 1).left()));
    assertEquals(4, walk(table, local + ",'ScanIndexForward':false", 3).left().size());
  }

  private static DynamicTest refused(String name, String message, String members, String startKey) {
    return rejects(
        name,
        VALIDATION,
        message,
        "Query",
        "{'TableName':'"
            + ContractTables.composite()
            + "',"
            + members
            + ",'ExclusiveStartKey':"
            + startKey
            + "}");
  }

  @TestFactory
  Stream<DynamicTest> startKeys() {
    String all = key("a");
    String invalid = "The provided starting key is invalid";
    String range =
        "'KeyConditionExpression':'pk = :p AND sk > :s',"
            + "'ExpressionAttributeValues':{':p':{'S':'a'},':s':{'S':'m'}}";
    return cases(
        refused("start key of another attribute", invalid, all, "{'bad':{'S':'a'}}"),
        refused("start key without sort key", invalid, all, "{'pk':{'S':'a'}}"),
        refused(
            "start key with too much",
            invalid,
            all,
            "{'pk':{'S':'a'},'sk':{'S':'a'},'x':{'S':'a'}}"),
        refused(
            "start key of no value",
            invalid
                + ": Supplied AttributeValue is empty, must contain exactly one of the supported"
                + " datatypes",
            all,
            "{'pk':{},'sk':{'S':'a'}}"),
        refused(
            "start key of another partition",
            "The provided starting key is outside query boundaries based on provided conditions",
            all,
            "{'pk':{'S':'b'},'sk':{'S':'a'}}"),
        refused(
            "start key before the range",
            "The provided starting key does not match the range key predicate",
            range,
            "{'pk':{'S':'a'},'sk':{'S':'a'}}"),
        rejects(
            "start key without index key",
            VALIDATION,
            invalid,
            "Query",
            "{'TableName':'"
                + ContractTables.indexed()
                + "','IndexName':'gsiAll',"
                + "'KeyConditionExpression':'gpk = :p',"
                + "'ExpressionAttributeValues':{':p':{'S':'a'}},"
                + "'ExclusiveStartKey':{'pk':{'S':'a'},'sk':{'S':'a'}}}"));
  }
}
