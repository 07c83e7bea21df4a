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
  String path();

  /** The property equals a parameter of the method; its bucket, where a format is given. */
  record Parameter(String path, List<String> formats) implements Condition {
    public Parameter {
      formats = List.copyOf(formats);
    }

    @Override
    public String toString() {
      return formats.isEmpty() ? path : path + ":" + String.join(",", formats);
    }
  }

  /** The property equals one of some constants. */
  record OneOf(String path, List<String> constants) implements Condition {
    public OneOf {
      constants = List.copyOf(constants);
    }

    @Override
    public String toString() {
      return constants.size() == 1
          ? path + " = " + constants.get(0)
          : path + " in (" + String.join(", ", constants) + ")";
    }
  }

  /** The property has a value. */
  record Present(String path) implements Condition {
    @Override
    public String toString() {
      return path + " present";
    }
  }

  /** The property has no value. */
  record Absent(String path) implements Condition {
    @Override
    public String toString() {
      return path + " absent";
    }
  }

  /** A mistake in a predicate: where, and what was expected there. */
  final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int offset;
    private final int length;

    SyntaxException(int offset, int length, String message) {
      super(message);
      this.offset = offset;
      this.length = length;
    }

    /** Where the mistake begins, in UTF-16 units. */
    public int offset() {
      return offset;
    }

    /** How far it reaches; at least 1. */
    public int length() {
      return length;
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
