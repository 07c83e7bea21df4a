package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Condition.Comparator;
import dev.keywright.testing.expression.Problems.Kind;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueOrder;
import dev.keywright.testing.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses condition, filter and key condition expressions. */
final class ConditionParser extends ExpressionParser {
  private static final int MAX_CHOICES = 100;

  /** Whether redundant parentheses are a problem. */
  private final boolean sparingParentheses;

  /** Whether the last primary was in parentheses and nothing followed it. */
  private boolean lastWasParenthesised;

  private ConditionParser(
      String expression, Placeholders placeholders, boolean sparingParentheses) {
    super(expression, placeholders);
    this.sparingParentheses = sparingParentheses;
  }

  static Condition parse(String expression, Placeholders placeholders) {
    return parse(new ConditionParser(expression, placeholders, true));
  }

  /** Parses a key condition expression, where parentheses may be redundant. */
  static Condition parseKeyCondition(String expression, Placeholders placeholders) {
    return parse(new ConditionParser(expression, placeholders, false));
  }

  private static Condition parse(ConditionParser parser) {
    return complete(parser, () -> parser.asCondition(parser.or()));
  }

  private Node or() {
    Node left = and();
    while (tokens.takeKeyword("OR")) {
      countOperator();
      left = new Condition.Or(asCondition(left), asCondition(and()));
    }
    return left;
  }

  private Node and() {
    Node left = not();
    while (tokens.takeKeyword("AND")) {
      countOperator();
      left = new Condition.And(asCondition(left), asCondition(not()));
    }
    return left;
  }

  private Node not() {
    if (tokens.peek().isKeyword("NOT")) {
      tokens.next();
      countOperator();
      return new Condition.Not(asCondition(not()));
    }
    return comparison();
  }

  private Node comparison() {
    Node left = primary();
    if (left instanceof Condition) {
      return left;
    }
    Operand operand = (Operand) left;
    Node node = comparison(operand);
    if (node != operand) {
      lastWasParenthesised = false;
    }
    return node;
  }

  private Node comparison(Operand operand) {
    Comparator comparator = Comparator.ofSymbol(tokens.peek().text());
    if (comparator != null && tokens.takeSymbol(comparator.symbol())) {
      countOperator();
      return compare(comparator, operand, operand());
    }
    if (tokens.takeKeyword("BETWEEN")) {
      countOperator();
      Operand low = operand();
      tokens.expectKeyword("AND");
      return between(operand, low, operand());
    }
    if (tokens.takeKeyword("IN")) {
      countOperator();
      return in(operand);
    }
    return operand;
  }

  private Node primary() {
    if (tokens.takeSymbol("(")) {
      boolean nested = tokens.peek().isSymbol("(");
      Node inner = or();
      boolean closesNested = nested && lastWasParenthesised;
      tokens.expectSymbol(")");
      if (closesNested) {
        redundantParentheses();
      }
      lastWasParenthesised = true;
      return inner;
    }
    Operand operand = plainOperand();
    lastWasParenthesised = false;
    return operand instanceof Operand.Call call && isCondition(call.function()) && !isOperator()
        ? called(call)
        : operand;
  }

  /** Whether what comes next makes an operand of what has just been read. */
  private boolean isOperator() {
    Token token = tokens.peek();
    return Comparator.ofSymbol(token.text()) != null
        || token.isKeyword("BETWEEN")
        || token.isKeyword("IN");
  }

  private Operand operand() {
    if (tokens.takeSymbol("(")) {
      boolean nested = tokens.peek().isSymbol("(");
      Operand inner = operand();
      tokens.expectSymbol(")");
      if (nested) {
        redundantParentheses();
      }
      return inner;
    }
    return plainOperand();
  }

  private void redundantParentheses() {
    if (sparingParentheses) {
      problems.add(Kind.PARENTHESES, "The expression has redundant parentheses;");
    }
  }

