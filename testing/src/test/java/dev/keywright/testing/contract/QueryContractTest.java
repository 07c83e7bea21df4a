package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Query: order, Select, and the parameters it refuses. */
final class QueryContractTest extends ContractTest {

  private static String three() {
    String pk = unique();
    for (String sortKey : List.of("b", "a", "c")) {
      put(
          ContractTables.composite(),
          "{'pk':{'S':'" + pk + "'},'sk':{'S':'" + sortKey + "'},'v':{'S':'v" + sortKey + "'}}");
    }
    return pk;
  }

  private static Answer query(String pk, String more) {
    return ok(
        "Query",
        "{'TableName':'%s','KeyConditionExpression':'pk = :p',"
            + "'ExpressionAttributeValues':{':p':{'S':'%s'}}%s}",
        ContractTables.composite(),
        pk,
        more);
  }

  private static List<Object> sortKeys(Answer answer) {
    return Json.list(answer.body(), "Items").stream().map(i -> Json.at(i, "sk", "S")).toList();
  }

  @Test
  void findsOnePartitionInOrder() {
    String pk = three();
    Answer answer = query(pk, "");
    assertEquals(List.of("a", "b", "c"), sortKeys(answer));
    assertJson("3", answer.at("Count"));
    assertJson("3", answer.at("ScannedCount"));
    assertNull(answer.at("LastEvaluatedKey"));
    assertNull(answer.at("ConsumedCapacity"));
    assertEquals(List.of("c", "b", "a"), sortKeys(query(pk, ",'ScanIndexForward':false")));
    assertEquals(List.of("a", "b", "c"), sortKeys(query(pk, ",'ConsistentRead':true")));
  }

  @Test
  void findsNothing() {
    assertJson("{'Items':[],'Count':0,'ScannedCount':0}", query(unique(), "").body());
  }

  @Test
  void countsOnly() {
    assertJson("{'Count':3,'ScannedCount':3}", query(three(), ",'Select':'COUNT'").body());
  }

  @Test
  void selectsAttributes() {
    String pk = three();
    assertJson(
        "[{'v':{'S':'va'}},{'v':{'S':'vb'}},{'v':{'S':'vc'}}]",
        query(pk, ",'Select':'SPECIFIC_ATTRIBUTES','ProjectionExpression':'v'").at("Items"));
    assertEquals(3, Json.list(query(pk, ",'Select':'ALL_ATTRIBUTES'").body(), "Items").size());
  }

  @Test
  void queriesATableWithoutSortKey() {
    String pk = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + pk + "'}}");
    Answer answer =
        ok(
            "Query",
            "{'TableName':'%s','KeyConditionExpression':'pk = :p',"
                + "'ExpressionAttributeValues':{':p':{'S':'%s'}}}",
            ContractTables.hash(),
            pk);
    assertJson("[{'pk':{'S':'" + pk + "'}}]", answer.at("Items"));
    assertNull(answer.at("LastEvaluatedKey"));
  }

  private static String request(String more) {
    return "{'TableName':'"
        + ContractTables.composite()
        + "','KeyConditionExpression':'pk = :p',"
        + "'ExpressionAttributeValues':{':p':{'S':'a'}}"
        + more
        + "}";
  }

  @TestFactory
  Stream<DynamicTest> parameters() {
    String condition =
        "'KeyConditionExpression':'pk = :p','ExpressionAttributeValues':{':p':{'S':'a'}}";
    return cases(
        rejectsInWordsOf(
            "no table name",
            "Query",
            "{" + condition + "}",
            constraint(null, "tableName", "Member must not be null")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "Query",
            "{'TableName':'" + ContractTables.freshName() + "'," + condition + "}"),
        rejects(
            "no condition",
            VALIDATION,
            "Either the KeyConditions or KeyConditionExpression parameter must be specified in the"
                + " request.",
            "Query",
            "{'TableName':'" + ContractTables.composite() + "'}"),
        rejectsInWordsOf(
            "limit of 0",
            "Query",
            request(",'Limit':0"),
            constraint("0", "limit", "Member must have value greater than or equal to 1")),
        rejects(
            "select that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'SOME' at 'select' failed to satisfy constraint:"
                + " Member must satisfy enum value set: [SPECIFIC_ATTRIBUTES, COUNT,"
                + " ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES]",
            "Query",
            request(",'Select':'SOME'")),
        rejects(
            "consumed capacity that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'SOME' at 'returnConsumedCapacity' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]",
            "Query",
            request(",'ReturnConsumedCapacity':'SOME'")),
        rejects(
            "index that is missing",
            VALIDATION,
            "The table does not have the specified index: whatever",
            "Query",
            request(",'IndexName':'whatever'")),
        rejects(
            "unused name",
            VALIDATION,
            "Value provided in ExpressionAttributeNames unused in expressions: keys: {#n}",
            "Query",
            request(",'ExpressionAttributeNames':{'#n':'a'}")),
        rejects(
            "key conditions and expression",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {KeyConditions}"
                + " Expression parameters: {KeyConditionExpression}",
            "Query",
            request(",'KeyConditions':{}")));
  }

  @TestFactory
  Stream<DynamicTest> select() {
    return cases(
        rejectsInWordsOf(
            "specific attributes without naming them",
            "Query",
            request(",'Select':'SPECIFIC_ATTRIBUTES'"),
            "Must specify the AttributesToGet or ProjectionExpression when choosing to get"
                + " SPECIFIC_ATTRIBUTES",
            "1 validation error detected: Must specify the AttributesToGet or ProjectionExpression"
                + " when choosing to get SPECIFIC_ATTRIBUTES"),
        rejectsInWordsOf(
            "all attributes and a projection",
            "Query",
            request(",'Select':'ALL_ATTRIBUTES','ProjectionExpression':'v'"),
            "Cannot specify the ProjectionExpression when choosing to get ALL_ATTRIBUTES",
            "1 validation error detected: Cannot specify the ProjectionExpression when choosing to"
                + " get ALL_ATTRIBUTES"),
        rejectsInWordsOf(
            "count and a projection",
            "Query",
            request(",'Select':'COUNT','ProjectionExpression':'v'"),
            "Cannot specify the ProjectionExpression when choosing to get only the Count",
            "1 validation error detected: Cannot specify the ProjectionExpression when choosing to"
                + " get only the Count"),
        rejectsInWordsOf(
            "projected attributes of a table",
            "Query",
            request(",'Select':'ALL_PROJECTED_ATTRIBUTES'"),
            "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName",
            "1 validation error detected: ALL_PROJECTED_ATTRIBUTES can be used only when Querying"
                + " using an IndexName"));
  }
}
