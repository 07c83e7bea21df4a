package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** DeleteItem. */
final class DeleteItemContractTest extends ContractTest {

  @Test
  void deletesOneItem() {
    String table = ContractTables.composite();
    String pk = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + pk + ",'sk':{'S':'a'}}");
    put(table, "{" + pk + ",'sk':{'S':'b'}}");
    Answer answer = ok("DeleteItem", "{'TableName':'%s','Key':{%s,'sk':{'S':'a'}}}", table, pk);
    assertEquals(Map.of(), answer.body());
    assertNull(get(table, "{" + pk + ",'sk':{'S':'a'}}").at("Item"));
    assertItem("{" + pk + ",'sk':{'S':'b'}}", get(table, "{" + pk + ",'sk':{'S':'b'}}"));
  }

  @Test
  void deletesNothing() {
    Answer answer =
        ok(
            "DeleteItem",
            "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'ReturnValues':'ALL_OLD'}",
            ContractTables.hash(),
            unique());
    assertEquals(Map.of(), answer.body());
  }

  @Test
  void returnsTheOldItem() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'v':{'SS':['x']}}");
    Answer answer =
        ok("DeleteItem", "{'TableName':'%s','Key':{%s},'ReturnValues':'ALL_OLD'}", table, key);
    assertJson("{" + key + ",'v':{'SS':['x']}}", answer.at("Attributes"));
  }

  @Test
  void deletesOnlyWhenTheConditionHolds() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String item = "{" + key + ",'v':{'N':'1'}}";
    put(table, item);
    String request =
        "{'TableName':'%s','Key':{%s},'ConditionExpression':'v = :v',"
            + "'ReturnValuesOnConditionCheckFailure':'ALL_OLD',"
            + "'ExpressionAttributeValues':{':v':{'N':'%s'}}}";
    Answer refused = call("DeleteItem", request, table, key, "2");
    assertRejected(CONDITION_FAILED, "The conditional request failed", refused);
    assertItem(item, get(table, "{" + key + "}"));
    ok("DeleteItem", request, table, key, "1.0");
    assertNull(get(table, "{" + key + "}").at("Item"));
    Answer gone = call("DeleteItem", request, table, key, "1");
    assertRejected(CONDITION_FAILED, "The conditional request failed", gone);
    assertNull(gone.at("Item"));
  }

  @Test
  void failedConditionShowsTheItem() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'v':{'N':'1'}}");
    Answer refused =
        call(
            "DeleteItem",
            "{'TableName':'%s','Key':{%s},'ConditionExpression':'attribute_not_exists(v)',"
                + "'ReturnValuesOnConditionCheckFailure':'ALL_OLD'}",
            table,
            key);
    assertJson("{" + key + ",'v':{'N':'1'}}", refused.at("Item"));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String key = "'Key':{'pk':{'S':'a'}}";
    String table = "'TableName':'" + ContractTables.hash() + "'";
    String mismatch = "The provided key element does not match the schema";
    return cases(
        rejectsInWordsOf(
            "no table name",
            "DeleteItem",
            "{" + key + "}",
            constraint(null, "tableName", "Member must not be null")),
        rejectsInWordsOf(
            "no key",
            "DeleteItem",
            "{" + table + "}",
            constraint(null, "key", "Member must not be null")),
        rejects(
            "return values of an update",
            VALIDATION,
            "ReturnValues can only be ALL_OLD or NONE",
            "DeleteItem",
            "{" + table + "," + key + ",'ReturnValues':'UPDATED_OLD'}"),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "DeleteItem",
            "{'TableName':'" + ContractTables.freshName() + "'," + key + "}"),
        rejects("empty key", VALIDATION, mismatch, "DeleteItem", "{" + table + ",'Key':{}}"),
        rejects(
            "key of another type",
            VALIDATION,
            mismatch,
            "DeleteItem",
            "{" + table + ",'Key':{'pk':{'N':'1'}}}"),
        rejects(
            "key with too much",
            VALIDATION,
            mismatch,
            "DeleteItem",
            "{" + table + ",'Key':{'pk':{'S':'1'},'x':{'S':'1'}}}"),
        rejects(
            "no sort key",
            VALIDATION,
            mismatch,
            "DeleteItem",
            "{'TableName':'" + ContractTables.composite() + "'," + key + "}"),
        rejects(
            "empty string",
            VALIDATION,
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            "DeleteItem",
            "{" + table + ",'Key':{'pk':{'S':''}}}"),
        rejects(
            "empty binary",
            VALIDATION,
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty binary value. Key: pk",
            "DeleteItem",
            "{'TableName':'" + ContractTables.hashBinary() + "','Key':{'pk':{'B':''}}}"),
        rejects(
            "expected and condition",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {Expected}"
                + " Expression parameters: {ConditionExpression}",
            "DeleteItem",
            "{"
                + table
                + ","
                + key
                + ",'Expected':{'pk':{'Exists':false}},"
                + "'ConditionExpression':'attribute_not_exists(pk)'}"),
        rejects(
            "values without condition",
            VALIDATION,
            "ExpressionAttributeValues can only be specified when using expressions:"
                + " ConditionExpression is null",
            "DeleteItem",
            "{" + table + "," + key + ",'ExpressionAttributeValues':{':v':{'S':'a'}}}"));
  }
}
