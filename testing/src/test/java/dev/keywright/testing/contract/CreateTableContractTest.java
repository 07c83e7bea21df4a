package dev.keywright.testing.contract;

import static dev.keywright.testing.contract.CreateTableRequests.DEMAND;
import static dev.keywright.testing.contract.CreateTableRequests.PK;
import static dev.keywright.testing.contract.CreateTableRequests.UNITS;
import static dev.keywright.testing.contract.CreateTableRequests.defs;
import static dev.keywright.testing.contract.CreateTableRequests.gsi;
import static dev.keywright.testing.contract.CreateTableRequests.lsi;
import static dev.keywright.testing.contract.CreateTableRequests.refused;
import static dev.keywright.testing.contract.CreateTableRequests.refusedName;
import static dev.keywright.testing.contract.CreateTableRequests.violates;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** CreateTable: what a table may be, what is refused, and what the description says. */
final class CreateTableContractTest extends ContractTest {

  @Test
  void describesAProvisionedTable() {
    String name = ContractTables.freshName();
    ContractTables.ours(name);
    Answer created =
        ok(
            "CreateTable",
            "{'TableName':'%s',%s,%s,%s}",
            name,
            PK,
            ContractTables.schema("pk"),
            UNITS);
    assertEquals("CREATING", created.at("TableDescription", "TableStatus"));
    Answer described = ContractTables.awaitActive(name);
    assertEquals(name, described.at("Table", "TableName"));
    assertEquals(created.at("TableDescription", "TableId"), described.at("Table", "TableId"));
    assertNotNull(described.at("Table", "TableId"));
    assertNotNull(described.at("Table", "CreationDateTime"));
    assertNotNull(described.at("Table", "TableArn"));
    assertEquals(
        BigDecimal.ONE, described.at("Table", "ProvisionedThroughput", "ReadCapacityUnits"));
    assertEquals(
        new BigDecimal(2), described.at("Table", "ProvisionedThroughput", "WriteCapacityUnits"));
    assertJson("0", described.at("Table", "ProvisionedThroughput", "NumberOfDecreasesToday"));
    assertJson("0", described.at("Table", "ItemCount"));
    assertJson("0", described.at("Table", "TableSizeBytes"));
    assertJson("[{'AttributeName':'pk','KeyType':'HASH'}]", described.at("Table", "KeySchema"));
    assertJson(
        "[{'AttributeName':'pk','AttributeType':'S'}]",
        described.at("Table", "AttributeDefinitions"));
    assertNull(described.at("Table", "BillingModeSummary"));
    assertNull(described.at("Table", "GlobalSecondaryIndexes"));
    assertNull(described.at("Table", "LocalSecondaryIndexes"));
  }

  @Test
  void describesATableOnDemand() {
    Answer described = ContractTables.awaitActive(ContractTables.hash());
    assertEquals("PAY_PER_REQUEST", described.at("Table", "BillingModeSummary", "BillingMode"));
    assertJson("0", described.at("Table", "ProvisionedThroughput", "ReadCapacityUnits"));
    assertJson("0", described.at("Table", "ProvisionedThroughput", "WriteCapacityUnits"));
  }

  @Test
  void refusesANameThatIsTaken() {
    String name = ContractTables.hash();
    assertRejected(
        IN_USE,
        "Table already exists: " + name,
        call(
            "CreateTable",
            "{'TableName':'%s',%s,%s,%s}",
            name,
            PK,
            ContractTables.schema("pk"),
            DEMAND));
  }

  @Test
  void keepsTheConfiguration() {
    String name = ContractTables.freshName();
    ContractTables.ours(name);
    ok(
        "CreateTable",
        "{'TableName':'%s',%s,%s,%s,'DeletionProtectionEnabled':true,"
            + "'TableClass':'STANDARD_INFREQUENT_ACCESS','SSESpecification':{'Enabled':true},"
            + "'OnDemandThroughput':{'MaxReadRequestUnits':10,'MaxWriteRequestUnits':20},"
            + "'StreamSpecification':{'StreamEnabled':true,'StreamViewType':'NEW_AND_OLD_IMAGES'}}",
        name,
        PK,
        ContractTables.schema("pk"),
        DEMAND);
    Answer described = ContractTables.awaitActive(name);
    ok("UpdateTable", "{'TableName':'%s','DeletionProtectionEnabled':false}", name);
    assertEquals(true, described.at("Table", "DeletionProtectionEnabled"));
    assertEquals(
        "STANDARD_INFREQUENT_ACCESS", described.at("Table", "TableClassSummary", "TableClass"));
    assertEquals("ENABLED", described.at("Table", "SSEDescription", "Status"));
    assertEquals("KMS", described.at("Table", "SSEDescription", "SSEType"));
    assertJson("10", described.at("Table", "OnDemandThroughput", "MaxReadRequestUnits"));
    assertEquals(true, described.at("Table", "StreamSpecification", "StreamEnabled"));
    assertEquals(
        "NEW_AND_OLD_IMAGES", described.at("Table", "StreamSpecification", "StreamViewType"));
    assertNotNull(described.at("Table", "LatestStreamArn"));
    assertNotNull(described.at("Table", "LatestStreamLabel"));
  }