  private Operand plainOperand() {
    Token token = tokens.peek();
    if (token.kind() == Token.Kind.VALUE) {
      return literal();
    }
    if (token.kind() == Token.Kind.WORD && tokens.peekSecond().isSymbol("(")) {
      return call();
    }
    if (isOperatorWord(token)) {
      throw tokens.unexpected();
    }
    return new Operand.Path(path());
  }

  private static boolean isOperatorWord(Token token) {
    return token.isKeyword("AND")
        || token.isKeyword("OR")
        || token.isKeyword("NOT")
        || token.isKeyword("BETWEEN")
        || token.isKeyword("IN");
  }

  private Operand call() {
    String function = tokens.next().text();
    tokens.expectSymbol("(");
    countOperator();
    List<Operand> arguments = new ArrayList<>();
    do {
      arguments.add(operand());
    } while (tokens.takeSymbol(","));
    tokens.expectSymbol(")");
    checkMisuse(arguments);
    checkCall(function, arguments);
    if (function.equals("size") && arguments.size() == 1) {
      return new Operand.Size(arguments.get(0));
    }
    return new Operand.Call(function, List.copyOf(arguments));
  }

  private Condition asCondition(Node node) {
    lastWasParenthesised = false;
    if (node instanceof Condition condition) {
      return condition;
    }
    if (node instanceof Operand.Size) {
      misused("size");
      return new Condition.Invalid();
    }
    if (node instanceof Operand.Call) {
      return new Condition.Invalid();
    }
    throw tokens.unexpected();
  }

  private void misused(String function) {
    problems.add(
        Kind.MISUSED_FUNCTION,
        "The function is not allowed to be used this way in an expression; function: " + function);
  }

  private void checkMisuse(List<Operand> operands) {
    for (Operand operand : operands) {
      if (operand instanceof Operand.Call call && isCondition(call.function())) {
        misused(call.function());
      }
    }
  }

  private static boolean isCondition(String function) {
    return operandCount(function) > 0 && !function.equals("size");
  }

  private static int operandCount(String function) {
    return switch (function) {
      case "attribute_exists", "attribute_not_exists", "size" -> 1;
      case "attribute_type", "begins_with", "contains" -> 2;
      default -> 0;
    };
  }

  private void checkCall(String function, List<Operand> arguments) {
    int count = operandCount(function);
    if (count == 0) {
      problems.add(Kind.UNKNOWN_FUNCTION, "Invalid function name; function: " + function);
      return;
    }
    if (arguments.size() != count) {
      incorrectCount(function, arguments.size());
      return;
    }
    checkDistinct(function, arguments);
    Operand first = arguments.get(0);
    switch (function) {
      case "attribute_exists", "attribute_not_exists" -> {
        if (!(first instanceof Operand.Path)) {
          problems.add(
              Kind.FUNCTION,
              "Operator or function requires a document path; operator or function: " + function);
        }
      }
      case "begins_with" -> {
        for (Operand argument : arguments) {
          ValueType type = argument.knownType();
          if (type != null && type != ValueType.S && type != ValueType.B) {
            incorrectType(function, type);
          }
        }
      }
      case "attribute_type" -> checkTypeName(arguments.get(1));
      case "size" -> {
        ValueType type = first.knownType();
        if (type == ValueType.N || type == ValueType.BOOL || type == ValueType.NULL) {
          incorrectType(function, type);
        }
      }
      default -> {
        // contains takes anything.
      }
    }
  }

