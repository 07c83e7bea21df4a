package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which error comes first when a request has several. */
final class ErrorOrderContractTest extends ContractTest {

  private static final String NOWHERE = "keywright-contract-nowhere";

  @TestFactory
  Stream<DynamicTest> beforeTheTableIsLookedUp() {
    return cases(
        rejects(
            "put: values",
            VALIDATION,
            INVALID + "An string set  may not be empty",
            "PutItem",
            "{'TableName':'" + NOWHERE + "','Item':{'a':{'SS':[]}}}"),
        rejects(
            "put: return values",
            VALIDATION,
            "ReturnValues can only be ALL_OLD or NONE",
            "PutItem",
            "{'TableName':'" + NOWHERE + "','Item':{'a':{'S':'x'}},'ReturnValues':'ALL_NEW'}"),
        rejects(
            "put: condition",
            VALIDATION,
            "Invalid ConditionExpression: The expression can not be empty;",
            "PutItem",
            "{'TableName':'" + NOWHERE + "','Item':{'a':{'S':'x'}},'ConditionExpression':''}"),
        rejects(
            "put: size",
            VALIDATION,
            "Item size has exceeded the maximum allowed size",
            "PutItem",
            "{'TableName':'" + NOWHERE + "','Item':{'a':{'S':'" + "x".repeat(409_600) + "'}}}"),
        rejects(
            "update: expression",
            VALIDATION,
            "Invalid UpdateExpression: Attribute name is a reserved keyword; reserved keyword: name",
            "UpdateItem",
            "{'TableName':'"
                + NOWHERE
                + "','Key':{'a':{'S':'x'}},"
                + "'UpdateExpression':'REMOVE name'}"),
        rejects(
            "get: projection",
            VALIDATION,
            "Invalid ProjectionExpression: The expression can not be empty;",
            "GetItem",
            "{'TableName':'" + NOWHERE + "','Key':{'a':{'S':'x'}},'ProjectionExpression':''}"),
        rejects(
            "query: no condition",
            VALIDATION,
            "Either the KeyConditions or KeyConditionExpression parameter must be specified in the"
                + " request.",
            "Query",
            "{'TableName':'" + NOWHERE + "'}"),
        rejects(
            "query: condition",
            VALIDATION,
            "Invalid operator used in KeyConditionExpression: OR",
            "Query",
            "{'TableName':'"
                + NOWHERE
                + "','KeyConditionExpression':'a = :a OR b = :a',"
                + "'ExpressionAttributeValues':{':a':{'S':'x'}}}"),
        rejects(
            "scan: segments",
            VALIDATION,
            "The Segment parameter is required but was not present in the request when parameter"
                + " TotalSegments is present",
            "Scan",
            "{'TableName':'" + NOWHERE + "','TotalSegments':4}"),
        rejects(
            "batch get: duplicates",
            VALIDATION,
            "Provided list of item keys contains duplicates",
            "BatchGetItem",
            "{'RequestItems':{'" + NOWHERE + "':{'Keys':[{'a':{'S':'x'}},{'a':{'S':'x'}}]}}}"));
  }

  @TestFactory
  Stream<DynamicTest> afterTheTableIsLookedUp() {
    return cases(
        rejects(
            "put: key",
            NOT_FOUND,
            "Requested resource not found",
            "PutItem",
            "{'TableName':'" + NOWHERE + "','Item':{}}"),
        rejects(
            "get: key",
            NOT_FOUND,
            "Requested resource not found",
            "GetItem",
            "{'TableName':'" + NOWHERE + "','Key':{}}"),
        rejects(
            "query: index",
            NOT_FOUND,
            "Requested resource not found",
            "Query",
            "{'TableName':'"
                + NOWHERE
                + "','IndexName':'nothing',"
                + "'KeyConditionExpression':'a = :a',"
                + "'ExpressionAttributeValues':{':a':{'S':'x'}}}"));
  }

