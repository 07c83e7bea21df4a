package dev.keywright.testing.expression;

import dev.keywright.testing.expression.DocumentPath.Step;
import dev.keywright.testing.expression.Problems.Kind;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueSize;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What the parsers of all kinds of expressions share: paths, values, limits and problems. */
abstract class ExpressionParser {
  /** 4 KB, "Constraints in Amazon DynamoDB". */
  private static final int MAX_BYTES = 4096;

  private static final int MAX_OPERATORS = 300;

  static final String REDUNDANT_PARENTHESES = "The expression has redundant parentheses;";

  final Tokens tokens;
  final Placeholders placeholders;
  final Problems problems = new Problems();
  private int operators;
  private int parentheses;

  ExpressionParser(String expression, Placeholders placeholders) {
    if (expression.isEmpty()) {
      throw new ExpressionException("The expression can not be empty;");
    }
    int bytes = ValueSize.ofText(expression);
    if (bytes > MAX_BYTES) {
      throw new ExpressionException(
          "Expression size has exceeded the maximum allowed size;"
              + (namesItsSize() ? " expression size: " + bytes : ""));
    }
    this.tokens = new Tokens(expression);
    this.placeholders = placeholders;
  }

  /** Whether an expression that is too long is told how long it is. */
  boolean namesItsSize() {
    return true;
  }

  /** Parses a whole expression and answers the problem that comes first. */
  static <T> T complete(ExpressionParser parser, Supplier<T> parse) {
    T parsed = parse.get();
    parser.tokens.expectEnd();
    parser.problems.throwFirst();
    return parsed;
  }

  /**
   * Takes an opening parenthesis if there is one. There can be no more of them than operators
   * without some being redundant, which is refused before the stack is full of them.
   */
  boolean takeOpening() {
    if (!tokens.takeSymbol("(")) {
      return false;
    }
    if (++parentheses > MAX_OPERATORS + 1) {
      tokens.skipParentheses();
      throw tokens.peek().kind() == Token.Kind.END
          ? tokens.unexpected()
          : new ExpressionException(REDUNDANT_PARENTHESES);
    }
    return true;
  }

  /** Takes the closing parenthesis that must come. */
  void expectClosing() {
    tokens.expectSymbol(")");
    parentheses--;
  }

  void countOperator() {
    if (++operators > MAX_OPERATORS) {
      throw new ExpressionException(
          "The expression contains too many operators; operator count: " + operators);
    }
  }

  DocumentPath path() {
    String head = pathName();
    List<Step> steps = new ArrayList<>();
    while (true) {
      if (tokens.takeSymbol(".")) {
        steps.add(new DocumentPath.Entry(pathName()));
      } else if (tokens.takeSymbol("[")) {
        if (tokens.peek().kind() != Token.Kind.DIGITS) {
          throw tokens.unexpected();
        }
        steps.add(new DocumentPath.Element(index(tokens.next().text())));
        tokens.expectSymbol("]");
      } else {
        return new DocumentPath(head, List.copyOf(steps));
      }
    }
  }

  private static int index(String digits) {
    // Beyond any list, and still a number.
    return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private String pathName() {
    Token token = tokens.peek();
    if (token.kind() == Token.Kind.NAME) {
      tokens.next();
      String name = placeholders.name(token.text());
      if (name == null) {
        problems.add(
            Kind.NAME,
            "An expression attribute name used in the document path is not defined; "
                + "attribute name: "
                + token.text());
        return token.text();
      }
      return name;
    }
    if (token.kind() != Token.Kind.WORD) {
      throw tokens.unexpected();
    }
    tokens.next();
    if (ReservedWords.contains(token.text())) {
      problems.add(
          Kind.RESERVED_WORD,
          "Attribute name is a reserved keyword; reserved keyword: " + token.text());
    }
    return token.text();
  }

  /** A value, whose token is next. */
  Operand literal() {
    String placeholder = tokens.next().text();
    Value value = placeholders.value(placeholder);
    if (value == null) {
      problems.add(
          Kind.VALUE,
          "An expression attribute value used in expression is not defined; attribute value: "
              + placeholder);
      return new Operand.Undefined();
    }
    return new Operand.Literal(value);
  }

  /** A list of at least one thing, in parentheses. */
  <T> List<T> inParentheses(Supplier<T> thing) {
    tokens.expectSymbol("(");
    List<T> things = new ArrayList<>();
    do {
      things.add(thing.get());
    } while (tokens.takeSymbol(","));
    tokens.expectSymbol(")");
    return List.copyOf(things);
  }
}
