package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What each call reports as consumed, for tables and for their indexes. */
final class ConsumedCapacityContractTest extends ContractTest {

  private static String table = "";

  /** Made by the first test that asks for it, so that a target without such tables fails tests. */
  private static synchronized String table() {
    if (table.isEmpty()) {
      oneGlobalAndOneLocalIndex();
    }
    return table;
  }

  private static void oneGlobalAndOneLocalIndex() {
    table =
        ContractTables.create(
            "'AttributeDefinitions':["
                + String.join(
                    ",",
                    ContractTables.def("pk", "S"),
                    ContractTables.def("sk", "S"),
                    ContractTables.def("g", "S"),
                    ContractTables.def("l", "S"))
                + "],"
                + ContractTables.schema("pk", "sk")
                + ",'GlobalSecondaryIndexes':["
                + ContractTables.index("gsi", "'INCLUDE','NonKeyAttributes':['p']", "g")
                + "],'LocalSecondaryIndexes':["
                + ContractTables.index("lsi", "'ALL'", "pk", "l")
                + "]");
  }

  private static void assertUnits(
      String total,
      @Nullable String base,
      @Nullable String gsi,
      @Nullable String lsi,
      @Nullable Object capacity) {
    assertEquals(table(), Json.at(capacity, "TableName"));
    assertUnits(total, Json.at(capacity, "CapacityUnits"));
    assertUnits(base, Json.at(capacity, "Table", "CapacityUnits"));
    assertUnits(gsi, Json.at(capacity, "GlobalSecondaryIndexes", "gsi", "CapacityUnits"));
    assertUnits(lsi, Json.at(capacity, "LocalSecondaryIndexes", "lsi", "CapacityUnits"));
    if (gsi == null) {
      assertNull(Json.at(capacity, "GlobalSecondaryIndexes"));
    }
    if (lsi == null) {
      assertNull(Json.at(capacity, "LocalSecondaryIndexes"));
    }
    assertNull(Json.at(capacity, "ReadCapacityUnits"));
    assertNull(Json.at(capacity, "WriteCapacityUnits"));
  }

  private static void assertUnits(@Nullable String expected, @Nullable Object actual) {
    assertEquals(expected == null ? null : Json.parse(expected), actual);
  }

  private static Answer putIndexed(String item) {
    return ok(
        "PutItem",
        "{'TableName':'%s','Item':%s,'ReturnConsumedCapacity':'INDEXES'}",
        table(),
        item);
  }

  private static String item(String pk, String more) {
    return "{'pk':{'S':'" + pk + "'},'sk':{'S':'1'}" + more + "}";
  }

  private static String padding(int bytes) {
    return ",'d':{'S':'" + "x".repeat(bytes) + "'}";
  }

  @Test
  void putsCostTheirIndexesToo() {
    String pk = unique();
    assertUnits("1", "1", null, null, putIndexed(item(pk + 1, "")).at("ConsumedCapacity"));
    assertUnits(
        "2", "1", "1", null, putIndexed(item(pk + 2, ",'g':{'S':'g'}")).at("ConsumedCapacity"));
    assertUnits(
        "2", "1", null, "1", putIndexed(item(pk + 3, ",'l':{'S':'l'}")).at("ConsumedCapacity"));
    String both = item(pk + 4, ",'g':{'S':'g'},'l':{'S':'l'},'p':{'S':'p'}");
    assertUnits("3", "1", "1", "1", putIndexed(both).at("ConsumedCapacity"));
    assertUnits("1", "1", null, null, putIndexed(both).at("ConsumedCapacity"));
  }

  @Test
  void totalHasNoParts() {
    Answer answer =
        ok(
            "PutItem",
            "{'TableName':'%s','Item':%s,'ReturnConsumedCapacity':'TOTAL'}",
            table(),
            item(unique(), ",'g':{'S':'g'}"));
    assertUnits("2", null, null, null, answer.at("ConsumedCapacity"));
    assertNull(
        ok(
                "PutItem",
                "{'TableName':'%s','Item':%s,'ReturnConsumedCapacity':'NONE'}",
                table(),
                item(unique(), ""))
            .at("ConsumedCapacity"));
  }