  @TestFactory
  Stream<DynamicTest> amongTheChecksOfARequest() {
    String hash = ContractTables.hash();
    return cases(
        rejects(
            "both kinds of parameters before their content",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {Expected}"
                + " Expression parameters: {ConditionExpression}",
            "PutItem",
            "{'TableName':'"
                + hash
                + "','Item':{'pk':{'SS':[]}},'Expected':{'a':{}},"
                + "'ConditionExpression':''}"),
        rejects(
            "item before condition",
            VALIDATION,
            INVALID + "An string set  may not be empty",
            "PutItem",
            "{'TableName':'"
                + hash
                + "','Item':{'pk':{'S':'a'},'v':{'SS':[]}},"
                + "'ConditionExpression':''}"),
        rejects(
            "condition before key",
            VALIDATION,
            "Invalid ConditionExpression: The expression can not be empty;",
            "PutItem",
            "{'TableName':'" + hash + "','Item':{},'ConditionExpression':''}"),
        rejects(
            "key before the condition is tried",
            VALIDATION,
            INVALID + "Missing the key pk in the item",
            "PutItem",
            "{'TableName':'" + hash + "','Item':{},'ConditionExpression':'attribute_exists(pk)'}"),
        rejects(
            "value placeholders before the expression",
            VALIDATION,
            "ExpressionAttributeValues contains invalid key: Syntax error; key: \"v\"",
            "UpdateItem",
            "{'TableName':'"
                + hash
                + "','Key':{'pk':{'S':'a'}},'UpdateExpression':'nonsense',"
                + "'ExpressionAttributeValues':{'v':{'S':'x'}}}"),
        rejects(
            "update before condition",
            VALIDATION,
            "Invalid UpdateExpression: The expression can not be empty;",
            "UpdateItem",
            "{'TableName':'"
                + hash
                + "','Key':{'pk':{'S':'a'}},'UpdateExpression':'',"
                + "'ConditionExpression':''}"),
        rejects(
            "undefined placeholder before unused ones",
            VALIDATION,
            "Invalid UpdateExpression: An expression attribute value used in expression is not"
                + " defined; attribute value: :w",
            "UpdateItem",
            "{'TableName':'"
                + hash
                + "','Key':{'pk':{'S':'a'}},'UpdateExpression':'SET a = :w',"
                + "'ExpressionAttributeValues':{':v':{'S':'x'}}}"),
        rejects(
            "unused name before unused value",
            VALIDATION,
            "Value provided in ExpressionAttributeNames unused in expressions: keys: {#n}",
            "UpdateItem",
            "{'TableName':'"
                + hash
                + "','Key':{'pk':{'S':'a'}},'UpdateExpression':'REMOVE a',"
                + "'ExpressionAttributeNames':{'#n':'x'},"
                + "'ExpressionAttributeValues':{':v':{'S':'x'}}}"));
  }

  @Test
  void severalConstraintsInOneMessage() {
    Answer answer =
        call(
            "PutItem",
            "{'TableName':'%s','Item':{'pk':{'S':'a'}},'ReturnConsumedCapacity':'SOME',"
                + "'ReturnItemCollectionMetrics':'SOME','ReturnValues':'SOME'}",
            NOWHERE);
    assertEquals(VALIDATION, answer.errorType());
    assertTrue(answer.message().startsWith("3 validation errors detected: "), answer::message);
  }

  @Test
  void conditionBeforeTheUpdateIsApplied() {
    String key = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'},'s':{'S':'text'}}");
    assertRejected(
        CONDITION_FAILED,
        "The conditional request failed",
        call(
            "UpdateItem",
            "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'UpdateExpression':'SET s = s + :n',"
                + "'ConditionExpression':'attribute_exists(absent)',"
                + "'ExpressionAttributeValues':{':n':{'N':'1'}}}",
            ContractTables.hash(),
            key));
  }
}
