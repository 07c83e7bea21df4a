package dev.keywright.testing.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** As many parentheses as fit into an expression are refused before they fill the stack. */
final class ParenthesesTest {

  private static Expressions expressions(String parameter, String expression) {
    return new Expressions(new Fields(Map.of(parameter, expression)));
  }

  private static String problem(String expression) {
    Expressions condition = expressions("FilterExpression", expression);
    return assertThrows(ServiceError.class, () -> condition.condition("FilterExpression")).text();
  }

  @Test
  void neverClosed() {
    assertEquals(
        "Invalid FilterExpression: Syntax error; token: \"<EOF>\", near: \"(\"",
        problem("(".repeat(4096)));
  }

  @Test
  void redundant() {
    assertEquals(
        "Invalid FilterExpression: The expression has redundant parentheses;",
        problem("(".repeat(2000) + "a = b" + ")".repeat(2000)));
  }

  @Test
  void aroundOperands() {
    assertEquals(
        "Invalid FilterExpression: The expression has redundant parentheses;",
        problem("a = " + "(".repeat(2000) + "b" + ")".repeat(2000)));
  }

  @Test
  void inUpdates() {
    Expressions update =
        expressions("UpdateExpression", "SET a = " + "(".repeat(2000) + "b" + ")".repeat(2000));
    assertThrows(ServiceError.class, update::update);
  }

  @Test
  void asDeepAsOperatorsAllow() {
    String nested = "a < b " + "OR (a < b ".repeat(149) + ")".repeat(149);
    assertNotNull(expressions("FilterExpression", nested).condition("FilterExpression"));
  }
}
