package dev.keywright.testing.expression;

/**
 * A piece of an expression.
 *
 * @param kind what it is
 * @param text as written; {@code <EOF>} at the end
 * @param start where it starts in the expression
 * @param end where it ends, exclusive
 */
record Token(Kind kind, String text, int start, int end) {

  /** The kinds of tokens. */
  enum Kind {
    /** A word: a keyword, a function or a name. */
    WORD,
    /** A placeholder for a name, with its number sign. */
    NAME,
    /** A placeholder for a value, with its colon. */
    VALUE,
    /** Digits, for a list index. */
    DIGITS,
    /** An operator or a punctuation mark. */
    SYMBOL,
    /** Something that no expression contains. */
    UNKNOWN,
    /** The end of the expression. */
    END
  }

  boolean isKeyword(String keyword) {
    return kind == Kind.WORD && text.equalsIgnoreCase(keyword);
  }

  boolean isSymbol(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }
}
