package dev.keywright.testing.contract;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** UpdateExpression: what does not parse, and what does not fit the stored item. */
final class UpdateExpressionErrorsContractTest extends ContractTest {

  private static void assertRefuses(
      String message, String attributes, String expression, String values) {
    String table = ContractTables.hash();
    String key = "'pk':{'S':'" + unique() + "'}";
    String item = "{" + key + (attributes.isEmpty() ? "" : "," + attributes) + "}";
    put(table, item);
    assertRejected(
        VALIDATION,
        message,
        call(
            "UpdateItem",
            "{'TableName':'"
                + table
                + "','Key':{"
                + key
                + "},'UpdateExpression':'"
                + expression
                + "'"
                + (values.isEmpty() ? "" : ",'ExpressionAttributeValues':{" + values + "}")
                + "}"));
    assertItem(item, get(table, "{" + key + "}"));
  }

  @Test
  void refusesPathsThatAreNotThere() {
    String path = "The document path provided in the update expression is invalid for update";
    assertRefuses(path, "", "SET m.a = :v", "':v':{'S':'x'}");
    assertRefuses(path, "", "SET l[0] = :v", "':v':{'S':'x'}");
    assertRefuses(path, "'m':{'M':{}}", "SET m.a.b = :v", "':v':{'S':'x'}");
    assertRefuses(path, "'m':{'M':{}}", "SET m[0] = :v", "':v':{'S':'x'}");
    assertRefuses(path, "'l':{'L':[]}", "SET l.a = :v", "':v':{'S':'x'}");
    assertRefuses(path, "'a':{'S':'x'}", "SET a.b = :v", "':v':{'S':'x'}");
    assertRefuses(path, "", "REMOVE m.a", "");
    assertRefuses(path, "", "ADD m.a :v", "':v':{'N':'1'}");
  }

  @Test
  void refusesOperandsThatDoNotFit() {
    String missing =
        "The provided expression refers to an attribute that does not exist in the item";
    String type = "An operand in the update expression has an incorrect data type";
    assertRefuses(missing, "", "SET a = b", "");
    assertRefuses(missing, "", "SET a = a + :v", "':v':{'N':'1'}");
    assertRefuses(missing, "", "SET a = list_append(a, :v)", "':v':{'L':[]}");
    assertRefuses(type, "'a':{'S':'x'}", "SET a = a + :v", "':v':{'N':'1'}");
    assertRefuses(type, "'a':{'S':'x'}", "SET a = list_append(a, :v)", "':v':{'L':[]}");
    assertRefuses(type, "'a':{'S':'x'}", "ADD a :v", "':v':{'N':'1'}");
    assertRefuses(type, "'a':{'NS':['1']}", "ADD a :v", "':v':{'N':'1'}");
    assertRefuses(type, "'a':{'SS':['1']}", "ADD a :v", "':v':{'NS':['1']}");
    assertRefuses(type, "'a':{'SS':['1']}", "DELETE a :v", "':v':{'NS':['1']}");
    assertRefuses(type, "'a':{'S':'1'}", "DELETE a :v", "':v':{'SS':['1']}");
  }

  @Test
  void refusesNumbersOutOfRange() {
    assertRefuses(
        "Number overflow. Attempting to store a number with magnitude larger than supported range",
        "'a':{'N':'99" + "0".repeat(124) + "'}",
        "SET a = a + :v",
        "':v':{'N':'9.9E125'}");
  }

  @Test
  void refusesSumsOfTooManyDigits() {
    assertRefuses(
        "Number overflow. Attempting to store a number with magnitude larger than supported range",
        "'a':{'N':'1" + "0".repeat(50) + "'}",
        "SET a = a + :v",
        "':v':{'N':'1'}");
  }

  private static DynamicTest invalid(
      String name, String message, String expression, String values) {
    return rejects(
        name,
        VALIDATION,
        "Invalid UpdateExpression: " + message,
        "UpdateItem",
        "{'TableName':'"
            + ContractTables.hash()
            + "','Key':{'pk':{'S':'a'}},'UpdateExpression':'"
            + expression
            + "'"
            + (values.isEmpty() ? "" : ",'ExpressionAttributeValues':{" + values + "}")
            + "}");
  }

