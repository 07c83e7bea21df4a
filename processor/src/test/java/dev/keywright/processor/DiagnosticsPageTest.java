package dev.keywright.processor;

import dev.keywright.processor.ProblemFixtures.Fixture;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.write.Goldens;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/diagnostics.md} is made from the catalogue and the fixtures, so that it shows what
 * the compiler says.
 */
class DiagnosticsPageTest {

  @Test
  void isUpToDate() {
    Goldens.check(Path.of("..", "docs", "diagnostics.md"), page());
  }

  private static String page() {
    StringBuilder page =
        new StringBuilder(
            """
            # Diagnostics

            Everything that the processor says, with an example and its mend. An error keeps the table's
            code from being generated; all errors that do not follow from one another come in one
            compilation. A warning is advice: it is silenced where it is deliberate, by
            `suppress = "<id>"` on the annotation that it is about, or by
            `@SuppressWarnings("keywright:<id>")` on the type or on one of its properties.

            This page is made from the catalogue of problems and from the tests of each; a test fails
            where they differ.

            """);
    List<Fixture> fixtures = ProblemFixtures.all();
    for (Problem.Kind kind : Problem.Kind.values()) {
      page.append("## ").append(kind == Problem.Kind.ERROR ? "Errors" : "Warnings").append("\n\n");
      for (Problem problem : Problem.values()) {
        if (problem.kind() == kind) {
          section(page, problem, fixtures);
        }
      }
    }
    return page.toString().stripTrailing() + "\n";
  }

  private static void section(StringBuilder page, Problem problem, List<Fixture> fixtures) {
    page.append("### ").append(problem.id()).append("\n\n");
    page.append(problem.meaning()).append(' ').append(problem.mend()).append("\n\n");
    if (!problem.page().isEmpty()) {
      page.append("Of the DynamoDB developer guide: *").append(problem.page()).append("*.\n\n");
    }
    Fixture fixture =
        fixtures.stream()
            .filter(each -> each.name().equals(problem.id()))
            .findFirst()
            .orElseThrow();
    page.append("```java\n");
    page.append(
        fixture.sources().stream()
            .map(each -> withoutImports(each.written()))
            .collect(Collectors.joining("\n")));
    page.append("```\n\n");
    page.append("```\n");
    fixture.sources().stream()
        .flatMap(each -> each.expectations().stream())
        .map(DiagnosticsPageTest::said)
        .forEach(each -> page.append(each).append('\n'));
    page.append("```\n\n");
  }

  private static String withoutImports(String source) {
    return source
            .lines()
            .filter(each -> !each.startsWith("import ") && !each.startsWith("package "))
            .collect(Collectors.joining("\n"))
            .strip()
        + "\n";
  }

  /** A message without its line, which counts the imports, too. */
  private static String said(String expectation) {
    String[] parts = expectation.split(":", 4);
    return parts[0] + ":" + parts[2].toLowerCase(Locale.ROOT) + ":" + parts[3];
  }
}