  private void checkTypeName(Operand operand) {
    ValueType type = operand.knownType();
    if (operand instanceof Operand.Literal literal && literal.value() instanceof Value.Text name) {
      boolean known =
          List.of(ValueType.values()).stream().anyMatch(t -> t.name().equals(name.text()));
      if (!known) {
        problems.add(
            Kind.FUNCTION,
            "Invalid attribute type name found; type: "
                + name.text()
                + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
      }
    } else if (!(operand instanceof Operand.Undefined)) {
      problems.add(
          Kind.FUNCTION,
          "Incorrect operand type for operator or function; operator or function: "
              + "attribute_type, operand type: "
              + (type == null ? "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}" : type));
    }
  }

  private void checkDistinct(String operator, List<Operand> operands) {
    if (operands.size() == 2
        && operands.get(0) instanceof Operand.Path first
        && first.equals(operands.get(1))) {
      problems.add(
          Kind.DISTINCT,
          "The first operand must be distinct from the remaining operands for this operator or "
              + "function; operator: "
              + operator
              + ", first operand: "
              + first.path());
    }
  }

  private Condition called(Operand.Call call) {
    problems.endCondition();
    List<Operand> arguments = call.arguments();
    if (arguments.size() != operandCount(call.function())) {
      return new Condition.Invalid();
    }
    Operand first = arguments.get(0);
    switch (call.function()) {
      case "attribute_exists", "attribute_not_exists" -> {
        if (!(first instanceof Operand.Path path)) {
          return new Condition.Invalid();
        }
        Condition exists = new Condition.Exists(path.path());
        return call.function().equals("attribute_exists") ? exists : new Condition.Not(exists);
      }
      case "attribute_type" -> {
        return new Condition.HasType(first, arguments.get(1));
      }
      case "begins_with" -> {
        return new Condition.BeginsWith(first, arguments.get(1));
      }
      default -> {
        return new Condition.Contains(first, arguments.get(1));
      }
    }
  }

  private Condition compare(Comparator comparator, Operand left, Operand right) {
    checkMisuse(List.of(left, right));
    checkDistinct(comparator.symbol(), List.of(left, right));
    for (Operand operand : List.of(left, right)) {
      ValueType type = operand.knownType();
      if (type != null && !comparator.accepts(type)) {
        incorrectType(comparator.symbol(), type);
      }
    }
    problems.endCondition();
    return new Condition.Compare(comparator, left, right);
  }

  private Condition between(Operand operand, Operand low, Operand high) {
    checkMisuse(List.of(operand, low, high));
    for (Operand each : List.of(operand, low, high)) {
      ValueType type = each.knownType();
      if (type != null && !type.isKeyType()) {
        incorrectType("BETWEEN", type);
      }
    }
    checkBounds(low, high);
    problems.endCondition();
    return new Condition.Between(operand, low, high);
  }

  private void checkBounds(Operand low, Operand high) {
    if (!(low instanceof Operand.Literal lower && high instanceof Operand.Literal upper)) {
      return;
    }
    String bounds =
        "lower bound operand: AttributeValue: "
            + render(lower.value())
            + ", upper bound operand: AttributeValue: "
            + render(upper.value());
    if (lower.value().type() != upper.value().type()) {
      problems.add(
          Kind.FUNCTION,
          "The BETWEEN operator requires same data type for lower and upper bounds; " + bounds);
    } else if (lower.value().type().isKeyType()
        && ValueOrder.compare(lower.value(), upper.value()) > 0) {
      problems.add(
          Kind.FUNCTION,
          "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; "
              + bounds);
    }
  }

  private static String render(Value value) {
    @Nullable String text = null;
    if (value instanceof Value.Text string) {
      text = string.text();
    } else if (value instanceof Value.Numeric number) {
      text = number.text();
    }
    return "{" + value.type() + ":" + (text == null ? "…" : text) + "}";
  }

  private Condition in(Operand operand) {
    tokens.expectSymbol("(");
    List<Operand> choices = new ArrayList<>();
    do {
      choices.add(operand());
    } while (tokens.takeSymbol(","));
    tokens.expectSymbol(")");
    if (choices.size() > MAX_CHOICES) {
      problems.add(
          Kind.OPERAND_COUNT,
          "The IN operator is provided with too many operands; number of operands: "
              + choices.size());
    }
    checkMisuse(List.of(operand));
    checkMisuse(choices);
    problems.endCondition();
    return new Condition.In(operand, List.copyOf(choices));
  }
}
