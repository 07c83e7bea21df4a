package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** UpdateTable: throughput, billing, and global indexes added to and taken from a live table. */
final class UpdateTableContractTest extends ContractTest {

  private static final String PK =
      "'AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'S'}],"
          + ContractTables.schema("pk");

  private static String units(int read, int write) {
    return "'ProvisionedThroughput':{'ReadCapacityUnits':"
        + read
        + ",'WriteCapacityUnits':"
        + write
        + "}";
  }

  private static String provisioned() {
    String name = ContractTables.freshName();
    ContractTables.ours(name);
    ok("CreateTable", "{'TableName':'%s',%s,%s}", name, PK, units(5, 5));
    ContractTables.awaitActive(name);
    return name;
  }

  private static String createIndex(String attribute, String name) {
    return "'AttributeDefinitions':["
        + ContractTables.def("pk", "S")
        + ","
        + ContractTables.def(attribute, "S")
        + "],'GlobalSecondaryIndexUpdates':[{'Create':"
        + ContractTables.index(name, "'ALL'", attribute)
        + "}]";
  }

  @Test
  void changesTheThroughput() {
    String name = provisioned();
    ok("UpdateTable", "{'TableName':'%s',%s}", name, units(7, 9));
    Answer described = ContractTables.awaitActive(name);
    assertJson("7", described.at("Table", "ProvisionedThroughput", "ReadCapacityUnits"));
    assertJson("9", described.at("Table", "ProvisionedThroughput", "WriteCapacityUnits"));
  }

  @Test
  void refusesTheThroughputItHas() {
    String name = provisioned();
    assertRejected(
        VALIDATION,
        "The provisioned throughput for the table will not change. The requested value equals the"
            + " current value. Current ReadCapacityUnits provisioned for the table: 5. Requested"
            + " ReadCapacityUnits: 5. Current WriteCapacityUnits provisioned for the table: 5."
            + " Requested WriteCapacityUnits: 5. Refer to the Amazon DynamoDB Developer Guide for"
            + " current limits and how to request higher limits.",
        call("UpdateTable", "{'TableName':'%s',%s}", name, units(5, 5)));
  }

  @Test
  void switchesTheBilling() {
    String name = provisioned();
    ok("UpdateTable", "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST'}", name);
    Answer onDemand = ContractTables.awaitActive(name);
    assertEquals("PAY_PER_REQUEST", onDemand.at("Table", "BillingModeSummary", "BillingMode"));
    ok("UpdateTable", "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST'}", name);
    ContractTables.awaitActive(name);
    ok("UpdateTable", "{'TableName':'%s','BillingMode':'PROVISIONED',%s}", name, units(3, 4));
    Answer back =
        ContractTables.awaitActive(
            name,
            active ->
                "PROVISIONED".equals(active.at("Table", "BillingModeSummary", "BillingMode")));
    assertJson("3", back.at("Table", "ProvisionedThroughput", "ReadCapacityUnits"));
    assertEquals("PROVISIONED", back.at("Table", "BillingModeSummary", "BillingMode"));
  }

  @Test
  void refusesUnitsOnDemand() {
    String name = provisioned();
    assertRejected(
        VALIDATION,
        INVALID
            + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is"
            + " PAY_PER_REQUEST",
        call(
            "UpdateTable",
            "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST',%s}",
            name,
            units(5, 5)));
  }

  @Test
  void addsAnIndexAndFillsIt() {
    String name = ContractTables.create(PK);
    ok("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'1'},'g':{'S':'x'},'d':{'S':'d'}}}", name);
    ok("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'2'}}}", name);
    ok("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'3'},'g':{'N':'1'}}}", name);
    Answer updated = ok("UpdateTable", "{'TableName':'%s',%s}", name, createIndex("g", "byG"));
    assertEquals("UPDATING", updated.at("TableDescription", "TableStatus"));
    assertEquals(
        "CREATING", updated.at("TableDescription", "GlobalSecondaryIndexes", 0, "IndexStatus"));
    awaitIndexActive(name);
    Answer found =
        ok(
            "Query",
            "{'TableName':'%s','IndexName':'byG','KeyConditionExpression':'g = :g',"
                + "'ExpressionAttributeValues':{':g':{'S':'x'}}}",
            name);
    assertJson("[{'pk':{'S':'1'},'g':{'S':'x'},'d':{'S':'d'}}]", found.at("Items"));
    // Items that were there with the wrong type stay out; new ones are refused.
    assertRejected(
        VALIDATION,
        INVALID + "Type mismatch for Index Key g Expected: S Actual: N IndexName: byG",
        call("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'4'},'g':{'N':'1'}}}", name));
    assertRejected(
        VALIDATION,
        message -> message.contains("index"),
        call("UpdateTable", "{'TableName':'%s',%s}", name, createIndex("g", "byG")));
    ok(
        "UpdateTable",
        "{'TableName':'%s','GlobalSecondaryIndexUpdates':[{'Delete':{'IndexName':'byG'}}]}",
        name);
    awaitIndexActive(name);
    ok("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'4'},'g':{'N':'1'}}}", name);
    Answer after = ContractTables.awaitActive(name);
    assertNull(after.at("Table", "GlobalSecondaryIndexes"));
    assertJson(
        "[{'AttributeName':'pk','AttributeType':'S'}]", after.at("Table", "AttributeDefinitions"));
  }

