package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What the contract tests have in common: requests as JSON with single quotes, answers compared as
 * values, errors by exact type and exact text.
 */
@ExtendWith(DeviationExtension.class)
abstract class ContractTest {

  static final String VALIDATION = "ValidationException";
  static final String NOT_FOUND = "ResourceNotFoundException";
  static final String IN_USE = "ResourceInUseException";
  static final String CONDITION_FAILED = "ConditionalCheckFailedException";
  static final String CANCELED = "TransactionCanceledException";
  static final String SERIALIZATION = "SerializationException";

  /** How DynamoDB begins many, not all, of its refusals. */
  static final String INVALID = "One or more parameter values were invalid: ";

  private static final String ENVELOPE = "1 validation error detected: ";

  static Answer call(String operation, String request, Object... arguments) {
    return ContractTarget.current().send(operation, Json.text(request, arguments));
  }

  /** A call that must succeed. */
  static Answer ok(String operation, String request, Object... arguments) {
    Answer answer = call(operation, request, arguments);
    assertEquals(200, answer.status(), () -> operation + " was refused: " + answer.text());
    return answer;
  }

  static void assertJson(String expected, @Nullable Object actual) {
    assertEquals(Json.parse(Json.text(expected)), actual);
  }

  static void assertRejected(String type, String message, Answer answer) {
    assertEquals(type + ": " + message, answer.errorType() + ": " + unwrapped(message, answer));
    assertEquals(400, answer.status());
  }

  /**
   * What is said, without the envelope that newer regions put around the refusals of some
   * operations, unless the envelope itself is what must be said.
   */
  private static String unwrapped(String expected, Answer answer) {
    String said = answer.message();
    return said.equals(ENVELOPE + expected) ? expected : said;
  }

  /** For the few messages that echo what no client should depend on. */
  static void assertRejected(String type, Predicate<String> message, Answer answer) {
    assertEquals(type, answer.errorType(), answer::text);
    assertTrue(message.test(answer.message()), answer::message);
    assertEquals(400, answer.status());
  }

  static DynamicTest rejects(
      String name, String type, String message, String operation, String request) {
    return DynamicTest.dynamicTest(
        name, () -> assertRejected(type, message, call(operation, request)));
  }

  /**
   * A refusal whose wording differs between regions, since a validation framework is being rolled
   * out: any of the recorded wordings is DynamoDB's.
   */
  static DynamicTest rejectsInWordsOf(
      String name, String operation, String request, String... wordings) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Answer answer = call(operation, request);
          assertEquals(VALIDATION, answer.errorType(), answer::text);
          assertTrue(
              Stream.of(wordings).anyMatch(w -> w.equals(unwrapped(w, answer))),
              () -> "expected one of " + List.of(wordings) + " but was: " + answer.message());
          assertEquals(400, answer.status());
        });
  }

  /** The first member that the constraint of a structure refuses, as both frameworks word it. */
  static String[] constraint(@Nullable String value, String member, String constraint) {
    String capital = member.substring(0, 1).toUpperCase(Locale.ROOT) + member.substring(1);
    String shown = value == null ? "null" : "'" + value + "'";
    String failed = " failed to satisfy constraint: ";
    return new String[] {
      ENVELOPE + "Value " + shown + " at '" + member + "'" + failed + constraint,
      ENVELOPE + "Value at '" + capital + "'" + failed + constraint,
      ENVELOPE + "Failed to satisfy constraint: " + constraint,
    };
  }

  static void assertItem(String expected, Answer answer) {
    assertJson(expected, answer.at("Item"));
  }

  static Answer get(String table, String key) {
    return ok("GetItem", "{'TableName':'%s','Key':%s,'ConsistentRead':true}", table, key);
  }

  static Answer put(String table, String item) {
    return ok("PutItem", "{'TableName':'%s','Item':%s}", table, item);
  }

  static Stream<DynamicTest> cases(DynamicTest... tests) {
    return Stream.of(tests);
  }

  /** A value that no other test uses: the tables are shared. */
  static String unique() {
    return UUID.randomUUID().toString();
  }
}
