package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** UpdateItem: upserts, return values, conditions, and what is refused. */
final class UpdateItemContractTest extends ContractTest {

  @Test
  void createsNoItemByTakingAway() {
    String table = ContractTables.hash();
    for (String update :
        List.of(
            "'UpdateExpression':'REMOVE nothing'",
            "'UpdateExpression':'DELETE nothing :v',"
                + "'ExpressionAttributeValues':{':v':{'SS':['x']}}",
            "'AttributeUpdates':{'nothing':{'Action':'DELETE'}}")) {
      String key = "{'pk':{'S':'" + unique() + "'}}";
      Answer updated =
          ok(
              "UpdateItem",
              "{'TableName':'%s','Key':%s,'ReturnValues':'ALL_NEW'," + update + "}",
              table,
              key);
      assertNull(updated.at("Attributes"));
      assertNull(get(table, key).at("Item"));
    }
    String key = "{'pk':{'S':'" + unique() + "'}}";
    ok("UpdateItem", "{'TableName':'%s','Key':%s}", table, key);
    assertItem(key, get(table, key));
  }

  @Test
  void createsWhatIsMissing() {
    String table = ContractTables.hash();
    String key = "{'pk':{'S':'" + unique() + "'}}";
    assertEquals(Map.of(), ok("UpdateItem", "{'TableName':'%s','Key':%s}", table, key).body());
    assertItem(key, get(table, key));
  }

  @Test
  void createsWithTheAttributesThatAreSet() {
    String table = ContractTables.composite();
    String key = "'pk':{'S':'" + unique() + "'},'sk':{'S':'a'}";
    ok(
        "UpdateItem",
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'SET a = :a ADD n :n REMOVE nothing',"
            + "'ExpressionAttributeValues':{':a':{'S':'x'},':n':{'N':'5'}}}",
        table,
        key);
    assertItem("{" + key + ",'a':{'S':'x'},'n':{'N':'5'}}", get(table, "{" + key + "}"));
  }

