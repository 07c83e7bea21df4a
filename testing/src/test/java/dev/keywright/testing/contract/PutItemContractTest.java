package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** PutItem: what is stored and given back, and what is refused. */
final class PutItemContractTest extends ContractTest {

  @Test
  void storesEveryType() {
    String table = ContractTables.hash();
    String pk = unique();
    String item =
        "{'pk':{'S':'"
            + pk
            + "'},'s':{'S':'text'},'empty':{'S':''},'n':{'N':'-12.5'},"
            + "'b':{'B':'AAEC'},'noBytes':{'B':''},'yes':{'BOOL':true},'no':{'BOOL':false},"
            + "'nothing':{'NULL':true},'l':{'L':[{'S':'a'},{'N':'1'},{'L':[]},{'M':{}}]},"
            + "'m':{'M':{'a':{'S':''},'b':{'M':{'c':{'N':'0'}}}}},'ß→😀':{'S':'ß→😀'}}";
    assertEquals(Map.of(), put(table, item).body());
    assertItem(item, get(table, "{'pk':{'S':'" + pk + "'}}"));
  }

  @Test
  void storesSets() {
    String table = ContractTables.hash();
    String pk = unique();
    put(
        table,
        "{'pk':{'S':'"
            + pk
            + "'},'ss':{'SS':['b','a']},'ns':{'NS':['2','-1']},"
            + "'bs':{'BS':['Ag==','AQ==']}}");
    Answer answer = get(table, "{'pk':{'S':'" + pk + "'}}");
    assertEquals(
        java.util.Set.of("a", "b"),
        java.util.Set.copyOf(Json.list(answer.body(), "Item", "ss", "SS")));
    assertEquals(
        java.util.Set.of("2", "-1"),
        java.util.Set.copyOf(Json.list(answer.body(), "Item", "ns", "NS")));
    assertEquals(
        java.util.Set.of("Ag==", "AQ=="),
        java.util.Set.copyOf(Json.list(answer.body(), "Item", "bs", "BS")));
  }

  @Test
  void replacesTheWholeItem() {
    String table = ContractTables.composite();
    String key = "'pk':{'S':'" + unique() + "'},'sk':{'S':'a'}";
    put(table, "{" + key + ",'old':{'S':'x'}}");
    put(table, "{" + key + ",'new':{'S':'y'}}");
    assertItem("{" + key + ",'new':{'S':'y'}}", get(table, "{" + key + "}"));
  }

  @Test
  void returnsTheOldItem() {
    String table = ContractTables.hash();
    String item = "{'pk':{'S':'" + unique() + "'},'v':{'N':'1'}}";
    Answer first =
        ok("PutItem", "{'TableName':'%s','Item':%s,'ReturnValues':'ALL_OLD'}", table, item);
    assertNull(first.at("Attributes"));
    Answer second =
        ok("PutItem", "{'TableName':'%s','Item':%s,'ReturnValues':'ALL_OLD'}", table, item);
    assertJson(item, second.at("Attributes"));
    Answer none = ok("PutItem", "{'TableName':'%s','Item':%s,'ReturnValues':'NONE'}", table, item);
    assertNull(none.at("Attributes"));
  }

