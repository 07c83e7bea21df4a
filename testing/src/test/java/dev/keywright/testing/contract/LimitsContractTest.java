package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Limits of expressions, and reserved words. */
final class LimitsContractTest extends ContractTest {

  private static final int EXPRESSION_BYTES = 4096;

  /** A condition of exactly so many bytes, with few operators. */
  private static String condition(int bytes) {
    StringBuilder text = new StringBuilder("attribute_not_exists(pk)");
    for (int i = 0; bytes - text.length() > 300; i++) {
      text.append(" AND attribute_not_exists(")
          .append("a".repeat(60))
          .append("x")
          .append(i)
          .append(")");
    }
    int rest = bytes - text.length() - " AND attribute_not_exists()".length();
    return text.append(" AND attribute_not_exists(")
        .append("b".repeat(rest))
        .append(")")
        .toString();
  }

  private static Answer putIf(String key, String condition) {
    return call(
        "PutItem",
        "{'TableName':'%s','Item':{'pk':{'S':'%s'}},'ConditionExpression':'%s'}",
        ContractTables.hash(),
        key,
        condition);
  }

  @Test
  void attributeNamesHaveSixtyFourKilobytes() {
    String table = ContractTables.hash();
    put(table, "{'pk':{'S':'" + unique() + "'},'" + "n".repeat(65_535) + "':{'N':'1'}}");
    String tooLong = "n".repeat(65_536);
    String key = "'TableName':'" + table + "','Key':{'pk':{'S':'a'}}";
    String names = ",'ExpressionAttributeNames':{'#n':'" + tooLong + "'}";
    for (Answer answer :
        List.of(
            call(
                "PutItem",
                "{'TableName':'%s','Item':{'pk':{'S':'a'},'%s':{'N':'1'}}}",
                table,
                tooLong),
            call("GetItem", "{" + key + ",'ProjectionExpression':'#n'" + names + "}"),
            call("GetItem", "{" + key + ",'AttributesToGet':['" + tooLong + "']}"),
            call(
                "UpdateItem",
                "{" + key + ",'AttributeUpdates':{'" + tooLong + "':{'Action':'DELETE'}}}"),
            call("UpdateItem", "{" + key + ",'UpdateExpression':'REMOVE #n'" + names + "}"))) {
      assertRejected(VALIDATION, message -> message.contains("65535"), answer);
    }
  }

  @Test
  void expressionsHaveFourKilobytes() {
    assertEquals(200, putIf(unique(), condition(EXPRESSION_BYTES)).status());
    assertRejected(
        VALIDATION,
        message ->
            message.contains(
                "Invalid ConditionExpression: Expression size has exceeded the maximum allowed"
                    + " size;"),
        putIf(unique(), condition(EXPRESSION_BYTES + 1)));
  }

  @Test
  void theSizeIsThatOfTheTextAsSent() {
    String names =
        IntStream.range(0, 30)
            .mapToObj(i -> "'#a" + i + "':'" + "n".repeat(200) + i + "'")
            .collect(Collectors.joining(","));
    String projection =
        IntStream.range(0, 30).mapToObj(i -> "#a" + i).collect(Collectors.joining(","));
    ok(
        "GetItem",
        "{'TableName':'%s','Key':{'pk':{'S':'a'}},'ProjectionExpression':'%s',"
            + "'ExpressionAttributeNames':{%s}}",
        ContractTables.hash(),
        projection,
        names);
  }

  @Test
  void inTakesAHundredOperands() {
    String table = ContractTables.hash();
    String pk = unique();
    put(table, "{'pk':{'S':'" + pk + "'},'n':{'N':'99'}}");
    assertEquals(200, in(pk, 100).status());
    assertRejected(
        VALIDATION,
        "Invalid ConditionExpression: The IN operator is provided with too many operands; number of"
            + " operands: 101",
        in(pk, 101));
  }

  private static Answer in(String pk, int operands) {
    String names =
        IntStream.range(0, operands).mapToObj(i -> ":v" + i).collect(Collectors.joining(","));
    String values =
        IntStream.range(0, operands)
            .mapToObj(i -> "':v" + i + "':{'N':'" + i + "'}")
            .collect(Collectors.joining(","));
    return call(
        "UpdateItem",
        "{'TableName':'%s','Key':{'pk':{'S':'%s'}},'ConditionExpression':'n IN (%s)',"
            + "'ExpressionAttributeValues':{%s}}",
        ContractTables.hash(),
        pk,
        names,
        values);
  }

  @Test
  void expressionsHaveThreeHundredOperators() {
    String more = IntStream.range(0, 300).mapToObj(i -> "a=:v").collect(Collectors.joining(" OR "));
    assertEquals(
        VALIDATION,
        call(
                "UpdateItem",
                "{'TableName':'%s','Key':{'pk':{'S':'a'}},'ConditionExpression':'%s',"
                    + "'ExpressionAttributeValues':{':v':{'S':'x'}}}",
                ContractTables.hash(),
                more)
            .errorType());
  }

  private static DynamicTest reserved(String word) {
    return rejects(
        "reserved word " + word,
        VALIDATION,
        "Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: "
            + word,
        "PutItem",
        "{'TableName':'"
            + ContractTables.hash()
            + "','Item':{'pk':{'S':'a'}},'ConditionExpression':'attribute_exists("
            + word
            + ")'}");
  }

  @TestFactory
  Stream<DynamicTest> reservedWords() {
    return Stream.of(
            "abort",
            "year",
            "zone",
            "name",
            "status",
            "data",
            "count",
            "items",
            "ttl",
            "uuid",
            "hash",
            "range",
            "size",
            "timestamp",
            "date",
            "value",
            "values",
            "user",
            "url",
            "region",
            "Percentile",
            "OWNER",
            "flattern",
            "loged",
            "innter",
            "connection",
            "counter",
            "state",
            "language",
            "level",
            "location",
            "method",
            "role",
            "session",
            "source",
            "token",
            "type")
        .map(LimitsContractTest::reserved);
  }

  @Test
  void otherWordsAreNot() {
    for (String word : new String[] {"id", "pk", "sk", "email", "title", "version", "price"}) {
      ok(
          "PutItem",
          "{'TableName':'%s','Item':{'pk':{'S':'%s'}},"
              + "'ConditionExpression':'attribute_not_exists(%s)'}",
          ContractTables.hash(),
          unique(),
          word);
    }
  }

  @Test
  void reservedWordsBehindAPlaceholder() {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(table, "{" + key + ",'status':{'S':'a'},'name':{'M':{'data':{'S':'d'}}}}");
    assertItem(
        "{'status':{'S':'a'},'name':{'M':{'data':{'S':'d'}}}}",
        ok(
            "GetItem",
            "{'TableName':'%s','Key':{%s},'ProjectionExpression':'#s, #n.#d',"
                + "'ExpressionAttributeNames':{'#s':'status','#n':'name','#d':'data'}}",
            table,
            key));
  }

  @Test
  void emptyValuesAreStored() {
    String table = ContractTables.hash();
    String item =
        "{'pk':{'S':'"
            + unique()
            + "'},'s':{'S':''},'b':{'B':''},'l':{'L':[{'S':''}]},"
            + "'ss':{'SS':['']}}";
    put(table, item);
    assertItem(item, get(table, Json.text(item).replaceFirst(",\"s\".*", "}")));
  }
}
