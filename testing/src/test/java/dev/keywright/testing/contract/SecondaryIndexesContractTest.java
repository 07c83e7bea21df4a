package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Local and global indexes: what is in them, and what they give back. */
final class SecondaryIndexesContractTest extends ContractTest {

  private static Answer byGpk(String index, String gpk, String more) {
    return call(
        "Query",
        "{'TableName':'"
            + ContractTables.indexed()
            + "','IndexName':'"
            + index
            + "',"
            + "'KeyConditionExpression':'gpk = :p','ExpressionAttributeValues':{':p':{'S':'"
            + gpk
            + "'}}"
            + more
            + "}");
  }

  private static Answer byPk(String index, String pk, String more) {
    return call(
        "Query",
        "{'TableName':'"
            + ContractTables.indexed()
            + "','IndexName':'"
            + index
            + "',"
            + "'KeyConditionExpression':'pk = :p','ExpressionAttributeValues':{':p':{'S':'"
            + pk
            + "'}}"
            + more
            + "}");
  }

  private static String stored(String pk, String sk, String gpk, String gsk, String lsk) {
    String item =
        "{'pk':{'S':'"
            + pk
            + "'},'sk':{'S':'"
            + sk
            + "'},'gpk':{'S':'"
            + gpk
            + "'},'gsk':{'N':'"
            + gsk
            + "'},'lsk':{'S':'"
            + lsk
            + "'},'a':{'S':'a'},'b':{'S':'b'}}";
    put(ContractTables.indexed(), item);
    return item;
  }

  private static List<Object> sortKeys(Answer answer) {
    return Json.list(answer.body(), "Items").stream().map(i -> Json.at(i, "sk", "S")).toList();
  }

  @Test
  void globalIndexSortsByItsOwnKeys() {
    String gpk = unique();
    stored(unique(), "x", gpk, "10", "l");
    stored(unique(), "y", gpk, "9", "l");
    stored(unique(), "z", gpk, "-1", "l");
    assertEquals(List.of("z", "y", "x"), sortKeys(byGpk("gsiAll", gpk, "")));
    assertEquals(
        List.of("x", "y", "z"), sortKeys(byGpk("gsiAll", gpk, ",'ScanIndexForward':false")));
  }

  @Test
  void indexesGiveBackWhatTheyProject() {
    String pk = unique();
    String gpk = unique();
    String item = stored(pk, "s", gpk, "1", "l");
    assertJson("[" + item + "]", byGpk("gsiAll", gpk, "").at("Items"));
    assertJson("[" + item + "]", byPk("lsiAll", pk, "").at("Items"));
    assertEquals(
        Set.of("pk", "sk", "gpk"),
        Json.object(byGpk("gsiKeys", gpk, "").body(), "Items", 0).keySet());
    assertEquals(
        Set.of("pk", "sk", "gpk", "gsk", "a"),
        Json.object(byGpk("gsiInclude", gpk, "").body(), "Items", 0).keySet());
    assertEquals(
        Set.of("pk", "sk", "lsk"),
        Json.object(byPk("lsiKeys", pk, "").body(), "Items", 0).keySet());
    assertEquals(
        Set.of("pk", "sk", "lsk", "a"),
        Json.object(byPk("lsiInclude", pk, "").body(), "Items", 0).keySet());
    assertEquals(
        Set.of("pk", "sk", "gpk"),
        Json.object(
                byGpk("gsiKeys", gpk, ",'Select':'ALL_PROJECTED_ATTRIBUTES'").body(), "Items", 0)
            .keySet());
  }

  @Test
  void localIndexFetchesTheRest() {
    String pk = unique();
    String item = stored(pk, "s", unique(), "1", "l");
    assertJson("[" + item + "]", byPk("lsiKeys", pk, ",'Select':'ALL_ATTRIBUTES'").at("Items"));
    assertJson(
        "[{'b':{'S':'b'}}]",
        byPk("lsiKeys", pk, ",'ProjectionExpression':'b','ConsistentRead':true").at("Items"));
  }

  @Test
  void globalIndexDoesNotFetchTheRest() {
    String gpk = unique();
    stored(unique(), "s", gpk, "1", "l");
    assertRejected(
        VALIDATION,
        INVALID
            + "Select type ALL_ATTRIBUTES is not supported for global secondary index gsiKeys"
            + " because its projection type is not ALL",
        byGpk("gsiKeys", gpk, ",'Select':'ALL_ATTRIBUTES'"));
    assertRejected(
        VALIDATION,
        INVALID + "Global secondary index gsiKeys does not project [b]",
        byGpk("gsiKeys", gpk, ",'ProjectionExpression':'b'"));
    assertRejected(
        VALIDATION,
        INVALID + "Global secondary index gsiInclude does not project [b]",
        byGpk("gsiInclude", gpk, ",'ProjectionExpression':'a, b'"));
    assertJson(
        "[{'a':{'S':'a'}}]", byGpk("gsiInclude", gpk, ",'ProjectionExpression':'a'").at("Items"));
  }

