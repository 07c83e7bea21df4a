package dev.keywright.testing.contract;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Pieces of CreateTable requests, and tables that must not come to be. */
final class CreateTableRequests {

  static final String PK = "'AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'S'}]";
  static final String DEMAND = "'BillingMode':'PAY_PER_REQUEST'";
  static final String UNITS =
      "'ProvisionedThroughput':{'ReadCapacityUnits':1,'WriteCapacityUnits':2}";

  /** No test makes this table; should one of them, it is dropped in the end. */
  static final String REFUSED = ContractTables.freshName();

  static {
    ContractTables.ours(REFUSED);
  }

  static String defs(String... names) {
    return "'AttributeDefinitions':["
        + String.join(",", Stream.of(names).map(n -> ContractTables.def(n, "S")).toList())
        + "]";
  }

  static String gsi(String name, String projection, String... keys) {
    return "'GlobalSecondaryIndexes':[" + ContractTables.index(name, projection, keys) + "]";
  }

  static String lsi(String name, String projection, String... keys) {
    return "'LocalSecondaryIndexes':[" + ContractTables.index(name, projection, keys) + "]";
  }

  static DynamicTest refused(String name, String message, String... members) {
    return ContractTest.rejects(
        name,
        ContractTest.VALIDATION,
        message,
        "CreateTable",
        "{'TableName':'" + REFUSED + "'," + String.join(",", members) + "}");
  }

  static DynamicTest violates(String name, String message, String... members) {
    return refused(name, "1 validation error detected: " + message, members);
  }

  private CreateTableRequests() {}
}
