package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** DescribeTable. */
final class DescribeTableContractTest extends ContractTest {

  @Test
  void namesTheTableThatIsMissing() {
    String name = ContractTables.freshName();
    assertRejected(
        NOT_FOUND,
        "Requested resource not found: Table: " + name + " not found",
        call("DescribeTable", "{'TableName':'%s'}", name));
  }

  @Test
  void saysTheSameTwice() {
    Answer first = ContractTables.awaitActive(ContractTables.composite());
    Answer second = ContractTables.awaitActive(ContractTables.composite());
    assertEquals(first.body(), second.body());
  }

  @Test
  void arnEndsWithTheTable() {
    String name = ContractTables.hash();
    Object arn = ContractTables.awaitActive(name).at("Table", "TableArn");
    assertTrue(
        String.valueOf(arn).matches("arn:aws:dynamodb:[a-z0-9-]+:[0-9]{12}:table/" + name),
        () -> "" + arn);
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    return cases(
        rejects(
            "no table name",
            VALIDATION,
            "The parameter 'TableName' is required but was not present in the request",
            "DescribeTable",
            "{}"));
  }
}