  @Test
  void returnsWhatIsAskedFor() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String before = "{" + key + ",'a':{'N':'1'},'b':{'S':'keep'},'gone':{'S':'g'}}";
    String request =
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'SET a = :a, fresh = :f REMOVE gone',"
            + "'ExpressionAttributeValues':{':a':{'N':'2'},':f':{'S':'f'}},'ReturnValues':'%s'}";
    String after = "{" + key + ",'a':{'N':'2'},'b':{'S':'keep'},'fresh':{'S':'f'}}";
    put(table, before);
    assertJson(before, ok("UpdateItem", request, table, key, "ALL_OLD").at("Attributes"));
    put(table, before);
    assertJson(after, ok("UpdateItem", request, table, key, "ALL_NEW").at("Attributes"));
    put(table, before);
    assertJson(
        "{'a':{'N':'1'},'gone':{'S':'g'}}",
        ok("UpdateItem", request, table, key, "UPDATED_OLD").at("Attributes"));
    put(table, before);
    assertJson(
        "{'a':{'N':'2'},'fresh':{'S':'f'}}",
        ok("UpdateItem", request, table, key, "UPDATED_NEW").at("Attributes"));
    put(table, before);
    assertNull(ok("UpdateItem", request, table, key, "NONE").at("Attributes"));
  }

  @Test
  void returnsThePartsThatChanged() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String item =
        "{" + key + ",'m':{'M':{'a':{'N':'1'},'b':{'N':'2'}}},'l':{'L':[{'S':'x'},{'S':'y'}]}}";
    String request =
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'SET m.a = :a, l[1] = :l',"
            + "'ExpressionAttributeValues':{':a':{'N':'9'},':l':{'S':'z'}},'ReturnValues':'%s'}";
    put(table, item);
    assertJson(
        "{'m':{'M':{'a':{'N':'9'}}},'l':{'L':[{'S':'z'}]}}",
        ok("UpdateItem", request, table, key, "UPDATED_NEW").at("Attributes"));
    put(table, item);
    assertJson(
        "{'m':{'M':{'a':{'N':'1'}}},'l':{'L':[{'S':'y'}]}}",
        ok("UpdateItem", request, table, key, "UPDATED_OLD").at("Attributes"));
  }

  @Test
  void returnsNothingOfAnItemThatIsNew() {
    String request =
        "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'UpdateExpression':'SET a = :a',"
            + "'ExpressionAttributeValues':{':a':{'S':'x'}},'ReturnValues':'%s'}";
    String table = ContractTables.hash();
    assertNull(ok("UpdateItem", request, table, unique(), "ALL_OLD").at("Attributes"));
    assertNull(ok("UpdateItem", request, table, unique(), "UPDATED_OLD").at("Attributes"));
    assertJson(
        "{'a':{'S':'x'}}",
        ok("UpdateItem", request, table, unique(), "UPDATED_NEW").at("Attributes"));
  }

  @Test
  void updatesOnlyWhenTheConditionHolds() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String request =
        "{'TableName':'%s','Key':{%s},'UpdateExpression':'SET v = :new',"
            + "'ConditionExpression':'v = :old','ReturnValuesOnConditionCheckFailure':'ALL_OLD',"
            + "'ExpressionAttributeValues':{':old':{'N':'1'},':new':{'N':'2'}}}";
    Answer missing = call("UpdateItem", request, table, key);
    assertRejected(CONDITION_FAILED, "The conditional request failed", missing);
    assertNull(missing.at("Item"));
    assertNull(get(table, "{" + key + "}").at("Item"));
    put(table, "{" + key + ",'v':{'N':'1'}}");
    ok("UpdateItem", request, table, key);
    Answer again = call("UpdateItem", request, table, key);
    assertRejected(CONDITION_FAILED, "The conditional request failed", again);
    assertJson("{" + key + ",'v':{'N':'2'}}", again.at("Item"));
  }

  @TestFactory
  Stream<DynamicTest> parameters() {
    String key = "'Key':{'pk':{'S':'a'}}";
    String table = "'TableName':'" + ContractTables.hash() + "'";
    String set = ",'UpdateExpression':'SET a = :a','ExpressionAttributeValues':{':a':{'S':'x'}}";
    return cases(
        rejectsInWordsOf(
            "no table name",
            "UpdateItem",
            "{" + key + set + "}",
            constraint(null, "tableName", "Member must not be null")),
        rejectsInWordsOf(
            "empty table name",
            "UpdateItem",
            "{'TableName':''," + key + set + "}",
            constraint("", "tableName", "Member must have length greater than or equal to 1")),
        rejectsInWordsOf(
            "no key",
            "UpdateItem",
            "{" + table + set + "}",
            constraint(null, "key", "Member must not be null")),
        rejectsInWordsOf(
            "return values that do not exist",
            "UpdateItem",
            "{" + table + "," + key + ",'ReturnValues':'SOME'}",
            "1 validation error detected: Value 'SOME' at 'returnValues' failed to satisfy"
                + " constraint: Member must satisfy enum value set:"
                + " [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]",
            "1 validation error detected: Failed to satisfy constraint: Member must satisfy enum"
                + " value set: [ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]"),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "UpdateItem",
            "{'TableName':'" + ContractTables.freshName() + "'," + key + set + "}"),
        rejects(
            "key of another type",
            VALIDATION,
            "The provided key element does not match the schema",
            "UpdateItem",
            "{" + table + ",'Key':{'pk':{'N':'1'}}" + set + "}"),
        rejects(
            "key with too much",
            VALIDATION,
            "The provided key element does not match the schema",
            "UpdateItem",
            "{" + table + ",'Key':{'pk':{'S':'1'},'v':{'S':'1'}}" + set + "}"),
        rejects(
            "empty string as key",
            VALIDATION,
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            "UpdateItem",
            "{" + table + ",'Key':{'pk':{'S':''}}" + set + "}"),
        rejects(
            "update and attribute updates",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {AttributeUpdates}"
                + " Expression parameters: {UpdateExpression}",
            "UpdateItem",
            "{" + table + "," + key + set + ",'AttributeUpdates':{}}"),
        rejects(
            "update and expected",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {Expected}"
                + " Expression parameters: {UpdateExpression}",
            "UpdateItem",
            "{" + table + "," + key + set + ",'Expected':{}}"),
        rejects(
            "values without expression",
            VALIDATION,
            "ExpressionAttributeValues can only be specified when using expressions:"
                + " UpdateExpression and ConditionExpression are null",
            "UpdateItem",
            "{" + table + "," + key + ",'ExpressionAttributeValues':{':a':{'S':'x'}}}"),
        rejects(
            "partition key in the update",
            VALIDATION,
            INVALID + "Cannot update attribute pk. This attribute is part of the key",
            "UpdateItem",
            "{"
                + table
                + ","
                + key
                + ",'UpdateExpression':'SET pk = :a',"
                + "'ExpressionAttributeValues':{':a':{'S':'x'}}}"),
        rejects(
            "partition key removed",
            VALIDATION,
            INVALID + "Cannot update attribute pk. This attribute is part of the key",
            "UpdateItem",
            "{" + table + "," + key + ",'UpdateExpression':'REMOVE pk'}"),
        rejects(
            "sort key in the update",
            VALIDATION,
            INVALID + "Cannot update attribute sk. This attribute is part of the key",
            "UpdateItem",
            "{'TableName':'"
                + ContractTables.composite()
                + "','Key':{'pk':{'S':'a'},'sk':{'S':'b'}},'UpdateExpression':'SET sk = :a',"
                + "'ExpressionAttributeValues':{':a':{'S':'x'}}}"));
  }

  @TestFactory
  Stream<DynamicTest> indexKeys() {
    return cases(
        indexKey(
            "index key of another type",
            INVALID + "Type mismatch for Index Key gpk Expected: S Actual: N IndexName: gsiAll",
            "gpk",
            "{'N':'1'}"),
        indexKey(
            "index key that is a list",
            INVALID + "Type mismatch for Index Key gpk Expected: S Actual: L IndexName: gsiAll",
            "gpk",
            "{'L':[]}"),
        indexKey(
            "empty index key",
            "One or more parameter values are not valid. The update expression attempted to update"
                + " a secondary index key to a value that is not supported. The AttributeValue for"
                + " a key attribute cannot contain an empty string value.",
            "gpk",
            "{'S':''}"));
  }

  private static DynamicTest indexKey(String name, String message, String attribute, String value) {
    return rejects(
        name,
        VALIDATION,
        message,
        "UpdateItem",
        "{'TableName':'"
            + ContractTables.indexed()
            + "','Key':{'pk':{'S':'a'},'sk':{'S':'b'}},"
            + "'UpdateExpression':'SET "
            + attribute
            + " = :v',"
            + "'ExpressionAttributeValues':{':v':"
            + value
            + "}}");
  }
}
