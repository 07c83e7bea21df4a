package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** GetItem. */
final class GetItemContractTest extends ContractTest {

  @Test
  void findsNothing() {
    String table = ContractTables.composite();
    String pk = unique();
    put(table, "{'pk':{'S':'" + pk + "'},'sk':{'S':'a'}}");
    assertEquals(Map.of(), get(table, "{'pk':{'S':'" + pk + "'},'sk':{'S':'b'}}").body());
    assertEquals(Map.of(), get(table, "{'pk':{'S':'" + unique() + "'},'sk':{'S':'a'}}").body());
  }

  @Test
  void findsTheItem() {
    String table = ContractTables.composite();
    String item = "{'pk':{'S':'" + unique() + "'},'sk':{'S':'a'},'v':{'S':'x'}}";
    put(table, item);
    String key = Json.text(item).replace(",\"v\":{\"S\":\"x\"}", "");
    assertEquals(Map.of("Item", Json.parse(Json.text(item))), get(table, key).body());
    assertItem(
        item, ok("GetItem", "{'TableName':'%s','Key':%s,'ConsistentRead':false}", table, key));
  }

  @TestFactory
  Stream<DynamicTest> parameters() {
    String key = "'Key':{'pk':{'S':'a'}}";
    String table = "'TableName':'" + ContractTables.hash() + "'";
    return cases(
        rejectsInWordsOf(
            "no table name",
            "GetItem",
            "{" + key + "}",
            constraint(null, "tableName", "Member must not be null")),
        rejectsInWordsOf(
            "no key",
            "GetItem",
            "{" + table + "}",
            constraint(null, "key", "Member must not be null")),
        rejectsInWordsOf(
            "no attributes to get",
            "GetItem",
            "{" + table + "," + key + ",'AttributesToGet':[]}",
            constraint(
                "[]", "attributesToGet", "Member must have length greater than or equal to 1")),
        rejectsInWordsOf(
            "consumed capacity that does not exist",
            "GetItem",
            "{" + table + "," + key + ",'ReturnConsumedCapacity':'SOME'}",
            constraint(
                "SOME",
                "returnConsumedCapacity",
                "Member must satisfy enum value set: [INDEXES, TOTAL, NONE]")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "GetItem",
            "{'TableName':'" + ContractTables.freshName() + "'," + key + "}"),
        rejects(
            "attribute twice",
            VALIDATION,
            INVALID + "Duplicate value in attribute name: a",
            "GetItem",
            "{" + table + "," + key + ",'AttributesToGet':['a','b','a']}"),
        rejects(
            "attributes and projection",
            VALIDATION,
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {AttributesToGet}"
                + " Expression parameters: {ProjectionExpression}",
            "GetItem",
            "{" + table + "," + key + ",'AttributesToGet':['a'],'ProjectionExpression':'a'}"),
        rejects(
            "names without projection",
            VALIDATION,
            "ExpressionAttributeNames can only be specified when using expressions",
            "GetItem",
            "{" + table + "," + key + ",'ExpressionAttributeNames':{'#a':'a'}}"));
  }

  private static DynamicTest key(String name, String message, String table, String key) {
    return rejects(
        name, VALIDATION, message, "GetItem", "{'TableName':'" + table + "','Key':" + key + "}");
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    String hash = ContractTables.hash();
    String composite = ContractTables.composite();
    String mismatch = "The provided key element does not match the schema";
    return cases(
        key("empty key", mismatch, hash, "{}"),
        key("key of another attribute", mismatch, hash, "{'other':{'S':'a'}}"),
        key("key with too much", mismatch, hash, "{'pk':{'S':'a'},'sk':{'S':'a'}}"),
        key("no sort key", mismatch, composite, "{'pk':{'S':'a'}}"),
        key("key of another type", mismatch, hash, "{'pk':{'N':'1'}}"),
        key("key that is a map", mismatch, hash, "{'pk':{'M':{}}}"),
        key(
            "empty string",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            hash,
            "{'pk':{'S':''}}"),
        key(
            "empty binary",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty binary value. Key: pk",
            ContractTables.hashBinary(),
            "{'pk':{'B':''}}"),
        key(
            "partition key of 2049 bytes",
            INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes",
            hash,
            "{'pk':{'S':'" + "a".repeat(2049) + "'}}"),
        key(
            "sort key of 1025 bytes",
            INVALID + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes",
            composite,
            "{'pk':{'S':'a'},'sk':{'S':'" + "a".repeat(1025) + "'}}"),
        key(
            "value of no type",
            "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
            hash,
            "{'pk':{}}"),
        key(
            "number of letters",
            "The parameter cannot be converted to a numeric value: b",
            ContractTables.hashNumber(),
            "{'pk':{'N':'b'}}"));
  }
}