  @TestFactory
  Stream<DynamicTest> syntax() {
    String v = "':v':{'S':'x'}";
    return cases(
        invalid("empty expression", "The expression can not be empty;", "", ""),
        invalid(
            "garbage",
            "Syntax error; token: \"INVALID\", near: \"INVALID SYNTAX\"",
            "INVALID SYNTAX HERE",
            v),
        invalid("set of nothing", "Syntax error; token: \"<EOF>\", near: \"SET\"", "SET", ""),
        invalid("set without value", "Syntax error; token: \"<EOF>\", near: \"=\"", "SET a =", ""),
        invalid(
            "blank within a placeholder",
            "Syntax error; token: \":\", near: \"hits : incr\"",
            "ADD hits : incr",
            ""),
        invalid(
            "hyphen", "Syntax error; token: \"-\", near: \"book-price\"", "SET book-price = :v", v),
        invalid("trailing comma", "Syntax error; token: \"<EOF>\", near: \",\"", "SET a = :v,", v),
        invalid(
            "multiplication", "Syntax error; token: \"*\", near: \"a * :v\"", "SET a = a * :v", v),
        invalid(
            "three addends",
            "Syntax error; token: \"+\", near: \":v + :v\"",
            "SET a = a + :v + :v",
            "':v':{'N':'1'}"),
        invalid(
            "section twice",
            "The \"SET\" section can only be used once in an update expression;",
            "SET a = :v SET b = :v",
            v),
        invalid(
            "reserved word",
            "Attribute name is a reserved keyword; reserved keyword: name",
            "SET name = :v",
            v),
        invalid(
            "undefined name",
            "An expression attribute name used in the document path is not defined; attribute name:"
                + " #a",
            "SET #a = :v",
            v),
        invalid(
            "undefined value",
            "An expression attribute value used in expression is not defined; attribute value: :v",
            "SET a = :v",
            ""),
        invalid(
            "function that does not exist",
            "Invalid function name; function: append",
            "SET a = append(a, :v)",
            v),
        invalid(
            "path twice",
            "Two document paths overlap with each other; must remove or rewrite one of these paths;"
                + " path one: [a], path two: [a]",
            "SET a = :v, a = :v",
            v),
        invalid(
            "path and a part of it",
            "Two document paths overlap with each other; must remove or rewrite one of these paths;"
                + " path one: [a], path two: [a, b]",
            "SET a = :v REMOVE a.b",
            v),
        invalid(
            "map and list",
            "Two document paths conflict with each other; must remove or rewrite one of these paths;"
                + " path one: [a, b], path two: [a, [0]]",
            "SET a.b = :v, a[0] = :v",
            v));
  }

  @TestFactory
  Stream<DynamicTest> operands() {
    String number = "Incorrect number of operands for operator or function; operator or function: ";
    String type = "Incorrect operand type for operator or function; operator or function: ";
    return cases(
        invalid(
            "if_not_exists of one",
            number + "if_not_exists, number of operands: 1",
            "SET a = if_not_exists(a)",
            ""),
        invalid(
            "list_append of three",
            number + "list_append, number of operands: 3",
            "SET a = list_append(a, b, c)",
            ""),
        invalid(
            "if_not_exists of a value",
            "Operator or function requires a document path; operator or function: if_not_exists",
            "SET a = if_not_exists(:v, :v)",
            "':v':{'S':'x'}"),
        invalid(
            "list_append of list_append",
            "The function is not allowed to be used this way in an expression; function:"
                + " list_append",
            "SET a = list_append(list_append(a, :v), :v)",
            "':v':{'L':[]}"),
        invalid(
            "list_append of text",
            type + "list_append, operand type: S",
            "SET a = list_append(a, :v)",
            "':v':{'S':'x'}"),
        invalid("sum with text", type + "+, operand type: S", "SET a = a + :v", "':v':{'S':'x'}"),
        invalid(
            "difference with a list",
            type + "-, operand type: L",
            "SET a = :v - a",
            "':v':{'L':[]}"),
        invalid(
            "addition of text",
            "Incorrect operand type for operator or function; operator: ADD, operand type: STRING",
            "ADD a :v",
            "':v':{'S':'x'}"),
        invalid(
            "addition of a list",
            "Incorrect operand type for operator or function; operator: ADD, operand type: LIST",
            "ADD a :v",
            "':v':{'L':[]}"),
        invalid(
            "deletion of a number",
            "Incorrect operand type for operator or function; operator: DELETE, operand type: NUMBER",
            "DELETE a :v",
            "':v':{'N':'1'}"),
        invalid(
            "deletion of true",
            "Incorrect operand type for operator or function; operator: DELETE, operand type: BOOLEAN",
            "DELETE a :v",
            "':v':{'BOOL':true}"));
  }

  @Test
  void refusesPlaceholdersThatAreNotUsed() {
    assertRejected(
        VALIDATION,
        "Value provided in ExpressionAttributeValues unused in expressions: keys: {:w}",
        call(
            "UpdateItem",
            "{'TableName':'%s','Key':{'pk':{'S':'a'}},'UpdateExpression':'SET a = :v',"
                + "'ExpressionAttributeValues':{':v':{'S':'x'},':w':{'S':'x'}}}",
            ContractTables.hash()));
    assertRejected(
        VALIDATION,
        "Value provided in ExpressionAttributeNames unused in expressions: keys: {#b}",
        call(
            "UpdateItem",
            "{'TableName':'%s','Key':{'pk':{'S':'a'}},'UpdateExpression':'REMOVE #a',"
                + "'ExpressionAttributeNames':{'#a':'a','#b':'b'}}",
            ContractTables.hash()));
  }
}
