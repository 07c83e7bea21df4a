package dev.keywright.testing.contract;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What KeyConditions, filters, Expected and AttributeUpdates may not say. */
final class LegacyParameterErrorsContractTest extends ContractTest {

  private static DynamicTest refused(
      String name, String message, String operation, String members) {
    return rejects(
        name,
        VALIDATION,
        message,
        operation,
        "{'TableName':'" + ContractTables.composite() + "'," + members + "}");
  }

  @TestFactory
  Stream<DynamicTest> keyConditionRejections() {
    String pk = LegacyParametersContractTest.condition("pk", "EQ", "{'S':'a'}");
    String arguments = INVALID + "Invalid number of argument(s) for the ";
    return cases(
        refused(
            "no key condition",
            "Conditions can be of length 1 or 2 only",
            "Query",
            "'KeyConditions':{}"),
        refused(
            "three key conditions",
            "Conditions can be of length 1 or 2 only",
            "Query",
            "'KeyConditions':{"
                + pk
                + ","
                + LegacyParametersContractTest.condition("sk", "EQ", "{'S':'a'}")
                + ","
                + LegacyParametersContractTest.condition("x", "EQ", "{'S':'a'}")
                + "}"),
        refused(
            "partition key by range",
            "Query key condition not supported",
            "Query",
            "'KeyConditions':{"
                + LegacyParametersContractTest.condition("pk", "GT", "{'S':'a'}")
                + "}"),
        refused(
            "sort key by inequality",
            "Attempted conditional constraint is not an indexable operation",
            "Query",
            "'KeyConditions':{"
                + pk
                + ","
                + LegacyParametersContractTest.condition("sk", "NE", "{'S':'a'}")
                + "}"),
        refused(
            "no partition key",
            "Query condition missed key schema element: pk",
            "Query",
            "'KeyConditions':{"
                + LegacyParametersContractTest.condition("sk", "EQ", "{'S':'a'}")
                + "}"),
        refused(
            "two arguments for one",
            arguments + "EQ ComparisonOperator",
            "Query",
            "'KeyConditions':{"
                + LegacyParametersContractTest.condition("pk", "EQ", "{'S':'a'},{'S':'b'}")
                + "}"),
        refused(
            "one bound",
            arguments + "BETWEEN ComparisonOperator",
            "Query",
            "'KeyConditions':{"
                + pk
                + ","
                + LegacyParametersContractTest.condition("sk", "BETWEEN", "{'S':'a'}")
                + "}"),
        refused(
            "bounds the wrong way round",
            "The BETWEEN condition was provided a range where the lower bound is greater than the"
                + " upper bound",
            "Query",
            "'KeyConditions':{"
                + pk
                + ","
                + LegacyParametersContractTest.condition("sk", "BETWEEN", "{'S':'b'},{'S':'a'}")
                + "}"),
        refused(
            "bounds of two types",
            INVALID + "AttributeValues inside AttributeValueList must be of same type",
            "Query",
            "'KeyConditions':{"
                + pk
                + ","
                + LegacyParametersContractTest.condition("sk", "BETWEEN", "{'S':'b'},{'N':'1'}")
                + "}"),
        refused(
            "operator that does not exist",
            "1 validation error detected: Value 'LIKE' at"
                + " 'keyConditions.pk.member.comparisonOperator' failed to satisfy constraint:"
                + " Member must satisfy enum value set: [IN, NULL, BETWEEN, LT, NOT_CONTAINS, EQ,"
                + " GT, NOT_NULL, NE, LE, BEGINS_WITH, GE, CONTAINS]",
            "Query",
            "'KeyConditions':{"
                + LegacyParametersContractTest.condition("pk", "LIKE", "{'S':'a'}")
                + "}"),
        refused(
            "query filter of a key",
            "QueryFilter can only contain non-primary key attributes: Primary key attribute: sk",
            "Query",
            "'KeyConditions':{"
                + pk
                + "},'QueryFilter':{"
                + LegacyParametersContractTest.condition("sk", "EQ", "{'S':'a'}")
                + "}"),
        refused(
            "prefix that is a number",
            INVALID + "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type",
            "Query",
            "'KeyConditions':{"
                + pk
                + "},'QueryFilter':{"
                + LegacyParametersContractTest.condition("x", "BEGINS_WITH", "{'N':'1'}")
                + "}"),
        refused(
            "comparison with a set",
            INVALID + "ComparisonOperator GT is not valid for SS AttributeValue type",
            "Scan",
            "'ScanFilter':{"
                + LegacyParametersContractTest.condition("x", "GT", "{'SS':['a']}")
                + "}"));
  }

  @TestFactory
  Stream<DynamicTest> expectedRejections() {
    String item = "'Item':{'pk':{'S':'a'},'sk':{'S':'b'}},'Expected':{'a':";
    return cases(
        refused(
            "existence without a value",
            INVALID + "Value must be provided when Exists is true for Attribute: a",
            "PutItem",
            item + "{'Exists':true}}"),
        refused(
            "nothing expected",
            INVALID + "Value must be provided when Exists is null for Attribute: a",
            "PutItem",
            item + "{}}"),
        refused(
            "absence with a value",
            INVALID + "Value cannot be used when Exists is false for Attribute: a",
            "PutItem",
            item + "{'Exists':false,'Value':{'S':'x'}}}"),
        refused(
            "existence and operator",
            INVALID + "Exists and ComparisonOperator cannot be used together for Attribute: a",
            "PutItem",
            item + "{'Exists':false,'ComparisonOperator':'NULL'}}"),
        refused(
            "value and list",
            INVALID + "Value and AttributeValueList cannot be used together for Attribute: a",
            "PutItem",
            item
                + "{'Value':{'S':'x'},'AttributeValueList':[{'S':'x'}],"
                + "'ComparisonOperator':'EQ'}}"),
        refused(
            "list without operator",
            INVALID
                + "AttributeValueList can only be used with a ComparisonOperator for Attribute: a",
            "PutItem",
            item + "{'AttributeValueList':[{'S':'x'}]}}"),
        refused(
            "operator without value",
            INVALID
                + "Value or AttributeValueList must be used with ComparisonOperator: EQ for"
                + " Attribute: a",
            "PutItem",
            item + "{'ComparisonOperator':'EQ'}}"));
  }

  @TestFactory
  Stream<DynamicTest> attributeUpdateRejections() {
    String update = "'Key':{'pk':{'S':'a'},'sk':{'S':'b'}},'AttributeUpdates':{";
    return cases(
        refused(
            "put without a value",
            INVALID + "Only DELETE action is allowed when no attribute value is specified",
            "UpdateItem",
            update + "'a':{'Action':'PUT'}}"),
        refused(
            "delete of text",
            INVALID + "DELETE action with value is not supported for the type S",
            "UpdateItem",
            update + "'a':{'Action':'DELETE','Value':{'S':'x'}}}"),
        refused(
            "add of text",
            INVALID + "ADD action is not supported for the type S",
            "UpdateItem",
            update + "'a':{'Action':'ADD','Value':{'S':'x'}}}"),
        refused(
            "update of a key",
            INVALID + "Cannot update attribute sk. This attribute is part of the key",
            "UpdateItem",
            update + "'sk':{'Action':'PUT','Value':{'S':'x'}}}"));
  }
}
