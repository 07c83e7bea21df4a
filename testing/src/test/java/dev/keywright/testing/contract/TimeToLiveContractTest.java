package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** UpdateTimeToLive and DescribeTimeToLive. */
final class TimeToLiveContractTest extends ContractTest {

  private static String table() {
    return ContractTables.create(
        "'AttributeDefinitions':["
            + ContractTables.def("pk", "S")
            + "],"
            + ContractTables.schema("pk"));
  }

  private static final String UPDATE =
      "{'TableName':'%s','TimeToLiveSpecification':{'AttributeName':'%s','Enabled':%s}}";

  @Test
  void isDisabledAtFirst() {
    assertJson(
        "{'TimeToLiveDescription':{'TimeToLiveStatus':'DISABLED'}}",
        ok("DescribeTimeToLive", "{'TableName':'%s'}", ContractTables.hash()).body());
  }

  @Test
  void isEnabledOnce() {
    String name = table();
    assertJson(
        "{'TimeToLiveSpecification':{'AttributeName':'expires','Enabled':true}}",
        ok("UpdateTimeToLive", UPDATE, name, "expires", "true").body());
    Answer described = ok("DescribeTimeToLive", "{'TableName':'%s'}", name);
    assertEquals("expires", described.at("TimeToLiveDescription", "AttributeName"));
    assertTrue(
        List.of("ENABLED", "ENABLING")
            .contains(described.at("TimeToLiveDescription", "TimeToLiveStatus")));
    assertEquals(VALIDATION, call("UpdateTimeToLive", UPDATE, name, "expires", "true").errorType());
  }

  @Test
  void cannotBeDisabledTwice() {
    assertRejected(
        VALIDATION,
        "TimeToLive is already disabled",
        call("UpdateTimeToLive", UPDATE, ContractTables.hash(), "expires", "false"));
  }

  @Test
  void namesTheTableThatIsMissing() {
    String name = ContractTables.freshName();
    String message = "Requested resource not found: Table: " + name + " not found";
    assertRejected(NOT_FOUND, message, call("DescribeTimeToLive", "{'TableName':'%s'}", name));
    assertRejected(NOT_FOUND, message, call("UpdateTimeToLive", UPDATE, name, "expires", "true"));
  }

  @TestFactory
  Stream<DynamicTest> rejections() {
    return cases(
        rejects(
            "no table name",
            VALIDATION,
            "The parameter 'TableName' is required but was not present in the request",
            "UpdateTimeToLive",
            "{'TimeToLiveSpecification':{'AttributeName':'a','Enabled':true}}"),
        rejects(
            "empty attribute name",
            VALIDATION,
            "TimeToLiveSpecification.AttributeName must be non empty",
            "UpdateTimeToLive",
            Json.text(UPDATE, ContractTables.hash(), "", "true")),
        rejects(
            "no attribute name",
            VALIDATION,
            "1 validation error detected: Value null at 'timeToLiveSpecification.attributeName'"
                + " failed to satisfy constraint: Member must not be null",
            "UpdateTimeToLive",
            "{'TableName':'"
                + ContractTables.hash()
                + "','TimeToLiveSpecification':{'Enabled':true}}"));
  }
}
