package dev.keywright.testing.expression;

import dev.keywright.testing.expression.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** An expression cut into tokens, and the place where the parser stands. */
final class Tokens {
  private final String expression;
  private final List<Token> tokens = new ArrayList<>();
  private int position;

  Tokens(String expression) {
    this.expression = expression;
    int start = 0;
    while (true) {
      while (start < expression.length() && Character.isWhitespace(expression.charAt(start))) {
        start++;
      }
      if (start == expression.length()) {
        tokens.add(new Token(Kind.END, "<EOF>", start, start));
        return;
      }
      Token token = tokenAt(start);
      tokens.add(token);
      start = token.end();
    }
  }

  private Token tokenAt(int start) {
    char first = expression.charAt(start);
    if (isLetter(first)) {
      return token(Kind.WORD, start, wordEnd(start + 1));
    }
    if (isDigit(first)) {
      int end = start + 1;
      while (end < expression.length() && isDigit(expression.charAt(end))) {
        end++;
      }
      return token(Kind.DIGITS, start, end);
    }
    if (first == '#' || first == ':') {
      int end = wordEnd(start + 1);
      Kind kind = first == '#' ? Kind.NAME : Kind.VALUE;
      return token(end > start + 1 ? kind : Kind.UNKNOWN, start, end);
    }
    if (expression.startsWith("<>", start)
        || expression.startsWith("<=", start)
        || expression.startsWith(">=", start)) {
      return token(Kind.SYMBOL, start, start + 2);
    }
    boolean known = "=<>()[],.+-".indexOf(first) >= 0;
    return token(known ? Kind.SYMBOL : Kind.UNKNOWN, start, start + 1);
  }

  private Token token(Kind kind, int start, int end) {
    return new Token(kind, expression.substring(start, end), start, end);
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < expression.length()
        && (isLetter(expression.charAt(end))
            || isDigit(expression.charAt(end))
            || expression.charAt(end) == '_')) {
      end++;
    }
    return end;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  Token peek() {
    return tokens.get(position);
  }

  /** The token after the next one. */
  Token peekSecond() {
    return tokens.get(Math.min(position + 1, tokens.size() - 1));
  }

  Token next() {
    Token token = tokens.get(position);
    if (token.kind() != Kind.END) {
      position++;
    }
    return token;
  }

  boolean takeSymbol(String symbol) {
    boolean found = peek().isSymbol(symbol);
    if (found) {
      position++;
    }
    return found;
  }

  boolean takeKeyword(String keyword) {
    boolean found = peek().isKeyword(keyword);
    if (found) {
      position++;
    }
    return found;
  }

  /** Skips whatever opening parentheses come next. */
  void skipParentheses() {
    while (takeSymbol("(")) {
      // The next one may be another.
    }
  }

  void expectSymbol(String symbol) {
    if (!takeSymbol(symbol)) {
      throw unexpected();
    }
  }

  void expectKeyword(String keyword) {
    if (!takeKeyword(keyword)) {
      throw unexpected();
    }
  }

  void expectEnd() {
    if (peek().kind() != Kind.END) {
      throw unexpected();
    }
  }

  /** The error that the next token cannot stand here, with the words around it. */
  ExpressionException unexpected() {
    Token token = peek();
    int from = tokens.get(Math.max(position - 1, 0)).start();
    int to = tokens.get(Math.min(position + 1, tokens.size() - 1)).end();
    return new ExpressionException(
        "Syntax error; token: \""
            + token.text()
            + "\", near: \""
            + expression.substring(from, Math.max(to, token.end()))
            + "\"");
  }
}
