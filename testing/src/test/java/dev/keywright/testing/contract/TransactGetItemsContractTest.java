package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** TransactGetItems. */
final class TransactGetItemsContractTest extends ContractTest {

  private static String action(String key, String more) {
    return "{'Get':{'TableName':'" + ContractTables.hash() + "','Key':" + key + more + "}}";
  }

  private static String request(String... gets) {
    return "{'TransactItems':[" + String.join(",", gets) + "]}";
  }

  @Test
  void answersInTheOrderOfTheRequest() {
    String pk = unique();
    put(
        ContractTables.hash(),
        "{'pk':{'S':'" + pk + "1'},'v':{'M':{'a':{'N':'1'},'b':{'N':'2'}}}}");
    put(ContractTables.hash(), "{'pk':{'S':'" + pk + "3'}}");
    put(ContractTables.composite(), "{'pk':{'S':'" + pk + "'},'sk':{'S':'s'}}");
    Answer answer =
        ok(
            "TransactGetItems",
            request(
                action("{'pk':{'S':'" + pk + "3'}}", ""),
                action("{'pk':{'S':'" + pk + "nobody'}}", ""),
                action("{'pk':{'S':'" + pk + "1'}}", ",'ProjectionExpression':'v.b'"),
                "{'Get':{'TableName':'"
                    + ContractTables.composite()
                    + "','Key':{'pk':{'S':'"
                    + pk
                    + "'},'sk':{'S':'s'}}}}"));
    assertJson(
        "[{'Item':{'pk':{'S':'"
            + pk
            + "3'}}},{},{'Item':{'v':{'M':{'b':{'N':'2'}}}}},"
            + "{'Item':{'pk':{'S':'"
            + pk
            + "'},'sk':{'S':'s'}}}]",
        answer.at("Responses"));
  }

  @Test
  void getsAHundred() {
    String gets =
        IntStream.range(0, 100)
            .mapToObj(i -> action("{'pk':{'S':'nobody" + i + "'}}", ""))
            .collect(Collectors.joining(","));
    assertEquals(100, Json.list(ok("TransactGetItems", request(gets)).body(), "Responses").size());
  }

  @Test
  void emptyKeyCancels() {
    Answer answer = call("TransactGetItems", request(action("{}", "")));
    assertRejected(
        CANCELED,
        "Transaction cancelled, please refer cancellation reasons for specific reasons"
            + " [ValidationError]",
        answer);
    assertEquals(
        "The provided key element does not match the schema",
        answer.at("CancellationReasons", 0, "Message"));
  }

  @Test
  void refusesAHundredAndOne() {
    String gets =
        IntStream.range(0, 101)
            .mapToObj(i -> action("{'pk':{'S':'nobody" + i + "'}}", ""))
            .collect(Collectors.joining(","));
    assertRejected(
        VALIDATION,
        message ->
            message.startsWith("1 validation error detected: Value ")
                && message.endsWith(
                    "failed to satisfy constraint: Member must have length less than or equal to"
                        + " 100"),
        call("TransactGetItems", request(gets)));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    return cases(
        rejectsInWordsOf(
            "empty list",
            "TransactGetItems",
            request(),
            constraint(
                "[]", "transactItems", "Member must have length greater than or equal to 1")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "TransactGetItems",
            "{'TransactItems':[{'Get':{'TableName':'"
                + ContractTables.freshName()
                + "','Key':{'pk':{'S':'a'}}}}]}"),
        rejects(
            "item twice",
            VALIDATION,
            "Transaction request cannot include multiple operations on one item",
            "TransactGetItems",
            request(action("{'pk':{'S':'a'}}", ""), action("{'pk':{'S':'a'}}", ""))),
        rejects(
            "projection that does not parse",
            VALIDATION,
            "Invalid ProjectionExpression: Syntax error; token: \"!\", near: \"!!\"",
            "TransactGetItems",
            request(action("{'pk':{'S':'a'}}", ",'ProjectionExpression':'!!!'"))),
        rejects(
            "consumed capacity that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'SOME' at 'returnConsumedCapacity' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]",
            "TransactGetItems",
            "{'ReturnConsumedCapacity':'SOME','TransactItems':["
                + action("{'pk':{'S':'a'}}", "")
                + "]}"));
  }
}
