package dev.keywright.testing.contract;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** ConditionExpression: what it may not say, and what must come with it. */
final class ConditionExpressionErrorsContractTest extends ContractTest {

  private static DynamicTest refused(String name, String message, String members) {
    return rejects(
        name,
        VALIDATION,
        message,
        "PutItem",
        "{'TableName':'"
            + ContractTables.hash()
            + "','Item':{'pk':{'S':'refused'}},"
            + members
            + "}");
  }

  private static DynamicTest invalid(String name, String message, String expression) {
    return refused(
        name,
        "Invalid ConditionExpression: " + message,
        "'ConditionExpression':'"
            + expression
            + "'"
            + ConditionExpressionsContractTest.used(expression));
  }

  @TestFactory
  Stream<DynamicTest> syntax() {
    return cases(
        invalid("empty expression", "The expression can not be empty;", ""),
        invalid("garbage", "Syntax error; token: \"<EOF>\", near: \"whatever\"", "whatever"),
        invalid("double equal sign", "Syntax error; token: \"=\", near: \"= = :s\"", "s = = :s"),
        invalid("missing operand", "Syntax error; token: \"<EOF>\", near: \"=\"", "s ="),
        invalid("open parenthesis", "Syntax error; token: \"<EOF>\", near: \":s\"", "(s = :s"),
        invalid(
            "open function",
            "Syntax error; token: \"<EOF>\", near: \"(\"",
            "attribute_not_exists("),
        invalid("hyphen", "Syntax error; token: \"-\", near: \"book-price\"", "book-price = :s"),
        invalid("redundant parentheses", "The expression has redundant parentheses;", "((s = :s))"),
        invalid(
            "function that does not exist",
            "Invalid function name; function: attr_exists",
            "attr_exists(s)"),
        invalid(
            "function in capitals",
            "Invalid function name; function: ATTRIBUTE_EXISTS",
            "ATTRIBUTE_EXISTS(s)"),
        invalid(
            "function as operand",
            "The function is not allowed to be used this way in an expression; function:"
                + " attribute_exists",
            "attribute_exists(s) = :true"),
        invalid(
            "size by itself",
            "The function is not allowed to be used this way in an expression; function: size",
            "size(s)"),
        invalid(
            "reserved word",
            "Attribute name is a reserved keyword; reserved keyword: name",
            "name = :s"),
        invalid(
            "reserved word within a path",
            "Attribute name is a reserved keyword; reserved keyword: Status",
            "m.Status = :s"),
        invalid(
            "undefined name",
            "An expression attribute name used in the document path is not defined; attribute name:"
                + " #no",
            "#no = :s"),
        invalid(
            "undefined value",
            "An expression attribute value used in expression is not defined; attribute value: :no",
            "s = :no"));
  }

  @TestFactory
  Stream<DynamicTest> operands() {
    String number = "Incorrect number of operands for operator or function; operator or function: ";
    String type = "Incorrect operand type for operator or function; operator or function: ";
    return cases(
        invalid(
            "begins_with of one", number + "begins_with, number of operands: 1", "begins_with(s)"),
        invalid(
            "exists of two",
            number + "attribute_exists, number of operands: 2",
            "attribute_exists(s, n)"),
        invalid(
            "exists of a value",
            "Operator or function requires a document path; operator or function: attribute_exists",
            "attribute_exists(:s)"),
        invalid(
            "begins_with of a number", type + "begins_with, operand type: N", "begins_with(s, :n)"),
        invalid(
            "begins_with of a list", type + "begins_with, operand type: L", "begins_with(s, :l)"),
        invalid("less than a set", type + "<, operand type: SS", "ss < :ss"),
        invalid("less than a list", type + "<, operand type: L", "l < :l"),
        invalid("greater than a map", type + ">, operand type: M", "m > :m"),
        invalid("at least true", type + ">=, operand type: BOOL", "yes >= :true"),
        invalid("at most null", type + "<=, operand type: NULL", "nil <= :null"),
        invalid("size of a number", type + "size, operand type: N", "size(:n) = :n"),
        invalid("size of true", type + "size, operand type: BOOL", "size(:true) = :n"),
        invalid(
            "type that is a number",
            type + "attribute_type, operand type: N",
            "attribute_type(s, :n)"),
        invalid(
            "type that does not exist",
            "Invalid attribute type name found; type: text, valid types:"
                + " {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
            "attribute_type(s, :s)"),
        invalid(
            "an operand against itself",
            "The first operand must be distinct from the remaining operands for this operator or"
                + " function; operator: =, first operand: [s]",
            "s = s"),
        invalid(
            "contains itself",
            "The first operand must be distinct from the remaining operands for this operator or"
                + " function; operator: contains, first operand: [l, [0]]",
            "contains(l[0], l[0])"),
        invalid(
            "bounds the wrong way round",
            "The BETWEEN operator requires upper bound to be greater than or equal to lower bound;"
                + " lower bound operand: AttributeValue: {N:9}, upper bound operand: AttributeValue:"
                + " {N:1}",
            "n BETWEEN :n9 AND :n1"),
        invalid(
            "bounds of two types",
            "The BETWEEN operator requires same data type for lower and upper bounds; lower bound"
                + " operand: AttributeValue: {S:text}, upper bound operand: AttributeValue: {N:5}",
            "n BETWEEN :s AND :n"));
  }

  @TestFactory
  Stream<DynamicTest> placeholders() {
    String exists = "'ConditionExpression':'attribute_not_exists(pk)'";
    return cases(
        refused(
            "unused value",
            "Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}",
            exists + ",'ExpressionAttributeValues':{':v':{'S':'a'}}"),
        refused(
            "unused name",
            "Value provided in ExpressionAttributeNames unused in expressions: keys: {#n}",
            exists + ",'ExpressionAttributeNames':{'#n':'a'}"),
        refused(
            "no values",
            "ExpressionAttributeValues must not be empty",
            exists + ",'ExpressionAttributeValues':{}"),
        refused(
            "no names",
            "ExpressionAttributeNames must not be empty",
            exists + ",'ExpressionAttributeNames':{}"),
        refused(
            "name without a sharp",
            "ExpressionAttributeNames contains invalid key: Syntax error; key: \"n\"",
            exists + ",'ExpressionAttributeNames':{'n':'a'}"),
        refused(
            "value without a colon",
            "ExpressionAttributeValues contains invalid key: Syntax error; key: \"v\"",
            exists + ",'ExpressionAttributeValues':{'v':{'S':'a'}}"),
        refused(
            "value that is no value",
            "ExpressionAttributeValues contains invalid value: Supplied AttributeValue is empty,"
                + " must contain exactly one of the supported datatypes for key :v",
            exists + ",'ExpressionAttributeValues':{':v':{}}"),
        refused(
            "value that is no number",
            "ExpressionAttributeValues contains invalid value: The parameter cannot be converted to"
                + " a numeric value: b for key :v",
            exists + ",'ExpressionAttributeValues':{':v':{'N':'b'}}"),
        refused(
            "names without expression",
            "ExpressionAttributeNames can only be specified when using expressions",
            "'ExpressionAttributeNames':{'#a':'a'}"),
        refused(
            "values without expression",
            "ExpressionAttributeValues can only be specified when using expressions:"
                + " ConditionExpression is null",
            "'ExpressionAttributeValues':{':v':{'S':'a'}}"),
        refused(
            "expected and condition",
            "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: {Expected}"
                + " Expression parameters: {ConditionExpression}",
            exists + ",'Expected':{'pk':{'Exists':false}}"));
  }
}
