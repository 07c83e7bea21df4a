package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.write.Goldens;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** The store of the README, without the pattern that needs a scan. */
class DesignExampleTest {

  private static final String DESCRIPTION = "META-INF/keywright/Ecommerce.json";

  @Test
  void compilesWithoutAWarning() {
    List<JavaFileObject> sources = sources();
    assertEquals(5, sources.size());
    assertEquals(
        "",
        compile(sources).diagnostics().stream()
            .map(Object::toString)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void describesTheTable() throws IOException {
    Goldens.check(
        Path.of("src", "test", "resources", "description", "Ecommerce.json"),
        description(compile(sources())));
  }

  @Test
  void describesTheTableAlikeWhateverTheOrderOfTheSources() throws IOException {
    List<JavaFileObject> backwards = new ArrayList<>(sources());
    Collections.reverse(backwards);
    assertEquals(description(compile(sources())), description(compile(backwards)));
  }

  private static String description(Compilation compilation) throws IOException {
    var file = compilation.generatedFile(StandardLocation.CLASS_OUTPUT, DESCRIPTION);
    assertTrue(file.isPresent());
    try (var bytes = file.get().openInputStream()) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Compilation compile(List<JavaFileObject> sources) {
    return Compiler.javac()
        .withProcessors(new KeywrightProcessor())
        .withOptions("-Xlint:all,-processing", "-implicit:none")
        .compile(sources);
  }

  private static List<JavaFileObject> sources() {
    return ProblemFixtures.all().stream()
        .filter(each -> each.name().equals("scan-required"))
        .flatMap(each -> each.sources().stream())
        .map(
            each ->
                JavaFileObjects.forSourceString(
                    each.fileName().replace(".java", ""), withoutScan(each.text())))
        .toList();
  }

  private static String withoutScan(String source) {
    return source
        .lines()
        .filter(line -> !line.startsWith("@AccessPattern(name = \"ordersByStatus\""))
        .collect(Collectors.joining("\n"));
  }
}