  private static void awaitIndexActive(String name) {
    for (int i = 0; i < 600; i++) {
      Answer described = ContractTables.awaitActive(name);
      List<?> indexes =
          described.at("Table", "GlobalSecondaryIndexes") instanceof List<?> list
              ? list
              : List.of();
      if (indexes.stream().allMatch(index -> "ACTIVE".equals(Json.at(index, "IndexStatus")))) {
        return;
      }
      try {
        Thread.sleep("endpoint".equals(ContractTarget.current().name()) ? 2000 : 2);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("the index never became active");
  }

  @Test
  void refusesAnIndexOverAnUndefinedAttribute() {
    String name = ContractTables.hash();
    assertRejected(
        VALIDATION,
        INVALID
            + "Some index key attributes are not defined in AttributeDefinitions."
            + " Keys: [g], AttributeDefinitions: [pk]",
        call(
            "UpdateTable",
            "{'TableName':'%s','AttributeDefinitions':[%s],'GlobalSecondaryIndexUpdates':["
                + "{'Create':%s}]}",
            name,
            ContractTables.def("pk", "S"),
            ContractTables.index("byG", "'ALL'", "g")));
  }

  @Test
  void wantsTheDefinitionsOfANewIndexThoughTheTableHasThem() {
    assertRejected(
        VALIDATION,
        message -> message.contains("AttributeDefinitions"),
        call(
            "UpdateTable",
            "{'TableName':'%s','GlobalSecondaryIndexUpdates':[{'Create':%s}]}",
            ContractTables.hash(),
            ContractTables.index("byKey", "'ALL'", "pk")));
  }

  @Test
  void refusesToDeleteAnIndexThatIsNotThere() {
    assertRejected(
        NOT_FOUND,
        "Requested resource not found",
        call(
            "UpdateTable",
            "{'TableName':'%s','GlobalSecondaryIndexUpdates':[{'Delete':{'IndexName':'nothing'}}]}",
            ContractTables.hash()));
  }

  @Test
  void namesTheTableThatIsMissing() {
    String name = ContractTables.freshName();
    assertRejected(
        NOT_FOUND,
        "Requested resource not found: Table: " + name + " not found",
        call("UpdateTable", "{'TableName':'%s',%s}", name, units(1, 1)));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    String table = "'TableName':'refused-table'";
    return cases(
        rejects(
            "no table name",
            VALIDATION,
            "The parameter 'TableName' is required but was not present in the request",
            "UpdateTable",
            "{" + units(1, 1) + "}"),
        rejects(
            "zero read units",
            VALIDATION,
            "1 validation error detected: Value '0' at 'provisionedThroughput.readCapacityUnits'"
                + " failed to satisfy constraint: Member must have value greater than or equal to 1",
            "UpdateTable",
            "{" + table + "," + units(0, 1) + "}"),
        rejects(
            "negative units",
            VALIDATION,
            "2 validation errors detected: Value '-1' at 'provisionedThroughput.writeCapacityUnits'"
                + " failed to satisfy constraint: Member must have value greater than or equal to 1;"
                + " Value '-1' at 'provisionedThroughput.readCapacityUnits' failed to satisfy"
                + " constraint: Member must have value greater than or equal to 1",
            "UpdateTable",
            "{" + table + "," + units(-1, -1) + "}"),
        rejects(
            "billing mode that does not exist",
            VALIDATION,
            "1 validation error detected: Value 'FREE' at 'billingMode' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [PROVISIONED, PAY_PER_REQUEST]",
            "UpdateTable",
            "{" + table + ",'BillingMode':'FREE'}"),
        rejects(
            "provisioned without units",
            VALIDATION,
            INVALID + "ProvisionedThroughput must be specified when BillingMode is PROVISIONED",
            "UpdateTable",
            "{" + table + ",'BillingMode':'PROVISIONED'}"),
        rejects(
            "index update without an action",
            VALIDATION,
            INVALID
                + "One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create,"
                + " GlobalSecondaryIndexUpdate.Delete must not be null",
            "UpdateTable",
            "{" + table + ",'GlobalSecondaryIndexUpdates':[{}]}"),
        rejects(
            "two updates of an index",
            VALIDATION,
            INVALID
                + "Only one global secondary index update per index is allowed simultaneously."
                + " Index: index",
            "UpdateTable",
            "{"
                + table
                + ",'GlobalSecondaryIndexUpdates':[{'Delete':{'IndexName':'index'}},"
                + "{'Delete':{'IndexName':'index'}}]}"));
  }

  @Test
  void refusesToChangeNothing() {
    assertRejected(
        VALIDATION,
        message -> message.startsWith("At least one of ProvisionedThroughput, BillingMode, "),
        call("UpdateTable", "{'TableName':'%s'}", ContractTables.hash()));
  }
}
