package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** DeleteTable. */
final class DeleteTableContractTest extends ContractTest {

  private static final String ATTRIBUTES =
      "'AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'S'}],"
          + ContractTables.schema("pk");

  @Test
  void deletesTheTableAndItsItems() {
    String name = ContractTables.create(ATTRIBUTES);
    ok("PutItem", "{'TableName':'%s','Item':{'pk':{'S':'a'}}}", name);
    Answer deleted = ok("DeleteTable", "{'TableName':'%s'}", name);
    assertEquals("DELETING", deleted.at("TableDescription", "TableStatus"));
    assertEquals(name, deleted.at("TableDescription", "TableName"));
    ContractTables.awaitGone(name);
    assertRejected(
        NOT_FOUND,
        "Requested resource not found",
        call("GetItem", "{'TableName':'%s','Key':{'pk':{'S':'a'}}}", name));
    ok("CreateTable", "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST',%s}", name, ATTRIBUTES);
    ContractTables.awaitActive(name);
    assertNull(ok("GetItem", "{'TableName':'%s','Key':{'pk':{'S':'a'}}}", name).at("Item"));
  }

  @Test
  void namesTheTableThatIsMissing() {
    String name = ContractTables.freshName();
    assertRejected(
        NOT_FOUND,
        "Requested resource not found: Table: " + name + " not found",
        call("DeleteTable", "{'TableName':'%s'}", name));
  }

  @Test
  void demandsATableName() {
    assertRejected(
        VALIDATION,
        "The parameter 'TableName' is required but was not present in the request",
        call("DeleteTable", "{}"));
  }

  @Test
  void refusesAProtectedTable() {
    String name = ContractTables.freshName();
    ContractTables.ours(name);
    ok(
        "CreateTable",
        "{'TableName':'%s','BillingMode':'PAY_PER_REQUEST','DeletionProtectionEnabled':true,%s}",
        name,
        ATTRIBUTES);
    ContractTables.awaitActive(name);
    Answer refused = call("DeleteTable", "{'TableName':'%s'}", name);
    ok("UpdateTable", "{'TableName':'%s','DeletionProtectionEnabled':false}", name);
    assertRejected(
        VALIDATION,
        "Resource cannot be deleted as it is currently protected against deletion."
            + " Disable deletion protection first.",
        refused);
  }
}