  @Test
  void writesCountKilobytesOfTheLargerItem() {
    String pk = unique();
    // pk and sk take 2 + 36 + 2 + 1 bytes, d one for its name.
    int overhead = 42;
    assertUnits(
        "1",
        "1",
        null,
        null,
        putIndexed(item(pk, padding(1024 - overhead))).at("ConsumedCapacity"));
    assertUnits(
        "2",
        "2",
        null,
        null,
        putIndexed(item(pk, padding(1025 - overhead))).at("ConsumedCapacity"));
    assertUnits("2", "2", null, null, putIndexed(item(pk, "")).at("ConsumedCapacity"));
    assertUnits("1", "1", null, null, putIndexed(item(pk, "")).at("ConsumedCapacity"));
  }

  private static Answer update(String pk, String expression, String values) {
    return ok(
        "UpdateItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'1'}},'UpdateExpression':'%s'%s,"
            + "'ReturnConsumedCapacity':'INDEXES'}",
        table(),
        pk,
        expression,
        values.isEmpty() ? "" : ",'ExpressionAttributeValues':{" + values + "}");
  }

  private static String seeded() {
    String pk = unique();
    putIndexed(item(pk, ",'g':{'S':'g'},'l':{'S':'l'},'p':{'S':'p'},'o':{'S':'o'}"));
    return pk;
  }

  @Test
  void updatesCostWhatChangesInAnIndex() {
    String v = "':v':{'S':'new'}";
    assertUnits("2", "1", null, "1", update(seeded(), "SET o = :v", v).at("ConsumedCapacity"));
    assertUnits("3", "1", "1", "1", update(seeded(), "SET p = :v", v).at("ConsumedCapacity"));
    assertUnits("4", "1", "2", "1", update(seeded(), "SET g = :v", v).at("ConsumedCapacity"));
    assertUnits("3", "1", "1", "1", update(seeded(), "REMOVE g", "").at("ConsumedCapacity"));
    assertUnits("3", "1", null, "2", update(seeded(), "SET l = :v", v).at("ConsumedCapacity"));
  }

