package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** BatchWriteItem. */
final class BatchWriteItemContractTest extends ContractTest {

  @Test
  void putsAndDeletesInSeveralTables() {
    String hash = ContractTables.hash();
    String composite = ContractTables.composite();
    String pk = unique();
    put(hash, "{'pk':{'S':'" + pk + "'}}");
    Answer answer =
        ok(
            "BatchWriteItem",
            "{'RequestItems':{'%1$s':[{'DeleteRequest':{'Key':{'pk':{'S':'%3$s'}}}},"
                + "{'PutRequest':{'Item':{'pk':{'S':'%3$s-new'},'v':{'N':'1'}}}}],"
                + "'%2$s':[{'PutRequest':{'Item':{'pk':{'S':'%3$s'},'sk':{'S':'a'}}}}]}}",
            hash,
            composite,
            pk);
    assertJson("{'UnprocessedItems':{}}", answer.body());
    assertNull(get(hash, "{'pk':{'S':'" + pk + "'}}").at("Item"));
    assertItem(
        "{'pk':{'S':'" + pk + "-new'},'v':{'N':'1'}}", get(hash, "{'pk':{'S':'" + pk + "-new'}}"));
    String written = "{'pk':{'S':'" + pk + "'},'sk':{'S':'a'}}";
    assertItem(written, get(composite, written));
  }

  @Test
  void putReplaces() {
    String hash = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    put(hash, "{" + key + ",'old':{'S':'x'}}");
    ok(
        "BatchWriteItem",
        "{'RequestItems':{'%s':[{'PutRequest':{'Item':{%s,'new':{'S':'y'}}}}]}}",
        hash,
        key);
    assertItem("{" + key + ",'new':{'S':'y'}}", get(hash, "{" + key + "}"));
  }

  @Test
  void writesTwentyFive() {
    String pk = unique();
    assertJson(
        "{'UnprocessedItems':{}}",
        ok("BatchWriteItem", "{'RequestItems':{'%s':[%s]}}", ContractTables.hash(), puts(25, pk))
            .body());
    assertItem(
        "{'pk':{'S':'" + pk + "24'}}", get(ContractTables.hash(), "{'pk':{'S':'" + pk + "24'}}"));
  }

  @Test
  void refusesAllWhenOneIsWrong() {
    String hash = ContractTables.hash();
    String pk = unique();
    assertEquals(
        VALIDATION,
        call(
                "BatchWriteItem",
                "{'RequestItems':{'%s':[{'PutRequest':{'Item':{'pk':{'S':'%s'}}}},"
                    + "{'PutRequest':{'Item':{'pk':{'N':'1'}}}}]}}",
                hash,
                pk)
            .errorType());
    assertNull(get(hash, "{'pk':{'S':'" + pk + "'}}").at("Item"));
  }

