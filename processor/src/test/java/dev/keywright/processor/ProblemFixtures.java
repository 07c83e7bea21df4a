package dev.keywright.processor;

import dev.keywright.processor.diagnostic.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads the folders below {@code problems/}: one for each {@link Problem}, by its id, and below it
 * either sources, or folders of sources where the problem has several cases. A comment
 *
 * <pre>
 * /* expect:
 * [scan-required] Order.ordersByStatus would need a Scan
 *   known: status
 * *&#47;
 * </pre>
 *
 * stands on the lines above the line that the compiler is to name; several may follow each other.
 */
final class ProblemFixtures {

  private static final String MARK = "/* expect:";

  private ProblemFixtures() {}

  /** A folder of sources that are compiled together. */
  record Fixture(String name, List<Source> sources) {

    /** Everything that the compiler must say, in an order that does not depend on it. */
    String expected() {
      return sources.stream()
          .flatMap(each -> each.expectations().stream())
          .sorted()
          .collect(Collectors.joining("\n"));
    }
  }

  /** A source and the messages it expects, each with file, line and kind. */
  record Source(String fileName, String text, List<String> expectations) {

    /** The source as a user would have written it: without what the compiler is to say of it. */
    String written() {
      StringBuilder written = new StringBuilder();
      boolean expected = false;
      for (String line : text.lines().toList()) {
        expected |= line.strip().equals(MARK);
        if (!expected) {
          written.append(line).append('\n');
        }
        expected &= !line.strip().equals("*/");
      }
      return written.toString();
    }
  }

  /** How a message is compared. */
  static String message(String file, long line, String kind, String text) {
    return file + ":" + line + ": " + kind + ": " + text;
  }

  static List<Fixture> all() {
    Path root = root();
    try (Stream<Path> paths = Files.walk(root)) {
      return paths
          .filter(ProblemFixtures::holdsSources)
          .sorted()
          .map(each -> new Fixture(root.relativize(each).toString(), sources(each)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The ids that have a folder. */
  static List<String> ids() {
    try (Stream<Path> folders = Files.list(root())) {
      return folders.map(each -> each.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    try {
      return Path.of(ProblemFixtures.class.getResource("/problems").toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean holdsSources(Path folder) {
    return Files.isDirectory(folder) && !list(folder).isEmpty();
  }

  private static List<Source> sources(Path folder) {
    return list(folder).stream().map(ProblemFixtures::source).toList();
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Source source(Path file) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String name = file.getFileName().toString();
    List<String> lines = text.lines().toList();
    List<String> expectations = new ArrayList<>();
    List<String> pending = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).strip().equals(MARK)) {
        int end = i + 1;
        while (!lines.get(end).strip().equals("*/")) {
          end++;
        }
        pending.add(String.join("\n", lines.subList(i + 1, end)));
        i = end;
        continue;
      }
      for (String each : pending) {
        expectations.add(message(name, i + 1L, kind(each), each));
      }
      pending.clear();
    }
    if (!pending.isEmpty()) {
      throw new IllegalStateException(name + " ends with an expectation for no line");
    }
    return new Source(name, text, expectations);
  }

  private static String kind(String expected) {
    return Arrays.stream(Problem.values())
        .filter(each -> expected.startsWith("[" + each.id() + "] "))
        .findFirst()
        .map(each -> each.kind().name())
        .orElseThrow(() -> new IllegalStateException("no known id in: " + expected));
  }
}
