package dev.keywright.processor.matrix;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a compiler said about a source.
 *
 * @param file the source's simple name, empty where there is none
 * @param line the first is 1
 */
record Message(String file, long line, String kind, String text) {

  private static final Pattern FORM =
      Pattern.compile("([^:]*):(-?\\d+): ([A-Z_]+): (.*)", Pattern.DOTALL);

  static Message parse(String written) {
    Matcher matcher = FORM.matcher(written);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(written);
    }
    return new Message(
        matcher.group(1), Long.parseLong(matcher.group(2)), matcher.group(3), matcher.group(4));
  }

  /** Whether the processor said it, not the compiler itself. */
  boolean isOurs() {
    return text.startsWith("[");
  }

  /** All but file and line. */
  String withoutPlace() {
    return kind + ": " + text;
  }

  @Override
  public String toString() {
    return file + ":" + line + ": " + kind + ": " + text;
  }
}
