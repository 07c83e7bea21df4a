package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** TransactWriteItems: all or nothing, the reasons, and the idempotency token. */
final class TransactWriteItemsContractTest extends ContractTest {

  private static final String REASONS =
      "Transaction cancelled, please refer cancellation reasons for specific reasons ";

  private static String put(String table, String item, String more) {
    return "{'Put':{'TableName':'" + table + "','Item':" + item + more + "}}";
  }

  private static String update(String key, String more) {
    return "{'Update':{'TableName':'"
        + ContractTables.hash()
        + "','Key':"
        + key
        + ","
        + more
        + "}}";
  }

  private static String delete(String key, String more) {
    return "{'Delete':{'TableName':'" + ContractTables.hash() + "','Key':" + key + more + "}}";
  }

  private static String check(String key, String condition) {
    return "{'ConditionCheck':{'TableName':'"
        + ContractTables.hash()
        + "','Key':"
        + key
        + ",'ConditionExpression':'"
        + condition
        + "'}}";
  }

  private static String request(String... actions) {
    return "{'TransactItems':[" + String.join(",", actions) + "]}";
  }

  private static String key(String pk) {
    return "{'pk':{'S':'" + pk + "'}}";
  }

  @Test
  void doesAllOfIt() {
    String hash = ContractTables.hash();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "u'},'n':{'N':'1'}}");
    put(hash, key(pk + "d"));
    put(hash, key(pk + "c"));
    Answer answer =
        ok(
            "TransactWriteItems",
            request(
                put(hash, key(pk + "p"), ",'ConditionExpression':'attribute_not_exists(pk)'"),
                update(
                    key(pk + "u"),
                    "'UpdateExpression':'SET n = n + :one',"
                        + "'ExpressionAttributeValues':{':one':{'N':'1'}}"),
                delete(key(pk + "d"), ""),
                check(key(pk + "c"), "attribute_exists(pk)"),
                put(ContractTables.composite(), "{'pk':{'S':'" + pk + "'},'sk':{'S':'s'}}", "")));
    assertEquals(Map.of(), answer.body());
    assertItem(key(pk + "p"), get(hash, key(pk + "p")));
    assertItem("{'pk':{'S':'" + pk + "u'},'n':{'N':'2'}}", get(hash, key(pk + "u")));
    assertNull(get(hash, key(pk + "d")).at("Item"));
    String other = "{'pk':{'S':'" + pk + "'},'sk':{'S':'s'}}";
    assertItem(other, get(ContractTables.composite(), other));
  }

  @Test
  void doesNothingWhenOneConditionFails() {
    String hash = ContractTables.hash();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "b'},'v':{'S':'there'}}");
    Answer answer =
        call(
            "TransactWriteItems",
            request(
                put(hash, key(pk + "a"), ""),
                put(hash, key(pk + "b"), ",'ConditionExpression':'attribute_not_exists(pk)'")));
    assertRejected(CANCELED, REASONS + "[None, ConditionalCheckFailed]", answer);
    assertJson(
        "[{'Code':'None'},"
            + "{'Code':'ConditionalCheckFailed','Message':'The conditional request failed'}]",
        answer.at("CancellationReasons"));
    assertNull(get(hash, key(pk + "a")).at("Item"));
    assertEquals("there", get(hash, key(pk + "b")).at("Item", "v", "S"));
  }

  @Test
  void namesEveryConditionThatFails() {
    String hash = ContractTables.hash();
    String pk = unique();
    Answer answer =
        call(
            "TransactWriteItems",
            request(
                check(key(pk + "a"), "attribute_exists(pk)"),
                put(hash, key(pk + "b"), ""),
                delete(key(pk + "c"), ",'ConditionExpression':'attribute_exists(pk)'"),
                update(
                    key(pk + "d"),
                    "'UpdateExpression':'REMOVE v','ConditionExpression':'attribute_exists(pk)'")));
    assertRejected(
        CANCELED,
        REASONS + "[ConditionalCheckFailed, None, ConditionalCheckFailed, ConditionalCheckFailed]",
        answer);
  }

  @Test
  void showsTheItemWhenAsked() {
    String hash = ContractTables.hash();
    String item = "{'pk':{'S':'" + unique() + "'},'v':{'S':'there'}}";
    put(hash, item);
    Answer answer =
        call(
            "TransactWriteItems",
            request(
                put(
                    hash,
                    item,
                    ",'ConditionExpression':'attribute_not_exists(pk)',"
                        + "'ReturnValuesOnConditionCheckFailure':'ALL_OLD'")));
    assertJson(item, answer.at("CancellationReasons", 0, "Item"));
  }

  @Test
  void repeatsATokenWithoutEffect() {
    String hash = ContractTables.hash();
    String key = key(unique());
    String token = unique();
    String request =
        "{'ClientRequestToken':'"
            + token
            + "','TransactItems':["
            + update(
                key,
                "'UpdateExpression':'ADD n :one','ExpressionAttributeValues':{':one':{'N':'%s'}}")
            + "]}";
    ok("TransactWriteItems", request, "1");
    ok("TransactWriteItems", request, "1");
    assertEquals("1", get(hash, key).at("Item", "n", "N"));
    Answer other = call("TransactWriteItems", request, "2");
    assertEquals("IdempotentParameterMismatchException", other.errorType());
    assertEquals("1", get(hash, key).at("Item", "n", "N"));
  }

  @Test
  void writesAHundred() {
    String pk = unique();
    String[] puts =
        IntStream.range(0, 100)
            .mapToObj(i -> put(ContractTables.hash(), key(pk + i), ""))
            .toArray(String[]::new);
    ok("TransactWriteItems", request(puts));
    assertItem(key(pk + 99), get(ContractTables.hash(), key(pk + 99)));
  }

  @Test
  void refusesAHundredAndOne() {
    String puts =
        IntStream.range(0, 101)
            .mapToObj(i -> put(ContractTables.hash(), key("a" + i), ""))
            .collect(Collectors.joining(","));
    assertRejected(
        VALIDATION,
        message ->
            message.startsWith("1 validation error detected: Value ")
                && message.endsWith(
                    "failed to satisfy constraint: Member must have length less than or equal to"
                        + " 100"),
        call("TransactWriteItems", request(puts)));
  }

  @Test
  void refusesMoreThanFourMegabytes() {
    String padding = "x".repeat(350_000);
    String puts =
        IntStream.range(0, 12)
            .mapToObj(
                i ->
                    put(
                        ContractTables.hash(),
                        "{'pk':{'S':'a" + i + "'},'d':{'S':'" + padding + "'}}",
                        ""))
            .collect(Collectors.joining(","));
    assertEquals(VALIDATION, call("TransactWriteItems", request(puts)).errorType());
  }

  private static DynamicTest refused(String name, String message, String... actions) {
    return rejects(name, VALIDATION, message, "TransactWriteItems", request(actions));
  }

  private static DynamicTest cancelled(String name, String message, String action) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Answer answer = call("TransactWriteItems", request(action));
          assertRejected(CANCELED, REASONS + "[ValidationError]", answer);
          assertEquals(message, answer.at("CancellationReasons", 0, "Message"));
        });
  }

  @TestFactory
  Stream<DynamicTest> parameters() {
    String hash = ContractTables.hash();
    return cases(
        rejectsInWordsOf(
            "no items",
            "TransactWriteItems",
            "{}",
            constraint(null, "transactItems", "Member must not be null")),
        rejectsInWordsOf(
            "empty list",
            "TransactWriteItems",
            request(),
            constraint(
                "[]", "transactItems", "Member must have length greater than or equal to 1")),
        rejectsInWordsOf(
            "action that does nothing",
            "TransactWriteItems",
            request("{}"),
            "Invalid Request: TransactWriteRequest should contain Delete or Put or Update request",
            "1 validation error detected: Value '' at 'transactItems' failed to satisfy constraint:"
                + " TransactWriteRequest should contain Delete or Put or Update or ConditionCheck"),
        rejectsInWordsOf(
            "token of 37 characters",
            "TransactWriteItems",
            "{'ClientRequestToken':'"
                + "x".repeat(37)
                + "','TransactItems':["
                + put(hash, key("a"), "")
                + "]}",
            constraint(
                "x".repeat(37),
                "clientRequestToken",
                "Member must have length less than or equal to 36")),
        refused(
            "table name with an exclamation mark",
            "1 validation error detected: Value 'bad!name' at 'transactItems.1.member.put.tableName'"
                + " failed to satisfy constraint: Member must satisfy regular expression pattern:"
                + " [a-zA-Z0-9_.-]+",
            put("bad!name", key("a"), "")),
        refused(
            "one item twice",
            "Transaction request cannot include multiple operations on one item",
            put(hash, key("a"), ""),
            delete(key("a"), "")),
        refused(
            "condition check of a written item",
            "Transaction request cannot include multiple operations on one item",
            put(hash, key("a"), ""),
            check(key("a"), "attribute_exists(pk)")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "TransactWriteItems",
            request(put(ContractTables.freshName(), key("a"), ""))),
        rejects(
            "consumed capacity that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'SOME' at 'returnConsumedCapacity' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]",
            "TransactWriteItems",
            "{'ReturnConsumedCapacity':'SOME','TransactItems':[" + put(hash, key("a"), "") + "]}"));
  }

  @TestFactory
  Stream<DynamicTest> expressions() {
    String hash = ContractTables.hash();
    return cases(
        refused(
            "empty condition",
            "Invalid ConditionExpression: The expression can not be empty;",
            put(hash, key("a"), ",'ConditionExpression':''")),
        refused(
            "condition that does not parse",
            "Invalid ConditionExpression: Syntax error; token: \"<EOF>\", near: \"(\"",
            check(key("a"), "attribute_not_exists(")),
        refused(
            "unused value",
            "Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}",
            delete(
                key("a"),
                ",'ConditionExpression':'attribute_exists(pk)',"
                    + "'ExpressionAttributeValues':{':v':{'S':'x'}}")),
        refused(
            "condition that does not parse beside a missing table",
            "Invalid ConditionExpression: Syntax error; token: \"<EOF>\", near: \"(\"",
            put(ContractTables.freshName(), key("a"), ""),
            check(key("b"), "attribute_not_exists(")));
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    String hash = ContractTables.hash();
    String mismatch = "The provided key element does not match the schema";
    String empty =
        "One or more parameter values are not valid. The AttributeValue for a key attribute cannot"
            + " contain an empty string value. Key: pk";
    String set = "'UpdateExpression':'SET a = :v','ExpressionAttributeValues':{':v':{'S':'x'}}";
    return cases(
        cancelled(
            "put of a key of another type",
            INVALID + "Type mismatch for key pk expected: S actual: N",
            put(hash, "{'pk':{'N':'5'}}", "")),
        cancelled(
            "put without key",
            INVALID + "Missing the key pk in the item",
            put(hash, "{'a':{'N':'5'}}", "")),
        cancelled(
            "update of a key",
            INVALID + "Cannot update attribute pk. This attribute is part of the key",
            update(
                key("a"),
                "'UpdateExpression':'SET pk = :v','ExpressionAttributeValues':{':v':{'S':'x'}}")),
        cancelled("update of a key of another type", mismatch, update("{'pk':{'N':'5'}}", set)),
        cancelled("delete of a key of another type", mismatch, delete("{'pk':{'N':'5'}}", "")),
        cancelled(
            "check of a key of another type",
            mismatch,
            check("{'pk':{'L':[]}}", "attribute_exists(pk)")),
        cancelled(
            "put of an index key of another type",
            INVALID + "Type mismatch for Index Key gpk Expected: S Actual: N IndexName: gsiAll",
            put(ContractTables.indexed(), "{'pk':{'S':'a'},'sk':{'S':'b'},'gpk':{'N':'5'}}", "")),
        refused("put of an empty key", empty, put(hash, "{'pk':{'S':''}}", "")),
        refused("update of an empty key", empty, update("{'pk':{'S':''}}", set)),
        refused("delete of an empty key", empty, delete("{'pk':{'S':''}}", "")),
        refused("check of an empty key", empty, check("{'pk':{'S':''}}", "attribute_exists(pk)")),
        refused(
            "put of an empty index key",
            "One or more parameter values are not valid. A value specified for a secondary index key"
                + " is not supported. The AttributeValue for a key attribute cannot contain an empty"
                + " string value. IndexName: gsiAll, IndexKey: gpk",
            put(ContractTables.indexed(), "{'pk':{'S':'a'},'sk':{'S':'b'},'gpk':{'S':''}}", "")));
  }

  @Test
  void operandsOfAnUpdateCancel() {
    String hash = ContractTables.hash();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "'},'s':{'S':'text'}}");
    Answer answer =
        call(
            "TransactWriteItems",
            request(
                put(hash, key(pk + "other"), ""),
                update(
                    key(pk),
                    "'UpdateExpression':'SET s = s + :n',"
                        + "'ExpressionAttributeValues':{':n':{'N':'1'}}")));
    assertRejected(CANCELED, REASONS + "[None, ValidationError]", answer);
    assertEquals(
        "An operand in the update expression has an incorrect data type",
        answer.at("CancellationReasons", 1, "Message"));
    assertNull(get(hash, key(pk + "other")).at("Item"));
  }
}
