package dev.keywright.processor.write;

import com.squareup.javapoet.JavaFile;
import java.util.function.Predicate;

/**
 * The text of a generated file, with the lines of its Javadoc broken where a person would break
 * them: what is written in it depends on names whose length nobody knows before.
 */
public final class GeneratedText {

  private static final int WIDTH = 100;

  private GeneratedText() {}

  /**
   * The text of a file.
   *
   * @param hidesJavaLang whether the file's package has a class of a simple name, which hides that
   *     of {@code java.lang} unless it is imported
   */
  public static String of(JavaFile file, Predicate<String> hidesJavaLang) {
    String text = TypeEmitter.text(file, hidesJavaLang);
    StringBuilder wrapped = new StringBuilder(text.length() + 64);
    int kept = 0;
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      if (end - start > WIDTH && isJavadoc(text, start)) {
        wrapped.append(text.substring(kept, start));
        wrap(text.substring(start, end), wrapped);
        kept = end;
      }
      start = end + 1;
    }
    return wrapped.append(text.substring(kept)).toString();
  }

  private static boolean isJavadoc(String text, int start) {
    int at = start;
    while (text.charAt(at) == ' ') {
      at++;
    }
    return text.charAt(at) == '*' && text.charAt(at + 1) == ' ';
  }

  private static void wrap(String line, StringBuilder wrapped) {
    int star = line.indexOf("* ");
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
      wrapped.append(separator).append(margin).append(rest.substring(0, space));
      rest = rest.substring(space + 1);
      separator = "\n";
    }
    wrapped.append(separator).append(margin).append(rest);
  }
}