  @Test
  void leavesOutConfigurationThatIsNotGiven() {
    Answer described = ContractTables.awaitActive(ContractTables.hash());
    assertNull(described.at("Table", "SSEDescription"));
    assertNull(described.at("Table", "StreamSpecification"));
    assertNull(described.at("Table", "LatestStreamArn"));
  }

  @TestFactory
  Stream<DynamicTest> missingAndMalformedParameters() {
    return cases(
        rejects(
            "no table name",
            VALIDATION,
            "The parameter 'TableName' is required but was not present in the request",
            "CreateTable",
            "{" + PK + "," + ContractTables.schema("pk") + "," + UNITS + "}"),
        rejects(
            "table name of two characters",
            VALIDATION,
            "1 validation error detected: Value 'ab' at 'tableName' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 3",
            "CreateTable",
            "{'TableName':'ab'," + PK + "," + ContractTables.schema("pk") + "," + UNITS + "}"),
        rejects(
            "table name of 256 characters",
            VALIDATION,
            "1 validation error detected: Value '"
                + "a".repeat(256)
                + "' at 'tableName' failed to"
                + " satisfy constraint: Member must have length less than or equal to 255",
            "CreateTable",
            "{'TableName':'"
                + "a".repeat(256)
                + "',"
                + PK
                + ","
                + ContractTables.schema("pk")
                + ","
                + UNITS
                + "}"),
        rejects(
            "table name with a semicolon",
            VALIDATION,
            "1 validation error detected: Value 'abc;def' at 'tableName' failed to satisfy"
                + " constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+",
            "CreateTable",
            "{'TableName':'abc;def'," + PK + "," + ContractTables.schema("pk") + "," + UNITS + "}"),
        violates(
            "no key schema",
            "Value null at 'keySchema' failed to satisfy constraint: Member must not be null",
            PK,
            DEMAND),
        violates(
            "empty key schema",
            "Value '[]' at 'keySchema' failed to satisfy constraint:"
                + " Member must have length greater than or equal to 1",
            PK,
            DEMAND,
            "'KeySchema':[]"),
        violates(
            "key type that does not exist",
            "Value 'SORT' at 'keySchema.1.member.keyType' failed to satisfy constraint:"
                + " Member must satisfy enum value set: [HASH, RANGE]",
            PK,
            DEMAND,
            "'KeySchema':[{'AttributeName':'pk','KeyType':'SORT'}]"),
        violates(
            "key schema element without a name",
            "Value null at 'keySchema.1.member.attributeName' failed to satisfy constraint:"
                + " Member must not be null",
            PK,
            DEMAND,
            "'KeySchema':[{'KeyType':'HASH'}]"),
        violates(
            "attribute type that does not exist",
            "Value 'BOOL' at 'attributeDefinitions.1.member.attributeType' failed to satisfy"
                + " constraint: Member must satisfy enum value set: [B, N, S]",
            DEMAND,
            ContractTables.schema("pk"),
            "'AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'BOOL'}]"),
        violates(
            "attribute definition without a type",
            "Value null at 'attributeDefinitions.1.member.attributeType' failed to satisfy"
                + " constraint: Member must not be null",
            DEMAND,
            ContractTables.schema("pk"),
            "'AttributeDefinitions':[{'AttributeName':'pk'}]"),
        violates(
            "billing mode that does not exist",
            "Value 'FREE' at 'billingMode' failed to satisfy constraint:"
                + " Member must satisfy enum value set: [PROVISIONED, PAY_PER_REQUEST]",
            PK,
            ContractTables.schema("pk"),
            "'BillingMode':'FREE'"),
        violates(
            "zero read units",
            "Value '0' at 'provisionedThroughput.readCapacityUnits' failed to satisfy constraint:"
                + " Member must have value greater than or equal to 1",
            PK,
            ContractTables.schema("pk"),
            "'ProvisionedThroughput':{'ReadCapacityUnits':0,'WriteCapacityUnits':1}"),
        violates(
            "no write units",
            "Value null at 'provisionedThroughput.writeCapacityUnits' failed to satisfy"
                + " constraint: Member must not be null",
            PK,
            ContractTables.schema("pk"),
            "'ProvisionedThroughput':{'ReadCapacityUnits':1}"),
        violates(
            "index name of two characters",
            "Value 'ix' at 'globalSecondaryIndexes.1.member.indexName' failed to satisfy"
                + " constraint: Member must have length greater than or equal to 3",
            PK,
            DEMAND,
            ContractTables.schema("pk"),
            gsi("ix", "'ALL'", "pk")),
        violates(
            "projection type that does not exist",
            "Value 'SOME' at 'localSecondaryIndexes.1.member.projection.projectionType' failed to"
                + " satisfy constraint: Member must satisfy enum value set:"
                + " [ALL, INCLUDE, KEYS_ONLY]",
            defs("pk", "sk"),
            DEMAND,
            ContractTables.schema("pk", "sk"),
            lsi("index", "'SOME'", "pk", "sk")),
        violates(
            "index without projection",
            "Value null at 'globalSecondaryIndexes.1.member.projection' failed to satisfy"
                + " constraint: Member must not be null",
            PK,
            DEMAND,
            ContractTables.schema("pk"),
            "'GlobalSecondaryIndexes':[{'IndexName':'index',"
                + ContractTables.schema("pk")
                + "}]"));
  }

