package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Condition.Comparator;
import dev.keywright.testing.expression.Problems.Kind;
import java.util.List;

/** Parses condition, filter and key condition expressions. */
final class ConditionParser extends ExpressionParser {
  private final OperandChecks checks = new OperandChecks(problems);

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
    if (takeOpening()) {
      boolean nested = tokens.peek().isSymbol("(");
      Node inner = or();
      boolean closesNested = nested && lastWasParenthesised;
      expectClosing();
      if (closesNested) {
        redundantParentheses();
      }
      lastWasParenthesised = true;
      return inner;
    }
    Operand operand = plainOperand();
    lastWasParenthesised = false;
    return operand instanceof Operand.Call call
            && OperandChecks.isCondition(call.function())
            && !isOperator()
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
    if (takeOpening()) {
      boolean nested = tokens.peek().isSymbol("(");
      Operand inner = operand();
      expectClosing();
      if (nested) {
        redundantParentheses();
      }
      return inner;
    }
    return plainOperand();
  }

  private void redundantParentheses() {
    if (sparingParentheses) {
      problems.add(Kind.PARENTHESES, REDUNDANT_PARENTHESES);
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
    countOperator();
    List<Operand> arguments = inParentheses(this::operand);
    checks.checkMisuse(arguments);
    checks.checkCall(function, arguments);
    if (function.equals("size") && arguments.size() == 1) {
      return new Operand.Size(arguments.get(0));
    }
    return new Operand.Call(function, arguments);
  }

  private Condition asCondition(Node node) {
    lastWasParenthesised = false;
    if (node instanceof Condition condition) {
      return condition;
    }
    if (node instanceof Operand.Size) {
      checks.misused("size");
      return new Condition.Invalid();
    }
    if (node instanceof Operand.Call) {
      return new Condition.Invalid();
    }
    throw tokens.unexpected();
  }

  private Condition called(Operand.Call call) {
    problems.endCondition();
    List<Operand> arguments = call.arguments();
    if (arguments.size() != OperandChecks.operandCount(call.function())) {
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
    checks.checkComparison(comparator, left, right);
    problems.endCondition();
    return new Condition.Compare(comparator, left, right);
  }

  private Condition between(Operand operand, Operand low, Operand high) {
    checks.checkBetween(operand, low, high);
    problems.endCondition();
    return new Condition.Between(operand, low, high);
  }

  private Condition in(Operand operand) {
    List<Operand> choices = inParentheses(this::operand);
    checks.checkIn(operand, choices);
    problems.endCondition();
    return new Condition.In(operand, choices);
  }
}