  @Test
  void writesOnlyWhenTheConditionHolds() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String create =
        "{'TableName':'%s','Item':{%s,'v':{'N':'%s'}},'ConditionExpression':'attribute_not_exists(pk)'}";
    ok("PutItem", create, table, key, "1");
    assertRejected(
        CONDITION_FAILED,
        "The conditional request failed",
        call("PutItem", create, table, key, "2"));
    assertItem("{" + key + ",'v':{'N':'1'}}", get(table, "{" + key + "}"));
  }

  @Test
  void failedConditionShowsTheItemOnlyWhenAsked() {
    String table = ContractTables.hash();
    String item = "{'pk':{'S':'" + unique() + "'},'v':{'N':'1'}}";
    put(table, item);
    String refused =
        "{'TableName':'%s','Item':%s,'ConditionExpression':'attribute_not_exists(pk)'%s}";
    assertNull(call("PutItem", refused, table, item, "").at("Item"));
    assertNull(
        call("PutItem", refused, table, item, ",'ReturnValuesOnConditionCheckFailure':'NONE'")
            .at("Item"));
    Answer shown =
        call("PutItem", refused, table, item, ",'ReturnValuesOnConditionCheckFailure':'ALL_OLD'");
    assertEquals(CONDITION_FAILED, shown.errorType());
    assertJson(item, shown.at("Item"));
  }

  @Test
  void storesNumberAndBinaryKeys() {
    put(ContractTables.hashNumber(), "{'pk':{'N':'1.50'},'v':{'S':'n'}}");
    assertItem(
        "{'pk':{'N':'1.5'},'v':{'S':'n'}}",
        get(ContractTables.hashNumber(), "{'pk':{'N':'01.5'}}"));
    put(ContractTables.hashBinary(), "{'pk':{'B':'/w=='},'v':{'S':'b'}}");
    assertItem(
        "{'pk':{'B':'/w=='},'v':{'S':'b'}}",
        get(ContractTables.hashBinary(), "{'pk':{'B':'/w=='}}"));
  }

  @TestFactory
  Stream<DynamicTest> parameters() {
    String item = "'Item':{'pk':{'S':'a'}}";
    String table = "'TableName':'" + ContractTables.hash() + "'";
    return cases(
        rejectsInWordsOf(
            "no table name",
            "PutItem",
            "{" + item + "}",
            constraint(null, "tableName", "Member must not be null")),
        rejectsInWordsOf(
            "empty table name",
            "PutItem",
            "{'TableName':''," + item + "}",
            constraint("", "tableName", "Member must have length greater than or equal to 1")),
        rejectsInWordsOf(
            "table name of 256 characters",
            "PutItem",
            "{'TableName':'" + "a".repeat(256) + "'," + item + "}",
            constraint(
                "a".repeat(256), "tableName", "Member must have length less than or equal to 255")),
        rejectsInWordsOf(
            "table name with a blank",
            "PutItem",
            "{'TableName':'bad table!@#'," + item + "}",
            constraint(
                "bad table!@#",
                "tableName",
                "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+")),
        rejectsInWordsOf(
            "no item",
            "PutItem",
            "{" + table + "}",
            constraint(null, "item", "Member must not be null")),
        rejectsInWordsOf(
            "return values that do not exist",
            "PutItem",
            "{" + table + "," + item + ",'ReturnValues':'SOME'}",
            "1 validation error detected: Value 'SOME' at 'returnValues' failed to satisfy"
                + " constraint: Member must satisfy enum value set:"
                + " [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]",
            "1 validation error detected: Failed to satisfy constraint: Member must satisfy enum"
                + " value set: [ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]"),
        rejects(
            "consumed capacity that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'SOME' at 'returnConsumedCapacity' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]",
            "PutItem",
            "{" + table + "," + item + ",'ReturnConsumedCapacity':'SOME'}"),
        rejects(
            "return values of an update",
            VALIDATION,
            "ReturnValues can only be ALL_OLD or NONE",
            "PutItem",
            "{" + table + "," + item + ",'ReturnValues':'ALL_NEW'}"),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "PutItem",
            "{'TableName':'" + ContractTables.freshName() + "'," + item + "}"));
  }

  @TestFactory
  Stream<DynamicTest> values() {
    return cases(
        value(
            "value of no type",
            "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
            "{}"),
        value(
            "value of two types",
            "Supplied AttributeValue has more than one datatypes set, must contain exactly one of"
                + " the supported datatypes",
            "{'S':'a','N':'1'}"),
        value("empty string set", INVALID + "An string set  may not be empty", "{'SS':[]}"),
        value("empty number set", INVALID + "An number set  may not be empty", "{'NS':[]}"),
        value("empty binary set", INVALID + "Binary sets should not be empty", "{'BS':[]}"),
        value(
            "empty set in a map",
            INVALID + "An string set  may not be empty",
            "{'M':{'x':{'SS':[]}}}"),
        value(
            "empty set in a list",
            INVALID + "An number set  may not be empty",
            "{'L':[{'NS':[]}]}"),
        value(
            "value of no type in a list",
            "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
            "{'L':[{}]}"),
        value(
            "string twice in a set",
            INVALID + "Input collection [x, x] contains duplicates.",
            "{'SS':['x','x']}"),
        value(
            "number twice in a set",
            "Input collection contains duplicates",
            "{'NS':['1','2','1.0']}"),
        value(
            "binary twice in a set",
            INVALID + "Input collection [AQ==, AQ==]of type BS contains duplicates.",
            "{'BS':['AQ==','AQ==']}"),
        value("empty number", "The parameter cannot be converted to a numeric value", "{'N':''}"),
        value(
            "number of letters",
            "The parameter cannot be converted to a numeric value: b",
            "{'N':'b'}"),
        value(
            "letters in a number set",
            "The parameter cannot be converted to a numeric value: b",
            "{'NS':['1','b']}"));
  }

  private static DynamicTest value(String name, String message, String value) {
    return rejects(
        name,
        VALIDATION,
        message,
        "PutItem",
        "{'TableName':'" + ContractTables.hash() + "','Item':{'pk':{'S':'a'},'v':" + value + "}}");
  }

  private static DynamicTest item(String name, String message, String table, String item) {
    return rejects(
        name, VALIDATION, message, "PutItem", "{'TableName':'" + table + "','Item':" + item + "}");
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    String hash = ContractTables.hash();
    String composite = ContractTables.composite();
    return cases(
        item("no attribute at all", INVALID + "Missing the key pk in the item", hash, "{}"),
        item(
            "no partition key",
            INVALID + "Missing the key pk in the item",
            hash,
            "{'a':{'S':'b'}}"),
        item(
            "no sort key",
            INVALID + "Missing the key sk in the item",
            composite,
            "{'pk':{'S':'b'}}"),
        item(
            "partition key of another type",
            INVALID + "Type mismatch for key pk expected: S actual: N",
            hash,
            "{'pk':{'N':'1'}}"),
        item(
            "partition key that is a list",
            INVALID + "Type mismatch for key pk expected: S actual: L",
            hash,
            "{'pk':{'L':[]}}"),
        item(
            "partition key that is null",
            INVALID + "Type mismatch for key pk expected: S actual: NULL",
            hash,
            "{'pk':{'NULL':true}}"),
        item(
            "sort key of another type",
            INVALID + "Type mismatch for key sk expected: S actual: B",
            composite,
            "{'pk':{'S':'a'},'sk':{'B':'AQ=='}}"),
        item(
            "empty partition key",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            hash,
            "{'pk':{'S':''}}"),
        item(
            "empty sort key",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: sk",
            composite,
            "{'pk':{'S':'a'},'sk':{'S':''}}"),
        item(
            "empty binary key",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty binary value. Key: pk",
            ContractTables.hashBinary(),
            "{'pk':{'B':''}}"),
        item(
            "partition key of 2049 bytes",
            INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes",
            hash,
            "{'pk':{'S':'" + "a".repeat(2049) + "'}}"),
        item(
            "sort key of 1025 bytes",
            INVALID + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes",
            composite,
            "{'pk':{'S':'a'},'sk':{'S':'" + "a".repeat(1025) + "'}}"));
  }

  @TestFactory
  Stream<DynamicTest> indexKeys() {
    String table = ContractTables.indexed();
    String key = "'pk':{'S':'a'},'sk':{'S':'b'},";
    String empty =
        "One or more parameter values are not valid. A value specified for a secondary index key is"
            + " not supported. The AttributeValue for a key attribute cannot contain an empty"
            + " string value. IndexName: ";
    return cases(
        item(
            "index key of another type",
            INVALID + "Type mismatch for Index Key gsk Expected: N Actual: S IndexName: gsiAll",
            table,
            "{" + key + "'gpk':{'S':'a'},'gsk':{'S':'a'}}"),
        item(
            "index key that is a list",
            INVALID + "Type mismatch for Index Key gpk Expected: S Actual: L IndexName: gsiAll",
            table,
            "{" + key + "'gpk':{'L':[]}}"),
        item(
            "local index key of another type",
            INVALID + "Type mismatch for Index Key lsk Expected: S Actual: N IndexName: lsiAll",
            table,
            "{" + key + "'lsk':{'N':'1'}}"),
        item(
            "empty index key",
            empty + "gsiAll, IndexKey: gpk",
            table,
            "{" + key + "'gpk':{'S':''}}"),
        item(
            "empty local index key",
            empty + "lsiAll, IndexKey: lsk",
            table,
            "{" + key + "'lsk':{'S':''}}"));
  }

  @Test
  void keepsKeysAtTheirLimits() {
    String table = ContractTables.composite();
    String key = "{'pk':{'S':'" + "p".repeat(2048) + "'},'sk':{'S':'" + "s".repeat(1024) + "'}}";
    put(table, key);
    assertItem(key, get(table, key));
  }
}
