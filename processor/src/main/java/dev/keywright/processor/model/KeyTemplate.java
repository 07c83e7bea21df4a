package dev.keywright.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A key template as written, taken apart: {@code ORDER#{placedAt:ms}#{orderId}} is a literal, a
 * slot, a literal and a slot. It knows no properties and no encodings; the layout resolves those.
 *
 * <p>Grammar: {@code template = (literal | '{' property ('.' property)* [':' format (',' format)*]
 * '}')+}; a literal brace is doubled.
 *
 * @param source the template as written
 * @param parts its parts, literals never adjacent
 */
public record KeyTemplate(String source, List<Part> parts) {

  public KeyTemplate {
    parts = List.copyOf(parts);
  }

  /** A part of a template. */
  public sealed interface Part {}

  /** Text that stands in every key. */
  public record Literal(String text) implements Part {}

  /**
   * A place for a property's value.
   *
   * @param path the property, or the path to one inside documents
   * @param formats the formats after the colon, in order
   * @param offset where in the template it begins
   * @param length how many UTF-16 units it takes, braces included
   */
  public record Slot(String path, List<String> formats, int offset, int length) implements Part {
    public Slot {
      formats = List.copyOf(formats);
    }
  }

  /** Takes a template apart. */
  public static KeyTemplate parse(String source) throws SyntaxException {
    if (source.isEmpty()) {
      throw new SyntaxException(0, 1, "the template is empty");
    }
    List<Part> parts = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    int at = 0;
    while (at < source.length()) {
      char next = source.charAt(at);
      boolean doubled = at + 1 < source.length() && source.charAt(at + 1) == next;
      if ((next == '{' || next == '}') && doubled) {
        literal.append(next);
        at += 2;
      } else if (next == '{') {
        if (!literal.isEmpty()) {
          parts.add(new Literal(literal.toString()));
          literal.setLength(0);
        }
        Slot slot = slot(source, at);
        parts.add(slot);
        at += slot.length();
      } else if (next == '}') {
        throw new SyntaxException(at, 1, "a } closes no slot; write }} for the character itself");
      } else {
        at = literal(source, at, literal);
      }
    }
    if (!literal.isEmpty()) {
      parts.add(new Literal(literal.toString()));
    }
    return new KeyTemplate(source, parts);
  }

  private static int literal(String source, int at, StringBuilder literal) throws SyntaxException {
    int codePoint = source.codePointAt(at);
    if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
      throw new SyntaxException(at, 1, "half a surrogate pair has no UTF-8 form");
    }
    literal.appendCodePoint(codePoint);
    return at + Character.charCount(codePoint);
  }

  private static Slot slot(String source, int open) throws SyntaxException {
    int close = source.indexOf('}', open);
    if (close < 0) {
      throw new SyntaxException(open, source.length() - open, "the slot has no closing }");
    }
    String inside = source.substring(open + 1, close);
    int colon = inside.indexOf(':');
    String path = colon < 0 ? inside : inside.substring(0, colon);
    checkPath(path, open + 1);
    List<String> formats =
        colon < 0 ? List.of() : formats(inside.substring(colon + 1), open + 1 + colon + 1);
    return new Slot(path, formats, open, close + 1 - open);
  }

  private static void checkPath(String path, int offset) throws SyntaxException {
    int start = 0;
    while (true) {
      int dot = path.indexOf('.', start);
      String name = dot < 0 ? path.substring(start) : path.substring(start, dot);
      if (!isIdentifier(name)) {
        throw new SyntaxException(
            offset + start,
            Math.max(1, name.length()),
            name.isEmpty()
                ? "a slot names a property: {customerId}"
                : "\"" + name + "\" is no property name");
      }
      if (dot < 0) {
        return;
      }
      start = dot + 1;
    }
  }

  private static List<String> formats(String text, int offset) throws SyntaxException {
    List<String> formats = new ArrayList<>();
    int start = 0;
    while (true) {
      int comma = text.indexOf(',', start);
      String written = comma < 0 ? text.substring(start) : text.substring(start, comma);
      if (written.isBlank()) {
        throw new SyntaxException(
            offset + start, Math.max(1, written.length()), "a format is missing after : or ,");
      }
      formats.add(written.strip());
      if (comma < 0) {
        return formats;
      }
      start = comma + 1;
    }
  }

  private static boolean isIdentifier(String name) {
    if (name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0))) {
      return false;
    }
    return name.chars().allMatch(Character::isJavaIdentifierPart);
  }

  /** The slots, in order. */
  public List<Slot> slots() {
    return parts.stream().filter(Slot.class::isInstance).map(Slot.class::cast).toList();
  }

  /** All literal text, joined: what the encodings of strings look for delimiters in. */
  public String literals() {
    StringBuilder all = new StringBuilder();
    for (Part part : parts) {
      if (part instanceof Literal literal) {
        all.append(literal.text());
      }
    }
    return all.toString();
  }
}
