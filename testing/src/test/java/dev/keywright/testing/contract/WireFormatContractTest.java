package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** AWS JSON 1.0 over HTTP: headers, checksums, and requests that are none. */
final class WireFormatContractTest extends ContractTest {

  private static String crc(Answer answer) {
    CRC32 crc = new CRC32();
    crc.update(answer.text().getBytes(StandardCharsets.UTF_8));
    return Long.toString(crc.getValue());
  }

  @Test
  void answersCarryTheirChecksum() {
    String key = unique();
    put(ContractTables.hash(), "{'pk':{'S':'" + key + "'},'v':{'S':'ä€😀\\n'}}");
    Answer answer = get(ContractTables.hash(), "{'pk':{'S':'" + key + "'}}");
    assertEquals("ä€😀\n", answer.at("Item", "v", "S"));
    assertEquals(crc(answer), answer.headers().get("x-amz-crc32"));
    Answer error = call("GetItem", "{}");
    assertEquals(crc(error), error.headers().get("x-amz-crc32"));
  }

  @Test
  void answersAreAmazonsJson() {
    Answer answer = ok("ListTables", "{}");
    assertEquals("application/x-amz-json-1.0", answer.headers().get("Content-Type"));
    assertTrue(answer.headers().get("x-amzn-RequestId").matches("[0-9A-Z]{52}"));
    assertEquals(
        Integer.toString(answer.text().getBytes(StandardCharsets.UTF_8).length),
        answer.headers().get("Content-Length"));
  }

  @Test
  void errorsNameTheirTypeInTheBody() {
    Answer validation = call("GetItem", "{'TableName':'%s','Key':{}}", ContractTables.hash());
    assertEquals("com.amazon.coral.validate#ValidationException", validation.at("__type"));
    Answer missing = call("DescribeTable", "{'TableName':'%s'}", ContractTables.freshName());
    assertEquals(
        "com.amazonaws.dynamodb.v20120810#ResourceNotFoundException", missing.at("__type"));
  }

  @Test
  void operationThatDoesNotExist() {
    Answer answer = call("ReadMyMind", "{}");
    assertEquals(400, answer.status());
    assertEquals("com.amazon.coral.service#UnknownOperationException", answer.at("__type"));
  }

  @Test
  void serviceThatDoesNotExist() {
    Answer answer = ContractTarget.current().send("Dynamite_20120810.ListTables", "{}", Map.of());
    assertEquals(400, answer.status());
    assertEquals("com.amazon.coral.service#UnknownOperationException", answer.at("__type"));
  }

  @Test
  void noOperation() {
    Answer answer = ContractTarget.current().send(null, "{}", Map.of());
    assertEquals(400, answer.status());
    assertEquals("com.amazon.coral.service#UnknownOperationException", answer.at("__type"));
  }

  @Test
  void bodyThatIsNoJson() {
    Answer answer = ContractTarget.current().send("ListTables", "hi");
    assertEquals(400, answer.status());
    assertEquals("com.amazon.coral.service#SerializationException", answer.at("__type"));
  }

  @Test
  void plainJsonIsTakenAsWell() {
    Answer answer =
        ContractTarget.current()
            .send("DynamoDB_20120810.ListTables", "{}", Map.of("Content-Type", "application/json"));
    assertEquals(200, answer.status());
  }

  @Test
  void otherContentIsNot() {
    Answer answer =
        ContractTarget.current()
            .send("DynamoDB_20120810.ListTables", "{}", Map.of("Content-Type", "text/plain"));
    assertEquals(404, answer.status());
    assertEquals("<UnknownOperationException/>\n", answer.text());
  }

  @Test
  void unknownMembersAreIgnored() {
    String key = unique();
    ok(
        "PutItem",
        "{'TableName':'%s','Item':{'pk':{'S':'%s'}},'Whatever':{'a':[1,null,true]},'Key':null}",
        ContractTables.hash(),
        key);
  }

  private static DynamicTest unreadable(
      String name, String message, String operation, String body) {
    return rejects(name, SERIALIZATION, message, operation, body);
  }

