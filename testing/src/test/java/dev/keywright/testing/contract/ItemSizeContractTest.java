package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Items of 400 KB, measured to the byte: names and values in UTF-8, numbers by their significant
 * digits, three bytes and one for each element of a document.
 */
final class ItemSizeContractTest extends ContractTest {

  private static final int LIMIT = 409_600;
  private static final String TOO_LARGE = "Item size has exceeded the maximum allowed size";
  private static final String TOO_LARGE_UPDATE =
      "Item size to update has exceeded the maximum allowed size";

  /** An item with this attribute {@code a} and as much padding as makes it {@code size} bytes. */
  private static String item(String pk, String attribute, int attributeSize, int size) {
    int padding = size - ("pk".length() + pk.length()) - "p".length() - attributeSize;
    return "{'pk':{'S':'"
        + pk
        + "'}"
        + (attribute.isEmpty() ? "" : "," + attribute)
        + ",'p':{'S':'"
        + "x".repeat(padding)
        + "'}}";
  }

  private static void assertSize(int size, String attribute) {
    String pk = unique();
    ok(
        "PutItem",
        "{'TableName':'%s','Item':%s}",
        ContractTables.hash(),
        item(pk, attribute, size, LIMIT));
    assertRejected(
        VALIDATION,
        TOO_LARGE,
        call(
            "PutItem",
            "{'TableName':'%s','Item':%s}",
            ContractTables.hash(),
            item(pk, attribute, size, LIMIT + 1)));
  }

  @TestFactory
  Stream<DynamicTest> numbers() {
    return Stream.of(
            Map.entry("0", 1),
            Map.entry("1", 2),
            Map.entry("-1", 3),
            Map.entry("10", 2),
            Map.entry("12", 2),
            Map.entry("123", 3),
            Map.entry("123456", 4),
            Map.entry("-123", 4),
            Map.entry("3.14159", 5),
            Map.entry("0.5", 2),
            Map.entry("1E125", 2),
            Map.entry("12345678901234567890123456789012345678", 20))
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey() + " takes " + entry.getValue() + " bytes",
                    () -> assertSize(1 + entry.getValue(), "'n':{'N':'" + entry.getKey() + "'}")));
  }

  @Test
  void textIsMeasuredInUtf8() {
    assertSize(1 + 4, "'s':{'S':'\uD83D\uDE00'}");
    assertSize(2 + 2, "'é':{'S':'ß'}");
    assertSize(1, "'s':{'S':''}");
  }

  @Test
  void otherTypes() {
    assertSize(1 + 3, "'b':{'B':'AAEC'}");
    assertSize(1 + 1, "'b':{'BOOL':true}");
    assertSize(1 + 1, "'b':{'NULL':true}");
    assertSize(2 + 1 + 2, "'ss':{'SS':['a','bb']}");
    assertSize(2 + 2 + 3, "'ns':{'NS':['1','-2']}");
  }

  @Test
  void documentsCostThreeBytesAndOneForEachElement() {
    assertSize(1 + 3, "'m':{'M':{}}");
    assertSize(1 + 3, "'l':{'L':[]}");
    assertSize(1 + 3 + 1 + 4, "'l':{'L':[{'S':'text'}]}");
    assertSize(1 + 3 + 1 + 3 + 4, "'m':{'M':{'key':{'S':'text'}}}");
    assertSize(1 + 3 + 2 * (1 + 1), "'l':{'L':[{'BOOL':true},{'BOOL':false}]}");
  }

  @Test
  void measuresWithoutAnAttribute() {
    String pk = unique();
    String table = ContractTables.hash();
    put(table, item(pk, "", 0, LIMIT));
    assertRejected(
        VALIDATION,
        TOO_LARGE,
        call("PutItem", "{'TableName':'%s','Item':%s}", table, item(pk, "", 0, LIMIT + 1)));
  }

  @Test
  void updatesMayNotGrowAnItemBeyondTheLimit() {
    String table = ContractTables.hash();
    String pk = unique();
    put(table, item(pk, "", 0, LIMIT - 100));
    assertRejected(
        VALIDATION,
        TOO_LARGE_UPDATE,
        call(
            "UpdateItem",
            "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'UpdateExpression':'SET q = :q',"
                + "'ExpressionAttributeValues':{':q':{'S':'%s'}}}",
            table,
            pk,
            "y".repeat(200)));
    assertEquals(null, get(table, "{'pk':{'S':'" + pk + "'}}").at("Item", "q"));
  }

  @Test
  void transactedPutIsRefusedAndTransactedUpdateCancelled() {
    String table = ContractTables.hash();
    String pk = unique();
    assertRejected(
        VALIDATION,
        TOO_LARGE,
        call(
            "TransactWriteItems",
            "{'TransactItems':[{'Put':{'TableName':'%s','Item':%s}}]}",
            table,
            item(pk, "", 0, LIMIT + 1)));
    Answer cancelled =
        call(
            "TransactWriteItems",
            "{'TransactItems':[{'Update':{'TableName':'%s','Key':{'pk':{'S':'%s'}},"
                + "'UpdateExpression':'SET p = :p','ExpressionAttributeValues':{':p':{'S':'%s'}}}}]}",
            table,
            pk,
            "y".repeat(LIMIT));
    assertEquals(CANCELED, cancelled.errorType());
    assertEquals(TOO_LARGE_UPDATE, cancelled.at("CancellationReasons", 0, "Message"));
  }

  private static String nested(int levels) {
    return "{'M':{'n':".repeat(levels) + "{'S':'leaf'}" + "}}".repeat(levels);
  }

  @Test
  void documentsAreThirtyTwoLevelsDeep() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'d':" + nested(31) + "}");
    for (String value : List.of(nested(32), "{'L':[" + nested(31) + "]}")) {
      assertRejected(
          VALIDATION,
          message ->
              message.endsWith(
                  "Nesting Levels have exceeded supported limits: Attributes in the item have nested"
                      + " levels beyond supported limit"),
          call("PutItem", "{'TableName':'%s','Item':{%s,'d':%s}}", table, key, value));
    }
  }

  @Test
  void manyLongNamesCount() {
    String attributes =
        Stream.iterate(0, i -> i < 100, i -> i + 1)
            .map(i -> "'" + "n".repeat(200) + (i + 100) + "':{'S':'" + "x".repeat(3893) + "'}")
            .collect(Collectors.joining(","));
    // 100 attributes of 4,096 bytes are the limit by themselves; the key goes beyond it.
    assertRejected(
        VALIDATION,
        TOO_LARGE,
        call(
            "PutItem",
            "{'TableName':'%s','Item':{'pk':{'S':'k'},%s}}",
            ContractTables.hash(),
            attributes));
  }
}
