package dev.keywright.support.key;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The tables of {@code docs/encodings.md}, read as they stand there. */
final class EncodingsPage {

  private static final Path PAGE = Path.of("..", "docs", "encodings.md");

  private EncodingsPage() {}

  /** The rows of all tables whose header is this one, each as its trimmed cells. */
  static Stream<List<String>> rows(String header) {
    List<List<String>> rows = new ArrayList<>();
    boolean within = false;
    for (String line : lines()) {
      if (line.equals(header)) {
        within = true;
      } else if (!line.startsWith("|")) {
        within = false;
      } else if (within && !line.startsWith("|---")) {
        rows.add(cells(line));
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("no table " + header + " in " + PAGE);
    }
    return rows.stream();
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(base().resolve(PAGE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The module's folder: where Maven says it is, or where an IDE runs the tests. */
  private static Path base() {
    return Path.of(System.getProperty("basedir", "."));
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    for (int i = 1; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\' && line.startsWith("\\|", i)) {
        cell.append('|');
        i++;
      } else if (c == '|') {
        cells.add(cell.toString().strip());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    return cells;
  }

  /** The text of a cell in backticks, with {@code \}{@code u0000} for what cannot be printed. */
  static String code(String cell) {
    if (cell.equals("(empty)")) {
      return "";
    }
    int fence = cell.startsWith("``") ? 2 : 1;
    String text = cell.substring(fence, cell.length() - fence);
    if (text.startsWith(" `")) {
      // The spaces that part a backtick from the fence are none of the text.
      text = text.strip();
    }
    StringBuilder read = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith("\\u", i)) {
        read.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        read.append(text.charAt(i));
      }
    }
    return read.toString();
  }

  /** The encoding of a slot, such as {@code ORDER#{v:ordered}#ITEM}. */
  static SlotEncoding<?> encoding(String type, String template) throws UnsupportedFormatException {
    int open = template.indexOf('{');
    int close = template.indexOf('}', open);
    String before = template.substring(0, open);
    String after = template.substring(close + 1);
    String slot = template.substring(open + 1, close);
    int colon = slot.indexOf(':');
    List<String> formats =
        colon < 0 ? List.of() : List.of(slot.substring(colon + 1).split(",", -1));
    return SlotEncodings.of(
        SlotName.of("Page", "v"),
        type(type),
        formats,
        new SlotContext(after.isEmpty() ? -1 : after.codePointAt(0), before + after));
  }

  /** The literal after the slot. */
  static String after(String template) {
    return template.substring(template.indexOf('}') + 1);
  }

  private static SlotType type(String name) {
    return Stream.of(SlotType.values())
        .filter(type -> type.typeName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no type " + name));
  }
}