  @TestFactory
  Stream<DynamicTest> membersOfTheWrongType() {
    return cases(
        unreadable(
            "name that is a number",
            "NUMBER_VALUE cannot be converted to String",
            "DescribeTable",
            "{'TableName':23}"),
        unreadable(
            "name that is true",
            "TRUE_VALUE cannot be converted to String",
            "DescribeTable",
            "{'TableName':true}"),
        unreadable(
            "name that is a fraction",
            "DECIMAL_VALUE cannot be converted to String",
            "DescribeTable",
            "{'TableName':1.5}"),
        unreadable(
            "name that is a list",
            "Unrecognized collection type class java.lang.String",
            "DescribeTable",
            "{'TableName':[]}"),
        unreadable(
            "name that is a structure",
            "Start of structure or map found where not expected",
            "DescribeTable",
            "{'TableName':{}}"),
        unreadable(
            "limit that is text",
            "STRING_VALUE cannot be converted to Integer",
            "ListTables",
            "{'Limit':'5'}"),
        unreadable(
            "limit that is false",
            "FALSE_VALUE cannot be converted to Integer",
            "ListTables",
            "{'Limit':false}"),
        unreadable(
            "item that is text",
            "Unexpected field type",
            "PutItem",
            "{'TableName':'abc','Item':'x'}"),
        unreadable(
            "item that is a list",
            "Unrecognized collection type java.util.Map<java.lang.String,"
                + " com.amazonaws.dynamodb.v20120810.AttributeValue>",
            "PutItem",
            "{'TableName':'abc','Item':[]}"),
        unreadable(
            "value that is text",
            "Unexpected value type in payload",
            "PutItem",
            "{'TableName':'abc','Item':{'a':'x'}}"),
        unreadable(
            "string that is a number",
            "NUMBER_VALUE cannot be converted to String",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'S':1}}}"),
        unreadable(
            "number that is a number",
            "NUMBER_VALUE cannot be converted to String",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'N':1}}}"),
        unreadable(
            "bytes that are a number",
            "only base-64-encoded strings are convertible to bytes",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'B':1}}}"),
        unreadable(
            "bytes of a wrong length",
            "Base64 encoded length is expected a multiple of 4 bytes but found: 5",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'B':'AAAAA'}}}"),
        unreadable(
            "flag that is a number",
            "NUMBER_VALUE cannot be converted to Boolean",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'BOOL':1}}}"),
        unreadable(
            "set that is text",
            "Unexpected field type",
            "PutItem",
            "{'TableName':'abc','Item':{'a':{'SS':'x'}}}"));
  }

  @Test
  void theRealClientReadsAnswersAndErrors() {
    try (DynamoDbClient client = ContractTarget.current().client()) {
      Map<String, AttributeValue> item =
          Map.of(
              "pk", AttributeValue.fromS(unique()),
              "n", AttributeValue.fromN("1"),
              "l", AttributeValue.fromL(Arrays.asList(AttributeValue.fromNul(true))));
      String table = ContractTables.hash();
      client.putItem(r -> r.tableName(table).item(item));
      Map<String, AttributeValue> key = Map.of("pk", item.get("pk"));
      assertEquals(
          item, client.getItem(r -> r.tableName(table).key(key).consistentRead(true)).item());
      ConditionalCheckFailedException failed =
          org.junit.jupiter.api.Assertions.assertThrows(
              ConditionalCheckFailedException.class,
              () ->
                  client.putItem(
                      r ->
                          r.tableName(table)
                              .item(item)
                              .conditionExpression("attribute_not_exists(pk)")
                              .returnValuesOnConditionCheckFailure(
                                  ReturnValuesOnConditionCheckFailure.ALL_OLD)));
      assertEquals("The conditional request failed", failed.awsErrorDetails().errorMessage());
      assertNotNull(failed.requestId());
      DynamoDbException refused =
          org.junit.jupiter.api.Assertions.assertThrows(
              DynamoDbException.class, () -> client.getItem(r -> r.tableName(table).key(Map.of())));
      assertEquals("ValidationException", refused.awsErrorDetails().errorCode());
    }
  }
}