  @Test
  void refusesAThirdKeySchemaElement() {
    assertRejected(
        VALIDATION,
        message ->
            message.startsWith("1 validation error detected: Value '[")
                && message.endsWith(
                    "]' at 'keySchema' failed to satisfy constraint:"
                        + " Member must have length less than or equal to 2"),
        call(
            "CreateTable",
            "{'TableName':'%s',%s,%s,%s}",
            refusedName(),
            defs("pk", "sk", "x"),
            ContractTables.schema("pk", "sk", "x"),
            DEMAND));
  }

  @TestFactory
  Stream<DynamicTest> keysAndThroughput() {
    return cases(
        refused(
            "no billing at all",
            INVALID
                + "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode"
                + " is PROVISIONED",
            PK,
            ContractTables.schema("pk")),
        refused(
            "units on demand",
            INVALID
                + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when"
                + " BillingMode is PAY_PER_REQUEST",
            PK,
            ContractTables.schema("pk"),
            DEMAND,
            UNITS),
        refused(
            "read units out of bounds",
            "Given value 1000000000001 for ReadCapacityUnits is out of bounds",
            PK,
            ContractTables.schema("pk"),
            "'ProvisionedThroughput':{'ReadCapacityUnits':1000000000001,'WriteCapacityUnits':1}"),
        refused(
            "partition key without a definition",
            INVALID
                + "Some index key attributes are not defined in AttributeDefinitions."
                + " Keys: [other], AttributeDefinitions: [pk]",
            PK,
            DEMAND,
            ContractTables.schema("other")),
        refused(
            "more keys than definitions",
            "Invalid KeySchema: Some index key attribute have no definition",
            PK,
            DEMAND,
            ContractTables.schema("pk", "sk")),
        refused(
            "one attribute as both keys",
            "Both the Hash Key and the Range Key element in the KeySchema have the same name",
            defs("pk", "sk"),
            DEMAND,
            ContractTables.schema("pk", "pk")),
        refused(
            "sort key first",
            "Invalid KeySchema: The first KeySchemaElement is not a HASH key type",
            PK,
            DEMAND,
            "'KeySchema':[{'AttributeName':'pk','KeyType':'RANGE'}]"),
        refused(
            "two partition keys",
            "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type",
            defs("pk", "sk"),
            DEMAND,
            "'KeySchema':[{'AttributeName':'pk','KeyType':'HASH'},"
                + "{'AttributeName':'sk','KeyType':'HASH'}]"),
        refused(
            "definition that no key uses",
            INVALID
                + "Number of attributes in KeySchema does not exactly match number of attributes"
                + " defined in AttributeDefinitions",
            defs("pk", "sk"),
            DEMAND,
            ContractTables.schema("pk")));
  }

  @Test
  void refusesAStreamViewWithoutAStream() {
    Answer answer =
        call(
            "CreateTable",
            "{'TableName':'%s',%s,%s,%s,"
                + "'StreamSpecification':{'StreamEnabled':false,'StreamViewType':'NEW_IMAGE'}}",
            refusedName(),
            PK,
            ContractTables.schema("pk"),
            DEMAND);
    assertEquals(VALIDATION, answer.errorType());
  }
}
