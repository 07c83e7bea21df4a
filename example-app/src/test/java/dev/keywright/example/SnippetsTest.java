package dev.keywright.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.keywright.example.store.StoreDesign;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every snippet of Java in the documentation compiles, and what it says of messages is true. */
class SnippetsTest {

  private static final Path ROOT = Path.of("..");

  /** Its snippets are the fixtures of problems: they are there not to compile. */
  private static final Path PROBLEMS = ROOT.resolve("docs/diagnostics.md");

  /** A link to a file of the project, without what follows a number sign. */
  private static final Pattern LINK = Pattern.compile("\\]\\((?!\\w+:)([^)#\\s]+)(?:#[^)]*)?\\)");

  @TestFactory
  Stream<DynamicTest> everySnippetCompiles() {
    return pages()
        .map(page -> DynamicTest.dynamicTest(page.toString(), () -> assertCompiles(page)));
  }

  @Test
  void readmeShowsWhatTheCompilerPrints() {
    String readme = read(ROOT.resolve("README.md"));
    assertTrue(readme.contains("```text\n" + RejectedPatternsTest.ORDERS_BY_STATUS + "```\n"));
  }

  @Test
  void readmeShowsWhatTheExamplePrints() {
    String readme = read(ROOT.resolve("README.md"));
    String transcript = Main.transcript(StoreDesign::new, 4);
    String shown = readme.split("```text\n(?=The orders)", -1)[1].split("```\n", -1)[0];
    assertTrue(transcript.contains("\n" + shown + "\n"), shown);
  }

  @Test
  void everyLinkLeadsToAFile() {
    List<String> dead =
        Stream.concat(markdown(ROOT), markdown(ROOT.resolve("docs")))
            .flatMap(
                page ->
                    LINK.matcher(read(page))
                        .results()
                        .map(link -> page.resolveSibling(link.group(1)))
                        .filter(target -> !Files.exists(target))
                        .map(target -> page + " leads to " + target))
            .toList();
    assertEquals(List.of(), dead);
  }

  @Test
  void aSnippetThatDoesNotCompileIsFound() {
    Compilation compilation =
        SnippetProgram.of("```java\nrecord Broken(Missing missing) {}\n```\n").compile();
    assertFalse(compilation.errors().isEmpty());
  }

  private static void assertCompiles(Path page) {
    assertEquals("\n", CompiledSources.errors(SnippetProgram.of(read(page)).compile()));
  }

  private static Stream<Path> pages() {
    return Stream.concat(markdown(ROOT), markdown(ROOT.resolve("docs")))
        .filter(each -> !each.equals(PROBLEMS))
        .filter(each -> read(each).contains("```java\n"));
  }

  private static Stream<Path> markdown(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> pages = files.filter(each -> each.toString().endsWith(".md")).sorted().toList();
      return pages.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
