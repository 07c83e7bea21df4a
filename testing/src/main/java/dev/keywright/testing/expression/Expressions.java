package dev.keywright.testing.expression;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The expressions of one request, parsed on demand: each operation asks for those it has, in
 * DynamoDB's order, and closes with {@link #checkPlaceholders}.
 */
public final class Expressions {
  private final Fields request;
  private final Placeholders placeholders;

  /** Reads the placeholders of a request. */
  public Expressions(Fields request) {
    this.request = request;
    this.placeholders = Placeholders.of(request);
  }

  /** A condition or filter expression, or null where the request has none. */
  public @Nullable Condition condition(String parameter) {
    return parse(parameter, ConditionParser::parse);
  }

  /** The conditions of a key condition expression by attribute, or null. */
  public @Nullable Map<String, KeyCondition> keyConditions() {
    Condition condition = parse("KeyConditionExpression", ConditionParser::parseKeyCondition);
    if (condition == null) {
      return null;
    }
    try {
      return KeyConditionReader.read(condition);
    } catch (ExpressionException e) {
      throw ServiceError.validation(e.problem());
    }
  }

  /** A projection expression, or null where the request has none. */
  public @Nullable Projection projection() {
    return parse("ProjectionExpression", ProjectionParser::parse);
  }

  /** An update expression, or null where the request has none. */
  public @Nullable Update update() {
    return parse("UpdateExpression", UpdateParser::parse);
  }

  /** Checks that no placeholder is left over. */
  public void checkPlaceholders() {
    placeholders.checkAllUsed();
  }

  private <T> @Nullable T parse(String parameter, BiFunction<String, Placeholders, T> parser) {
    String expression = request.text(parameter);
    if (expression == null) {
      return null;
    }
    try {
      return parser.apply(expression, placeholders);
    } catch (ExpressionException e) {
      throw ServiceError.validation("Invalid " + parameter + ": " + e.problem());
    }
  }
}
