package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** BatchGetItem. */
final class BatchGetItemContractTest extends ContractTest {

  @Test
  void getsItemsOfSeveralTables() {
    String hash = ContractTables.hash();
    String composite = ContractTables.composite();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "'},'v':{'N':'1'}}");
    put(composite, "{'pk':{'S':'" + pk + "'},'sk':{'S':'a'},'v':{'N':'2'}}");
    Answer answer =
        ok(
            "BatchGetItem",
            "{'RequestItems':{'%1$s':{'Keys':[{'pk':{'S':'%3$s'}},{'pk':{'S':'nobody'}}]},"
                + "'%2$s':{'Keys':[{'pk':{'S':'%3$s'},'sk':{'S':'a'}}],'ConsistentRead':true}}}",
            hash,
            composite,
            pk);
    assertJson("[{'pk':{'S':'" + pk + "'},'v':{'N':'1'}}]", answer.at("Responses", hash));
    assertJson(
        "[{'pk':{'S':'" + pk + "'},'sk':{'S':'a'},'v':{'N':'2'}}]",
        answer.at("Responses", composite));
    assertJson("{}", answer.at("UnprocessedKeys"));
  }

  @Test
  void nothingFoundIsAnEmptyList() {
    String hash = ContractTables.hash();
    assertJson(
        "{'Responses':{'" + hash + "':[]},'UnprocessedKeys':{}}",
        ok("BatchGetItem", "{'RequestItems':{'%s':{'Keys':[{'pk':{'S':'%s'}}]}}}", hash, unique())
            .body());
  }

  @Test
  void projects() {
    String hash = ContractTables.hash();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "'},'m':{'M':{'a':{'N':'1'},'b':{'N':'2'}}},'n':{'N':'3'}}");
    String request = "{'RequestItems':{'%s':{'Keys':[{'pk':{'S':'%s'}}],%s}}}";
    assertJson(
        "[{'m':{'M':{'b':{'N':'2'}}},'n':{'N':'3'}}]",
        ok(
                "BatchGetItem",
                request,
                hash,
                pk,
                "'ProjectionExpression':'#m.b, n','ExpressionAttributeNames':{'#m':'m'}")
            .at("Responses", hash));
    assertJson(
        "[{'n':{'N':'3'}}]",
        ok("BatchGetItem", request, hash, pk, "'AttributesToGet':['n','absent']")
            .at("Responses", hash));
    assertJson(
        "[{}]",
        ok("BatchGetItem", request, hash, pk, "'ProjectionExpression':'absent'")
            .at("Responses", hash));
  }

  private static String keys(int count, String prefix) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{'pk':{'S':'" + prefix + i + "'}}")
        .collect(Collectors.joining(","));
  }

  @Test
  void getsAHundred() {
    String hash = ContractTables.hash();
    String pk = unique();
    for (int i = 0; i < 100; i += 33) {
      put(hash, "{'pk':{'S':'" + pk + i + "'}}");
    }
    Answer answer =
        ok("BatchGetItem", "{'RequestItems':{'%s':{'Keys':[%s]}}}", hash, keys(100, pk));
    assertEquals(4, Json.list(answer.body(), "Responses", hash).size());
  }

  @Test
  void leavesWhatIsBeyondSixteenMegabytes() {
    String hash = ContractTables.hash();
    String pk = unique();
    String padding = "x".repeat(400_000);
    for (int i = 0; i < 45; i++) {
      put(hash, "{'pk':{'S':'" + pk + i + "'},'d':{'S':'" + padding + "'}}");
    }
    Answer answer =
        ok(
            "BatchGetItem",
            "{'RequestItems':{'%s':{'Keys':[%s],'ConsistentRead':true}}}",
            hash,
            keys(45, pk));
    int found = Json.list(answer.body(), "Responses", hash).size();
    int left = Json.list(answer.body(), "UnprocessedKeys", hash, "Keys").size();
    assertEquals(45, found + left);
    assertTrue(found >= 40 && found <= 42, () -> found + " of 400 KB each");
    assertEquals(true, answer.at("UnprocessedKeys", hash, "ConsistentRead"));
    assertEquals(
        Set.of("Keys", "ConsistentRead"),
        Json.object(answer.body(), "UnprocessedKeys", hash).keySet());
  }

  @Test
  void refusesMoreThanAHundredOfATable() {
    String hash = ContractTables.hash();
    assertRejected(
        VALIDATION,
        message ->
            message.startsWith("1 validation error detected: Value ")
                && message.endsWith(
                    "' failed to satisfy constraint: Member must have length less than or equal to"
                        + " 100"),
        call("BatchGetItem", "{'RequestItems':{'%s':{'Keys':[%s]}}}", hash, keys(101, "a")));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String hash = ContractTables.hash();
    String composite = ContractTables.composite();
    return cases(
        rejectsInWordsOf(
            "no request items",
            "BatchGetItem",
            "{}",
            "1 validation error detected: Value null at 'requestItems' failed to satisfy constraint:"
                + " Member must not be null",
            "The requestItems parameter is required for BatchGetItem"),
        rejectsInWordsOf(
            "empty request items",
            "BatchGetItem",
            "{'RequestItems':{}}",
            "1 validation error detected: Value '{}' at 'requestItems' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 1",
            "1 validation error detected: Value at 'RequestItems' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 1",
            "The requestItems parameter is required for BatchGetItem"),
        refused(
            "key twice",
            "Provided list of item keys contains duplicates",
            "{'" + hash + "':{'Keys':[{'pk':{'S':'a'}},{'pk':{'S':'a'}}]}}"),
        refused(
            "key of another attribute",
            "The provided key element does not match the schema",
            "{'" + hash + "':{'Keys':[{'x':{'S':'a'}}]}}"),
        refused(
            "key without sort key",
            "The provided key element does not match the schema",
            "{'" + composite + "':{'Keys':[{'pk':{'S':'a'}}]}}"),
        refused(
            "key of another type",
            "The provided key element does not match the schema",
            "{'" + hash + "':{'Keys':[{'pk':{'N':'1'}}]}}"),
        refused(
            "empty string",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty string value. Key: pk",
            "{'" + hash + "':{'Keys':[{'pk':{'S':''}}]}}"),
        refused(
            "empty binary",
            "One or more parameter values are not valid. The AttributeValue for a key attribute"
                + " cannot contain an empty binary value. Key: pk",
            "{'" + ContractTables.hashBinary() + "':{'Keys':[{'pk':{'B':''}}]}}"),
        refused(
            "attributes and projection",
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {AttributesToGet}"
                + " Expression parameters: {ProjectionExpression}",
            "{'"
                + hash
                + "':{'Keys':[{'pk':{'S':'a'}}],'AttributesToGet':['pk'],"
                + "'ProjectionExpression':'pk'}}"),
        refused(
            "path twice",
            "Invalid ProjectionExpression: Two document paths overlap with each other; must remove"
                + " or rewrite one of these paths; path one: [a], path two: [a]",
            "{'" + hash + "':{'Keys':[{'pk':{'S':'a'}}],'ProjectionExpression':'a, a'}}"),
        refused(
            "attribute twice",
            INVALID + "Duplicate value in attribute name: a",
            "{'" + hash + "':{'Keys':[{'pk':{'S':'a'}}],'AttributesToGet':['a','a']}}"),
        refused(
            "names without projection",
            "ExpressionAttributeNames can only be specified when using expressions",
            "{'" + hash + "':{'Keys':[{'pk':{'S':'a'}}],'ExpressionAttributeNames':{'#a':'a'}}}"),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "BatchGetItem",
            "{'RequestItems':{'" + ContractTables.freshName() + "':{'Keys':[{'pk':{'S':'a'}}]}}}"),
        rejects(
            "more than a hundred of two tables",
            VALIDATION,
            "Too many items requested for the BatchGetItem call",
            "BatchGetItem",
            "{'RequestItems':{'"
                + hash
                + "':{'Keys':["
                + keys(60, "a")
                + "]},'"
                + ContractTables.hashNumber()
                + "':{'Keys':["
                + keys(41, "1").replace("'S'", "'N'")
                + "]}}}"));
  }

  private static DynamicTest refused(String name, String message, String requestItems) {
    return rejects(
        name, VALIDATION, message, "BatchGetItem", "{'RequestItems':" + requestItems + "}");
  }
}