  @Test
  void deletesCostWhereTheItemWas() {
    String delete =
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'1'}},'ReturnConsumedCapacity':'INDEXES'}";
    assertUnits(
        "3", "1", "1", "1", ok("DeleteItem", delete, table(), seeded()).at("ConsumedCapacity"));
    assertUnits(
        "1", "1", null, null, ok("DeleteItem", delete, table(), unique()).at("ConsumedCapacity"));
  }

  @Test
  void getsCostHalfUnlessConsistent() {
    String pk = unique();
    put(table(), item(pk, padding(5000)));
    String request =
        "{'TableName':'%s','Key':{'pk':{'S':'%s'},'sk':{'S':'1'}},'ConsistentRead':%s,"
            + "'ReturnConsumedCapacity':'%s'}";
    assertUnits(
        "1",
        null,
        null,
        null,
        ok("GetItem", request, table(), pk, "false", "TOTAL").at("ConsumedCapacity"));
    assertUnits(
        "2",
        "2",
        null,
        null,
        ok("GetItem", request, table(), pk, "true", "INDEXES").at("ConsumedCapacity"));
    assertUnits(
        "0.5",
        null,
        null,
        null,
        ok("GetItem", request, table(), unique(), "false", "TOTAL").at("ConsumedCapacity"));
    assertUnits(
        "1",
        null,
        null,
        null,
        ok("GetItem", request, table(), unique(), "true", "TOTAL").at("ConsumedCapacity"));
  }

  private static Answer query(String members) {
    return ok("Query", "{'TableName':'" + table() + "',%s}", members);
  }

  @Test
  void queriesAddUpBeforeTheyRound() {
    String pk = unique();
    for (int i = 0; i < 5; i++) {
      put(
          table(),
          "{'pk':{'S':'"
              + pk
              + "'},'sk':{'S':'"
              + i
              + "'},'g':{'S':'"
              + pk
              + "'},'l':{'S':'l'}"
              + padding(2000)
              + "}");
    }
    String all =
        "'KeyConditionExpression':'pk = :p','ExpressionAttributeValues':{':p':{'S':'"
            + pk
            + "'}},"
            + "'ReturnConsumedCapacity':'INDEXES'";
    // Five items of about 2,080 bytes are three units of 4 KB.
    assertUnits("1.5", "1.5", null, null, query(all).at("ConsumedCapacity"));
    assertUnits("3", "3", null, null, query(all + ",'ConsistentRead':true").at("ConsumedCapacity"));
    assertUnits(
        "1.5",
        "1.5",
        null,
        null,
        query(all + ",'ProjectionExpression':'sk'").at("ConsumedCapacity"));
    assertUnits("1.5", "0", null, "1.5", query(all + ",'IndexName':'lsi'").at("ConsumedCapacity"));
    assertUnits(
        "0.5",
        "0",
        "0.5",
        null,
        query(all.replace("'pk = :p'", "'g = :p'") + ",'IndexName':'gsi'").at("ConsumedCapacity"));
    assertUnits("0.5", "0.5", null, null, query(all.replace(pk, unique())).at("ConsumedCapacity"));
  }

  @Test
  void batchesReportEachTable() {
    String pk = unique();
    Answer write =
        ok(
            "BatchWriteItem",
            "{'RequestItems':{'%s':[{'PutRequest':{'Item':%s}},{'PutRequest':{'Item':%s}}]},"
                + "'ReturnConsumedCapacity':'INDEXES'}",
            table(),
            item(pk + 1, ",'g':{'S':'g'}"),
            item(pk + 2, ""));
    assertEquals(1, Json.list(write.body(), "ConsumedCapacity").size());
    assertUnits("3", "2", "1", null, write.at("ConsumedCapacity", 0));
    Answer read =
        ok(
            "BatchGetItem",
            "{'RequestItems':{'%1$s':{'Keys':[{'pk':{'S':'%2$s1'},'sk':{'S':'1'}},"
                + "{'pk':{'S':'%2$s2'},'sk':{'S':'1'}},{'pk':{'S':'%2$s3'},'sk':{'S':'1'}}]}},"
                + "'ReturnConsumedCapacity':'TOTAL'}",
            table(),
            pk);
    assertUnits("1.5", null, null, null, read.at("ConsumedCapacity", 0));
  }

  @Test
  void transactionsCostTwice() {
    String pk = unique();
    Answer write =
        ok(
            "TransactWriteItems",
            "{'ReturnConsumedCapacity':'TOTAL','TransactItems':["
                + "{'Put':{'TableName':'%1$s','Item':{'pk':{'S':'%2$s1'},'sk':{'S':'1'}}}},"
                + "{'Put':{'TableName':'%1$s','Item':{'pk':{'S':'%2$s2'},'sk':{'S':'1'}}}}]}",
            table(),
            pk);
    assertUnits("4", write.at("ConsumedCapacity", 0, "CapacityUnits"));
    Answer read =
        ok(
            "TransactGetItems",
            "{'ReturnConsumedCapacity':'TOTAL','TransactItems':["
                + "{'Get':{'TableName':'%1$s','Key':{'pk':{'S':'%2$s1'},'sk':{'S':'1'}}}},"
                + "{'Get':{'TableName':'%1$s','Key':{'pk':{'S':'%2$s3'},'sk':{'S':'1'}}}}]}",
            table(),
            pk);
    assertUnits("4", read.at("ConsumedCapacity", 0, "CapacityUnits"));
  }

  @Test
  void itemCollectionsOfLocalIndexesHaveASize() {
    String pk = unique();
    Answer answer =
        ok(
            "PutItem",
            "{'TableName':'%s','Item':%s,'ReturnItemCollectionMetrics':'SIZE'}",
            table(),
            item(pk, ""));
    assertJson(
        "{'pk':{'S':'" + pk + "'}}", answer.at("ItemCollectionMetrics", "ItemCollectionKey"));
    assertEquals(
        2, Json.list(answer.body(), "ItemCollectionMetrics", "SizeEstimateRangeGB").size());
    assertNull(
        ok(
                "PutItem",
                "{'TableName':'%s','Item':{'pk':{'S':'%s'}},'ReturnItemCollectionMetrics':'SIZE'}",
                ContractTables.hash(),
                pk)
            .at("ItemCollectionMetrics"));
  }
}
