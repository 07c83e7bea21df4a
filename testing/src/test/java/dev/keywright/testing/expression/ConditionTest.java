package dev.keywright.testing.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.testing.json.JsonReader;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions: parsed, and applied to an item. */
class ConditionTest {
  private static final Map<String, Value> ITEM =
      values(
          "{'a': {'N': '5'}, 'words': {'S': 'hello'}, 'tags': {'SS': ['x', 'y']},"
              + " 'nums': {'NS': ['1', '2.0']}, 'bin': {'B': 'AQID'}, 'nil': {'NULL': true},"
              + " 'flag': {'BOOL': true}, 'l': {'L': [{'S': 'p'}, {'N': '7'}]},"
              + " 'm': {'M': {'deep': {'L': [{'M': {'er': {'S': 'z'}}}]}}}}");

  private static final String PLACEHOLDERS =
      "'ExpressionAttributeNames': {'#a': 'a', '#dot': 'm.deep'},"
          + "'ExpressionAttributeValues': {':5': {'N': '5.0'}, ':1': {'N': '1'}, ':9': {'N': '9'},"
          + " ':he': {'S': 'he'}, ':x': {'S': 'x'}, ':z': {'S': 'z'}, ':S': {'S': 'S'},"
          + " ':yx': {'SS': ['y', 'x']}, ':2': {'N': '2'}, ':7': {'N': '7'},"
          + " ':bin': {'B': 'AQI='}, ':true': {'BOOL': true}, ':bad': {'S': 'BAD'},"
          + " ':l': {'L': [{'S': 'p'}, {'N': '7.00'}]}}";

  private static Map<String, Value> values(String json) {
    return ValueReader.readMap(Fields.asMap(parse(json)));
  }

  private static Object parse(String json) {
    Object parsed = JsonReader.read(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    return parsed == null ? Map.of() : parsed;
  }

  private static Condition condition(String expression) {
    Fields request =
        new Fields(
            Fields.asMap(
                parse("{'ConditionExpression': '" + expression + "'," + PLACEHOLDERS + "}")));
    Condition condition = new Expressions(request).condition("ConditionExpression");
    assertTrue(condition != null);
    return condition;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = :5",
        ":5 = a",
        "#a <> :1",
        "missed <> :1",
        "a > :1 AND a < :9",
        "a >= :5 and a <= :5",
        "a BETWEEN :1 AND :9",
        "a between :5 and :5 or missed = :1",
        "a IN (:1, :5)",
        "NOT a = :1",
        "not (a = :1) AND NOT (a = :9)",
        "a = :1 OR a = :5 AND a = :5",
        "attribute_exists(m.deep[0].er)",
        "attribute_not_exists(m.deep[1])",
        "attribute_not_exists(words.deep)",
        "attribute_type(words, :S)",
        "begins_with(words, :he)",
        "begins_with(bin, :bin)",
        "contains(words, :he)",
        "contains(tags, :x)",
        "contains(nums, :2)",
        "contains(l, :7)",
        "contains(bin, :bin)",
        "size(words) = :5",
        "size(l) < :9 AND size(tags) = :2 AND size(m) = :1 AND size(bin) > :2",
        "tags = :yx",
        "l = :l",
        "flag = :true",
        "m.deep[0].er = :z",
        "(a = :5)",
        "((a = :5) AND (words <> :he))",
        "attribute_exists(nil)"
      })
  void holds(String expression) {
    assertTrue(condition(expression).holds(ITEM));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = :1",
        "a = :x",
        "words > :5",
        "missed = :1",
        "missed < :1",
        "size(missed) <> :x AND missed = :1",
        "a BETWEEN :9 AND a",
        "missed IN (:1)",
        "NOT (a = :5 OR a = :1)",
        "contains(a, :5)",
        "begins_with(a, :he)",
        "attribute_exists(#dot)",
        "attribute_type(missed, :S)",
        "a = :1 AND a = :5 OR a = :9",
        "size(a) = :1"
      })
  void doesNotHold(String expression) {
    assertFalse(condition(expression).holds(ITEM));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a = = :5 | Syntax error; token: \"=\", near: \"= = :5\"",
        "a = | Syntax error; token: \"<EOF>\", near: \"=\"",
        "a | Syntax error; token: \"<EOF>\", near: \"a\"",
        "a ! :5 | Syntax error; token: \"!\", near: \"a ! :5\"",
        "a = :5 AND | Syntax error; token: \"<EOF>\", near: \"AND\"",
        "((a = :5)) | The expression has redundant parentheses;",
        "sizes(a) = :5 | Invalid function name; function: sizes",
        "size(a) | The function is not allowed to be used this way in an expression; "
            + "function: size",
        "value = :5 | Attribute name is a reserved keyword; reserved keyword: value",
        "#no = :5 | An expression attribute name used in the document path is not defined; "
            + "attribute name: #no",
        "a = :no | An expression attribute value used in expression is not defined; "
            + "attribute value: :no",
        "contains(a) | Incorrect number of operands for operator or function; "
            + "operator or function: contains, number of operands: 1",
        "a = a | The first operand must be distinct from the remaining operands for this "
            + "operator or function; operator: =, first operand: [a]",
        "begins_with(a, :5) | Incorrect operand type for operator or function; "
            + "operator or function: begins_with, operand type: N",
        "a < :true | Incorrect operand type for operator or function; "
            + "operator or function: <, operand type: BOOL",
        "attribute_exists(:5) | Operator or function requires a document path; "
            + "operator or function: attribute_exists",
        "attribute_type(a, :bad) | Invalid attribute type name found; type: BAD, "
            + "valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
        "a BETWEEN :9 AND :1 | The BETWEEN operator requires upper bound to be greater than or "
            + "equal to lower bound; lower bound operand: AttributeValue: {N:9}, "
            + "upper bound operand: AttributeValue: {N:1}"
      })
  void problemIsNamed(String expression, String problem) {
    ServiceError error = assertThrows(ServiceError.class, () -> condition(expression));

    assertEquals("Invalid ConditionExpression: " + problem, error.text());
  }

  @Test
  void theProblemThatWinsIsChosenByItsKind() {
    ServiceError error =
        assertThrows(ServiceError.class, () -> condition("a = :no AND value = :5"));

    assertEquals(
        "Invalid ConditionExpression: "
            + "Attribute name is a reserved keyword; reserved keyword: value",
        error.text());
  }

  @Test
  void parenthesesWithoutEndDoNotExhaustTheStack() {
    ServiceError error =
        assertThrows(
            ServiceError.class, () -> condition("(".repeat(2000) + "a = :5" + ")".repeat(2000)));

    assertEquals(
        "Invalid ConditionExpression: The expression has redundant parentheses;", error.text());
  }

  @Test
  void placeholdersMustAllBeUsed() {
    Fields request =
        new Fields(
            Fields.asMap(
                parse(
                    "{'ConditionExpression': 'a = :5', 'ExpressionAttributeValues':"
                        + " {':5': {'N': '5'}, ':6': {'N': '6'}}}")));
    Expressions expressions = new Expressions(request);
    expressions.condition("ConditionExpression");

    ServiceError error = assertThrows(ServiceError.class, expressions::checkPlaceholders);

    assertEquals(
        "Value provided in ExpressionAttributeValues unused in expressions: keys: {:6}",
        error.text());
  }
}
