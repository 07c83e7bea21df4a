package dev.keywright.testing.contract;

import static dev.keywright.testing.contract.CreateTableRequests.DEMAND;
import static dev.keywright.testing.contract.CreateTableRequests.PK;
import static dev.keywright.testing.contract.CreateTableRequests.UNITS;
import static dev.keywright.testing.contract.CreateTableRequests.defs;
import static dev.keywright.testing.contract.CreateTableRequests.gsi;
import static dev.keywright.testing.contract.CreateTableRequests.lsi;
import static dev.keywright.testing.contract.CreateTableRequests.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** CreateTable: local and global secondary indexes. */
final class CreateTableIndexesContractTest extends ContractTest {

  @Test
  void describesIndexes() {
    Answer described = ContractTables.awaitActive(ContractTables.indexed());
    assertEquals(3, Json.list(described.body(), "Table", "LocalSecondaryIndexes").size());
    for (Object index : Json.list(described.body(), "Table", "GlobalSecondaryIndexes")) {
      assertEquals("ACTIVE", Json.at(index, "IndexStatus"));
      assertNotNull(Json.at(index, "IndexArn"));
      assertJson("0", Json.at(index, "ProvisionedThroughput", "ReadCapacityUnits"));
    }
    for (Object index : Json.list(described.body(), "Table", "LocalSecondaryIndexes")) {
      assertNull(Json.at(index, "IndexStatus"));
      assertNotNull(Json.at(index, "IndexArn"));
      if ("lsiInclude".equals(Json.at(index, "IndexName"))) {
        assertJson(
            "{'ProjectionType':'INCLUDE','NonKeyAttributes':['a']}", Json.at(index, "Projection"));
        assertJson(
            "[{'AttributeName':'pk','KeyType':'HASH'},{'AttributeName':'lsk','KeyType':'RANGE'}]",
            Json.at(index, "KeySchema"));
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> localIndexes() {
    String table = defs("pk", "sk", "lsk") + "," + DEMAND + "," + ContractTables.schema("pk", "sk");
    return cases(
        refused(
            "empty list of local indexes",
            INVALID + "List of LocalSecondaryIndexes is empty",
            defs("pk", "sk"),
            DEMAND,
            ContractTables.schema("pk", "sk"),
            "'LocalSecondaryIndexes':[]"),
        refused(
            "local index on a table without sort key",
            INVALID
                + "Table KeySchema does not have a range key, which is required when specifying a"
                + " LocalSecondaryIndex",
            defs("pk", "lsk"),
            DEMAND,
            ContractTables.schema("pk"),
            lsi("index", "'ALL'", "pk", "lsk")),
        refused(
            "local index without sort key",
            INVALID + "Index KeySchema does not have a range key for index: index",
            table,
            lsi("index", "'ALL'", "pk")),
        refused(
            "local index with another partition key",
            INVALID
                + "Index KeySchema does not have the same leading hash key as table KeySchema for"
                + " index: index. index hash key: sk, table hash key: pk",
            table,
            lsi("index", "'ALL'", "sk", "lsk")),
        refused(
            "local index over an undefined attribute",
            INVALID
                + "Some index key attributes are not defined in AttributeDefinitions."
                + " Keys: [pk, other], AttributeDefinitions: [pk, sk, lsk]",
            table,
            lsi("index", "'ALL'", "pk", "other")),
        refused(
            "local index without a projection type",
            INVALID + "Unknown ProjectionType: null",
            table,
            "'LocalSecondaryIndexes':[{'IndexName':'index',"
                + ContractTables.schema("pk", "lsk")
                + ",'Projection':{}}]"),
        refused(
            "attributes with a local projection of all",
            INVALID + "ProjectionType is ALL, but NonKeyAttributes is specified",
            table,
            lsi("index", "'ALL','NonKeyAttributes':['a']", "pk", "lsk")),
        refused(
            "attributes with a local projection of keys",
            INVALID + "ProjectionType is KEYS_ONLY, but NonKeyAttributes is specified",
            table,
            lsi("index", "'KEYS_ONLY','NonKeyAttributes':['a']", "pk", "lsk")),
        refused(
            "local include without attributes",
            INVALID + "ProjectionType is INCLUDE, but NonKeyAttributes is not specified",
            table,
            lsi("index", "'INCLUDE'", "pk", "lsk")),
        refused(
            "local index name twice",
            INVALID + "Duplicate index name: index",
            table,
            "'LocalSecondaryIndexes':["
                + ContractTables.index("index", "'ALL'", "pk", "lsk")
                + ","
                + ContractTables.index("index", "'ALL'", "pk", "lsk")
                + "]"),
        refused(
            "six local indexes",
            INVALID + "Number of LocalSecondaryIndexes exceeds per-table limit of 5",
            table,
            "'LocalSecondaryIndexes':["
                + String.join(
                    ",",
                    Stream.of(1, 2, 3, 4, 5, 6)
                        .map(n -> ContractTables.index("index" + n, "'ALL'", "pk", "lsk"))
                        .toList())
                + "]"));
  }

  @TestFactory
  Stream<DynamicTest> globalIndexes() {
    String table = defs("pk", "gpk") + "," + DEMAND + "," + ContractTables.schema("pk");
    return cases(
        refused(
            "empty list of global indexes",
            INVALID + "List of GlobalSecondaryIndexes is empty",
            PK,
            DEMAND,
            ContractTables.schema("pk"),
            "'GlobalSecondaryIndexes':[]"),
        refused(
            "global index over an undefined attribute",
            INVALID
                + "Some index key attributes are not defined in AttributeDefinitions."
                + " Keys: [other], AttributeDefinitions: [pk, gpk]",
            table,
            gsi("index", "'ALL'", "other")),
        refused(
            "global index without a projection type",
            INVALID + "Unknown ProjectionType: null",
            table,
            "'GlobalSecondaryIndexes':[{'IndexName':'index',"
                + ContractTables.schema("gpk")
                + ",'Projection':{}}]"),
        refused(
            "attributes with a global projection of keys",
            INVALID + "ProjectionType is KEYS_ONLY, but NonKeyAttributes is specified",
            table,
            gsi("index", "'KEYS_ONLY','NonKeyAttributes':['a']", "gpk")),
        refused(
            "global include without attributes",
            INVALID + "ProjectionType is INCLUDE, but NonKeyAttributes is not specified",
            table,
            gsi("index", "'INCLUDE'", "gpk")),
        refused(
            "global index name twice",
            INVALID + "Duplicate index name: index",
            table,
            "'GlobalSecondaryIndexes':["
                + ContractTables.index("index", "'ALL'", "gpk")
                + ","
                + ContractTables.index("index", "'ALL'", "gpk")
                + "]"),
        refused(
            "a name for a local and a global index",
            INVALID + "Duplicate index name: index",
            defs("pk", "sk", "lsk"),
            DEMAND,
            ContractTables.schema("pk", "sk"),
            lsi("index", "'ALL'", "pk", "lsk"),
            gsi("index", "'ALL'", "lsk")),
        refused(
            "global index units on demand",
            INVALID
                + "ProvisionedThroughput should not be specified for index: index when BillingMode"
                + " is PAY_PER_REQUEST",
            table,
            "'GlobalSecondaryIndexes':[{'IndexName':'index',"
                + ContractTables.schema("gpk")
                + ",'Projection':{'ProjectionType':'ALL'},"
                + UNITS
                + "}]"),
        refused(
            "21 global indexes",
            INVALID + "GlobalSecondaryIndex count exceeds the per-table limit of 20",
            table,
            "'GlobalSecondaryIndexes':["
                + String.join(
                    ",",
                    Stream.iterate(1, n -> n <= 21, n -> n + 1)
                        .map(n -> ContractTables.index("index" + n, "'ALL'", "gpk"))
                        .toList())
                + "]"));
  }
}
