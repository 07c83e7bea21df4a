package dev.keywright.processor.model;

import dev.keywright.processor.model.Condition.Word;
import java.util.ArrayList;
import java.util.List;

/** Reads the terms of a predicate, one after the other; {@link Condition} is the grammar. */
final class ConditionParser {

  private final String source;
  private int at;

  ConditionParser(String source) {
    this.source = source;
  }

  /** Reads one term. */
  Condition term() throws SyntaxException {
    Word path = path();
    skipSpace();
    if (take("=")) {
      return new Condition.OneOf(path, List.of(constant()));
    }
    if (take(":")) {
      return new Condition.Parameter(path, formats());
    }
    if (takeWord("in")) {
      return new Condition.OneOf(path, constants());
    }
    if (takeWord("present")) {
      return new Condition.Present(path);
    }
    if (takeWord("absent")) {
      return new Condition.Absent(path);
    }
    return new Condition.Parameter(path, List.of());
  }

  /** Whether another term follows; the end of the source is the only alternative. */
  boolean and() throws SyntaxException {
    skipSpace();
    if (at == source.length()) {
      return false;
    }
    if (takeWord("and")) {
      return true;
    }
    if (source.charAt(at) == ',') {
      throw mistake(at, "a comma joins no terms: write and, or a list of texts: {\"…\", \"…\"}");
    }
    throw new SyntaxException(
        at,
        source.length() - at,
        "expected =, in (…), present, absent, and, or the end of the condition");
  }

  private Word path() throws SyntaxException {
    skipSpace();
    int start = at;
    while (at < source.length()
        && (Character.isJavaIdentifierPart(source.charAt(at)) || source.charAt(at) == '.')) {
      at++;
    }
    if (start == at || !Character.isJavaIdentifierStart(source.charAt(start))) {
      throw mistake(start, "expected the name of a property");
    }
    return new Word(source.substring(start, at), start);
  }

  private List<String> formats() throws SyntaxException {
    List<String> formats = new ArrayList<>();
    do {
      skipSpace();
      int start = at;
      while (at < source.length() && isFormatPart(source.charAt(at))) {
        at++;
      }
      if (start == at) {
        throw mistake(start, "expected a format after the colon");
      }
      formats.add(source.substring(start, at));
    } while (take(","));
    return formats;
  }

  private static boolean isFormatPart(char c) {
    return Character.isLetterOrDigit(c) || c == '.' || c == '(' || c == ')' || c == '-';
  }

  private List<Word> constants() throws SyntaxException {
    skipSpace();
    if (!take("(")) {
      throw mistake(at, "expected ( after in");
    }
    List<Word> constants = new ArrayList<>();
    do {
      constants.add(constant());
      skipSpace();
    } while (take(","));
    if (!take(")")) {
      throw mistake(at, "expected , or )");
    }
    return constants;
  }

  private Word constant() throws SyntaxException {
    skipSpace();
    int start = at;
    if (take("'")) {
      StringBuilder text = new StringBuilder("'");
      while (at < source.length()) {
        char next = source.charAt(at++);
        if (next != '\'') {
          text.append(next);
        } else if (at < source.length() && source.charAt(at) == '\'') {
          text.append("''");
          at++;
        } else {
          return new Word(text.append('\'').toString(), start);
        }
      }
      throw new SyntaxException(start, source.length() - start, "the text has no closing quote");
    }
    while (at < source.length() && isConstantPart(source.charAt(at))) {
      at++;
    }
    if (start == at) {
      boolean placeholder = at < source.length() && source.charAt(at) == '?';
      throw mistake(
          start,
          placeholder
              ? "expected a constant; for a parameter write the property alone"
              : "expected a constant");
    }
    return new Word(source.substring(start, at), start);
  }

  /** A mistake at one place; what is missing at the end is shown at the last character. */
  private SyntaxException mistake(int offset, String message) {
    return new SyntaxException(Math.min(offset, Math.max(0, source.length() - 1)), 1, message);
  }

  private static boolean isConstantPart(char c) {
    return Character.isJavaIdentifierPart(c) || c == '.' || c == '-' || c == '+' || c == ':';
  }

  private boolean takeWord(String word) {
    int end = at + word.length();
    if (source.startsWith(word, at)
        && (end == source.length() || !Character.isJavaIdentifierPart(source.charAt(end)))) {
      at = end;
      return true;
    }
    return false;
  }

  private boolean take(String text) {
    skipSpace();
    if (source.startsWith(text, at)) {
      at += text.length();
      return true;
    }
    return false;
  }

  private void skipSpace() {
    while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
      at++;
    }
  }
}