  @Test
  void itemsWithoutTheKeysAreLeftOut() {
    String pk = unique();
    String gpk = unique();
    String key = "'pk':{'S':'" + pk + "'},'sk':{'S':'";
    put(ContractTables.indexed(), "{" + key + "1'},'gpk':{'S':'" + gpk + "'}}");
    put(ContractTables.indexed(), "{" + key + "2'},'gsk':{'N':'1'}}");
    assertEquals(List.of(), sortKeys(byGpk("gsiAll", gpk, "")));
    assertEquals(List.of("1"), sortKeys(byGpk("gsiKeys", gpk, "")));
    assertEquals(List.of(), sortKeys(byPk("lsiAll", pk, "")));
  }

  @Test
  void indexesFollowTheItem() {
    String pk = unique();
    String gpk = unique();
    String other = unique();
    stored(pk, "1", gpk, "1", "m");
    stored(pk, "1", other, "2", "a");
    assertEquals(List.of(), sortKeys(byGpk("gsiAll", gpk, "")));
    assertEquals(List.of("1"), sortKeys(byGpk("gsiAll", other, "")));
    stored(pk, "2", other, "1", "b");
    assertEquals(List.of("2", "1"), sortKeys(byGpk("gsiAll", other, "")));
    assertEquals(List.of("1", "2"), sortKeys(byPk("lsiAll", pk, "")));
    ok(
        "UpdateItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'1'}},'UpdateExpression':"
            + "'SET gsk = :n, lsk = :l','ExpressionAttributeValues':{':n':{'N':'0'},':l':{'S':'z'}}}",
        ContractTables.indexed(),
        pk);
    assertEquals(List.of("1", "2"), sortKeys(byGpk("gsiAll", other, "")));
    assertEquals(List.of("2", "1"), sortKeys(byPk("lsiAll", pk, "")));
    ok(
        "UpdateItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'2'}},'UpdateExpression':'REMOVE gpk, lsk'}",
        ContractTables.indexed(),
        pk);
    assertEquals(List.of("1"), sortKeys(byGpk("gsiAll", other, "")));
    ok(
        "DeleteItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'1'}}}",
        ContractTables.indexed(),
        pk);
    assertEquals(List.of(), sortKeys(byGpk("gsiAll", other, "")));
    assertEquals(List.of(), sortKeys(byPk("lsiAll", pk, "")));
  }

  @Test
  void rangesOverIndexKeys() {
    String pk = unique();
    String gpk = unique();
    for (int i = 1; i <= 4; i++) {
      stored(pk, "" + i, gpk, "" + i * 5, "l" + i);
    }
    Answer global =
        ok(
            "Query",
            "{'TableName':'%s','IndexName':'gsiAll',"
                + "'KeyConditionExpression':'gpk = :p AND gsk BETWEEN :a AND :b',"
                + "'ExpressionAttributeValues':{':p':{'S':'%s'},':a':{'N':'9'},':b':{'N':'15'}}}",
            ContractTables.indexed(),
            gpk);
    assertEquals(List.of("2", "3"), sortKeys(global));
    Answer local =
        ok(
            "Query",
            "{'TableName':'%s','IndexName':'lsiKeys',"
                + "'KeyConditionExpression':'pk = :p AND lsk > :a','ConsistentRead':true,"
                + "'ExpressionAttributeValues':{':p':{'S':'%s'},':a':{'S':'l2'}}}",
            ContractTables.indexed(),
            pk);
    assertEquals(List.of("3", "4"), sortKeys(local));
  }

  private static DynamicTest refused(String name, String message, String members) {
    return rejects(
        name,
        VALIDATION,
        message,
        "Query",
        "{'TableName':'" + ContractTables.indexed() + "'," + members + "}");
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String values = "'ExpressionAttributeValues':{':p':{'S':'a'}}";
    return cases(
        refused(
            "consistent read of a global index",
            "Consistent reads are not supported on global secondary indexes",
            "'IndexName':'gsiAll','KeyConditionExpression':'gpk = :p','ConsistentRead':true,"
                + values),
        refused(
            "table key for an index",
            "Query condition missed key schema element: gpk",
            "'IndexName':'gsiAll','KeyConditionExpression':'pk = :p'," + values),
        refused(
            "sort key that the index does not have",
            "Query key condition not supported",
            "'IndexName':'gsiKeys','KeyConditionExpression':'gpk = :p AND gsk = :p'," + values),
        refused(
            "index sort key of another type",
            INVALID + "Condition parameter type does not match schema type",
            "'IndexName':'gsiAll','KeyConditionExpression':'gpk = :p AND gsk = :p'," + values),
        refused(
            "table sort key in a local index",
            "Query condition missed key schema element: lsk",
            "'IndexName':'lsiAll','KeyConditionExpression':'pk = :p AND sk = :p'," + values));
  }
}
