package dev.keywright.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A term of the project's one predicate grammar, which {@code when}, {@code filter} and the
 * constants of {@code by} share: {@code p}, {@code p = CONST}, {@code p in (A, B)}, {@code p
 * present}, {@code p absent}, joined by {@code and}.
 *
 * <p>Constants are kept as written; a string constant may stand in single quotes, in which a quote
 * is doubled.
 */
public sealed interface Condition {

  /** The property, or the path to one. */
  Word path();

  /**
   * A word of a predicate.
   *
   * @param text as written
   * @param offset where it begins, in UTF-16 units
   */
  record Word(String text, int offset) {
    @Override
    public String toString() {
      return text;
    }
  }

  /** The property equals a parameter of the method; its bucket, where a format is given. */
  record Parameter(Word path, List<String> formats) implements Condition {
    public Parameter {
      formats = List.copyOf(formats);
    }

    @Override
    public String toString() {
      return formats.isEmpty() ? path.text() : path + ":" + String.join(",", formats);
    }
  }

  /** The property equals one of some constants. */
  record OneOf(Word path, List<Word> constants) implements Condition {
    public OneOf {
      constants = List.copyOf(constants);
    }

    @Override
    public String toString() {
      return constants.size() == 1
          ? path + " = " + constants.get(0)
          : path + " in (" + String.join(", ", constants.stream().map(Word::text).toList()) + ")";
    }
  }

  /** The property has a value. */
  record Present(Word path) implements Condition {
    @Override
    public String toString() {
      return path + " present";
    }
  }

  /** The property has no value. */
  record Absent(Word path) implements Condition {
    @Override
    public String toString() {
      return path + " absent";
    }
  }

  /** Takes a predicate apart: its terms, all of which must hold. */
  static List<Condition> parse(String source) throws SyntaxException {
    ConditionParser parser = new ConditionParser(source);
    List<Condition> terms = new ArrayList<>();
    do {
      terms.add(parser.term());
    } while (parser.and());
    return terms;
  }
}
