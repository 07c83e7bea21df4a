package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.ProblemFixtures.Fixture;
import dev.keywright.processor.diagnostic.Problem;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every problem, as a user meets it: exact text, exact line, and nothing else beside it. */
class ProblemsTest {

  @TestFactory
  Stream<DynamicTest> fixtures() {
    return ProblemFixtures.all().stream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> check(each)));
  }

  @Test
  void everyProblemHasAFixture() {
    Set<String> expected = new TreeSet<>();
    Arrays.stream(Problem.values()).forEach(each -> expected.add(each.id()));
    assertEquals(expected, new TreeSet<>(ProblemFixtures.ids()));
  }

  @Test
  void everyFixtureShowsItsProblem() {
    for (Fixture each : ProblemFixtures.all()) {
      String id = each.name().split("[/\\\\]", 2)[0];
      assertTrue(each.expected().contains("[" + id + "] "), each.name());
    }
  }

  private static void check(Fixture fixture) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KeywrightProcessor())
            .withOptions("-Xlint:-processing", "-implicit:none")
            .compile(
                fixture.sources().stream()
                    .map(each -> JavaFileObjects.forSourceString(unit(each), each.text()))
                    .toList());
    String found =
        compilation.diagnostics().stream()
            .map(ProblemsTest::describe)
            .sorted()
            .collect(Collectors.joining("\n"));
    assertEquals(fixture.expected(), found);
  }

  /** The name that the compiler wants for a file: its package and its own name. */
  private static String unit(ProblemFixtures.Source source) {
    String packageName =
        source
            .text()
            .lines()
            .filter(each -> each.startsWith("package "))
            .map(each -> each.substring("package ".length(), each.length() - 1) + ".")
            .findFirst()
            .orElse("");
    return packageName + source.fileName().replace(".java", "");
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    String path = source == null ? "" : source.getName();
    String kind =
        switch (diagnostic.getKind()) {
          case ERROR -> "ERROR";
          case WARNING, MANDATORY_WARNING -> "WARNING";
          default -> diagnostic.getKind().name();
        };
    return ProblemFixtures.message(
        path.substring(path.lastIndexOf('/') + 1),
        diagnostic.getLineNumber(),
        kind,
        diagnostic.getMessage(Locale.ROOT));
  }
}
