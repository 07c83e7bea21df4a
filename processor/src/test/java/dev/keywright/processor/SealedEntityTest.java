package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.write.Goldens;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** A sealed entity from its source to what is generated. */
class SealedEntityTest {

  private static final Compilation COMPILATION =
      Compiler.javac()
          .withProcessors(new KeywrightProcessor())
          .withOptions("-Xlint:all,-processing")
          .compile(JavaFileObjects.forResource("permitted/Event.java"));

  private static String text(JavaFileObject file) throws IOException {
    try (var bytes = file.openInputStream()) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String source(String name) throws IOException {
    return text(COMPILATION.generatedSourceFile(name).orElseThrow());
  }

  @Test
  void compilesWithoutAWarning() {
    assertEquals(
        "",
        COMPILATION.diagnostics().stream().map(Object::toString).collect(Collectors.joining("\n")));
  }

  @Test
  void theDescriptionNamesEveryPermittedType() throws IOException {
    Goldens.check(
        Path.of("src", "test", "resources", "description", "Event.json"),
        text(
            COMPILATION
                .generatedFile(
                    StandardLocation.CLASS_OUTPUT, "META-INF/keywright/permitted.Event.json")
                .orElseThrow()));
  }

  @Test
  void thePermittedTypesHaveNoCodeOfTheirOwn() {
    assertEquals(
        List.of("EventCodec", "EventKeys", "EventRepository", "EventTable"),
        COMPILATION.generatedSourceFiles().stream()
            .map(each -> each.getName().replaceAll(".*/|\\.java", ""))
            .sorted()
            .toList());
  }

  @Test
  void anAccessorOfTheSealedTypeIsReadDirectly() throws IOException {
    String repository = source("permitted.EventRepository");
    // The bounds of an instant select just its range.
    assertFalse(repository.contains("at.contains("), repository);
    assertTrue(repository.contains("event.version() == null ? 0 : event.version()"), repository);
    assertTrue(repository.contains("cents.contains(EventCodec.centsOf(event))"), repository);
    // The table's key has a property that the sealed type has no accessor for.
    assertTrue(repository.contains("EventCodec.numberOf(event)"), repository);
  }

  @Test
  void onlyWhatIsReadSoHasAReader() throws IOException {
    String codec = source("permitted.EventCodec");
    assertTrue(codec.contains("public static Long centsOf(Event event)"), codec);
    assertTrue(codec.contains("public static int numberOf(Event event)"), codec);
    assertFalse(codec.contains("orderIdOf"), codec);
  }
}
