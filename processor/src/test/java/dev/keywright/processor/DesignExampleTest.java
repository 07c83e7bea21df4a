package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The store of the README without the pattern that needs a scan: nothing to say about it. */
class DesignExampleTest {

  @Test
  void theStoreCompilesWithoutAWarning() {
    List<JavaFileObject> sources =
        ProblemFixtures.all().stream()
            .filter(each -> each.name().equals("scan-required"))
            .flatMap(each -> each.sources().stream())
            .map(
                each ->
                    JavaFileObjects.forSourceString(
                        each.fileName().replace(".java", ""), withoutScan(each.text())))
            .toList();
    assertEquals(5, sources.size());
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KeywrightProcessor())
            .withOptions("-Xlint:-processing", "-implicit:none")
            .compile(sources);
    assertEquals(
        "",
        compilation.diagnostics().stream().map(Object::toString).collect(Collectors.joining("\n")));
  }

  private static String withoutScan(String source) {
    return source
        .lines()
        .filter(line -> !line.startsWith("@AccessPattern(name = \"ordersByStatus\""))
        .collect(Collectors.joining("\n"));
  }
}
