package dev.keywright.testing.contract;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Pieces of CreateTable requests, and tables that must not come to be. */
final class CreateTableRequests {

  static final String PK = "'AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'S'}]";
  static final String DEMAND = "'BillingMode':'PAY_PER_REQUEST'";
  static final String UNITS =
      "'ProvisionedThroughput':{'ReadCapacityUnits':1,'WriteCapacityUnits':2}";

  /** A table that must not come to be; should it, it is dropped in the end. */
  static String refusedName() {
    String name = ContractTables.freshName();
    ContractTables.ours(name);
    return name;
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
        "{'TableName':'" + refusedName() + "'," + String.join(",", members) + "}");
  }

  static DynamicTest violates(String name, String message, String... members) {
    return refused(name, "1 validation error detected: " + message, members);
  }

  private CreateTableRequests() {}
}