  private static String puts(int count, String prefix) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{'PutRequest':{'Item':{'pk':{'S':'" + prefix + i + "'}}}}")
        .collect(Collectors.joining(","));
  }

  @Test
  void refusesTwentySixOfATable() {
    assertRejected(
        VALIDATION,
        message ->
            message.startsWith("1 validation error detected: Value ")
                && message.endsWith(
                    "at 'requestItems' failed to satisfy constraint: Map value must satisfy"
                        + " constraint: [Member must have length less than or equal to 25, Member"
                        + " must have length greater than or equal to 1]"),
        call(
            "BatchWriteItem",
            "{'RequestItems':{'%s':[%s]}}",
            ContractTables.hash(),
            puts(26, "a")));
  }

  private static DynamicTest refused(String name, String message, String table, String requests) {
    return rejects(
        name,
        VALIDATION,
        message,
        "BatchWriteItem",
        "{'RequestItems':{'" + table + "':[" + requests + "]}}");
  }

  private static String putOf(String item) {
    return "{'PutRequest':{'Item':" + item + "}}";
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String hash = ContractTables.hash();
    String empty =
        "One or more parameter values are not valid. The AttributeValue for a key attribute cannot"
            + " contain an empty ";
    return cases(
        rejectsInWordsOf(
            "no request items",
            "BatchWriteItem",
            "{}",
            "1 validation error detected: Value null at 'requestItems' failed to satisfy constraint:"
                + " Member must not be null",
            "The requestItems parameter is required for BatchWriteItem"),
        rejectsInWordsOf(
            "empty request items",
            "BatchWriteItem",
            "{'RequestItems':{}}",
            "1 validation error detected: Value '{}' at 'requestItems' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 1",
            "1 validation error detected: Value at 'RequestItems' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 1",
            "The requestItems parameter is required for BatchWriteItem"),
        refused(
            "request that does nothing",
            "Supplied AttributeValue has more than one datatypes set, must contain exactly one of"
                + " the supported datatypes",
            hash,
            "{}"),
        refused(
            "key twice",
            "Provided list of item keys contains duplicates",
            hash,
            putOf("{'pk':{'S':'a'}}") + "," + putOf("{'pk':{'S':'a'},'v':{'S':'b'}}")),
        refused(
            "put and delete of a key",
            "Provided list of item keys contains duplicates",
            hash,
            putOf("{'pk':{'S':'a'}}") + ",{'DeleteRequest':{'Key':{'pk':{'S':'a'}}}}"),
        refused(
            "item without key",
            "The provided key element does not match the schema",
            hash,
            putOf("{'v':{'S':'a'}}")),
        refused(
            "item with a key of another type",
            "The provided key element does not match the schema",
            hash,
            putOf("{'pk':{'N':'1'}}")),
        refused(
            "delete of a key of another type",
            "The provided key element does not match the schema",
            hash,
            "{'DeleteRequest':{'Key':{'pk':{'N':'1'}}}}"),
        refused(
            "delete of a key with too much",
            "The provided key element does not match the schema",
            hash,
            "{'DeleteRequest':{'Key':{'pk':{'S':'1'},'v':{'S':'1'}}}}"),
        refused("empty string", empty + "string value. Key: pk", hash, putOf("{'pk':{'S':''}}")),
        refused(
            "empty binary",
            empty + "binary value. Key: pk",
            ContractTables.hashBinary(),
            putOf("{'pk':{'B':''}}")),
        refused(
            "delete of an empty binary",
            empty + "binary value. Key: pk",
            ContractTables.hashBinary(),
            "{'DeleteRequest':{'Key':{'pk':{'B':''}}}}"),
        refused(
            "value of no type",
            "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
            hash,
            putOf("{'pk':{'S':'a'},'v':{}}")),
        refused(
            "item of more than 400 KB",
            "Item size has exceeded the maximum allowed size",
            hash,
            putOf("{'pk':{'S':'a'},'v':{'S':'" + "x".repeat(409_600) + "'}}")),
        refused(
            "index key of another type",
            INVALID + "Type mismatch for Index Key gsk Expected: N Actual: S IndexName: gsiAll",
            ContractTables.indexed(),
            putOf("{'pk':{'S':'a'},'sk':{'S':'b'},'gpk':{'S':'c'},'gsk':{'S':'d'}}")),
        refused(
            "empty index key",
            "One or more parameter values are not valid. A value specified for a secondary index key"
                + " is not supported. The AttributeValue for a key attribute cannot contain an empty"
                + " string value. IndexName: gsiAll, IndexKey: gpk",
            ContractTables.indexed(),
            putOf("{'pk':{'S':'a'},'sk':{'S':'b'},'gpk':{'S':''}}")),
        rejects(
            "table that is missing",
            NOT_FOUND,
            "Requested resource not found",
            "BatchWriteItem",
            "{'RequestItems':{'"
                + ContractTables.freshName()
                + "':["
                + putOf("{'pk':{'S':'a'}}")
                + "]}}"),
        rejects(
            "more than 25 of two tables",
            VALIDATION,
            "Too many items requested for the BatchWriteItem call",
            "BatchWriteItem",
            "{'RequestItems':{'"
                + hash
                + "':["
                + puts(13, "a")
                + "],'"
                + ContractTables.hashNumber()
                + "':["
                + puts(13, "1").replace("'S'", "'N'")
                + "]}}"));
  }
}
