package dev.keywright.processor.write;

import com.squareup.javapoet.JavaFile;

/**
 * The text of a generated file, with the lines of its Javadoc broken where a person would break
 * them: what is written in it depends on names whose length nobody knows before.
 */
public final class GeneratedText {

  private static final int WIDTH = 100;

  private GeneratedText() {}

  /** The text of a file. */
  public static String of(JavaFile file) {
    String text = file.toString();
    StringBuilder wrapped = new StringBuilder(text.length() + 64);
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      String line = text.substring(start, end < 0 ? text.length() : end);
      wrap(line, wrapped);
      wrapped.append('\n');
      start = end < 0 ? text.length() : end + 1;
    }
    return wrapped.toString();
  }

  private static void wrap(String line, StringBuilder wrapped) {
    int star = line.indexOf("* ");
    boolean isJavadoc = star >= 0 && line.substring(0, star).isBlank();
    if (!isJavadoc || line.length() <= WIDTH) {
      wrapped.append(line);
      return;
    }
    String margin = line.substring(0, star + 2);
    String rest = line.substring(star + 2);
    String separator = "";
    while (margin.length() + rest.length() > WIDTH) {
      int space = rest.lastIndexOf(' ', WIDTH - margin.length());
      if (space <= 0) {
        space = rest.indexOf(' ', WIDTH - margin.length());
      }
      if (space < 0) {
        break;
      }
      wrapped.append(separator).append(margin).append(rest, 0, space);
      rest = rest.substring(space + 1);
      separator = "\n";
    }
    wrapped.append(separator).append(margin).append(rest);
  }
}
