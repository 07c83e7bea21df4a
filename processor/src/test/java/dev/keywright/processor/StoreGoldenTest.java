package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * The files that are generated for the store of the example, to the letter. With {@code
 * -Dkeywright.goldens=update} they are written instead of compared.
 */
class StoreGoldenTest {

  private static final String PACKAGE = "dev.keywright.example.store";
  private static final Path GOLDENS = Path.of("src/test/resources/goldens/store");

  /** The example's own sources: what it shows is what is compared. */
  private static final Path DECLARATIONS =
      Path.of("../example-app/src/main/java/dev/keywright/example/store");

  @Test
  void storeIsGeneratedToTheLetter() throws IOException {
    Map<String, String> generated = generate(declarations());
    if ("update".equals(System.getProperty("keywright.goldens"))) {
      write(generated);
    }
    Map<String, String> goldens = goldens();
    assertEquals(goldens.keySet(), generated.keySet());
    for (Map.Entry<String, String> golden : goldens.entrySet()) {
      assertEquals(golden.getValue(), generated.get(golden.getKey()), golden.getKey());
    }
  }

  @Test
  void orderOfTheSourcesDoesNotMatter() throws IOException {
    Map<String, String> generated = generate(declarations());
    Random random = new Random(1);
    for (int i = 0; i < 5; i++) {
      List<JavaFileObject> shuffled = new ArrayList<>(declarations());
      Collections.shuffle(shuffled, random);
      assertEquals(generated, generate(shuffled));
    }
  }

  @Test
  void goldensCompileWithoutAWarning() throws IOException {
    List<JavaFileObject> sources = new ArrayList<>(declarations());
    goldens().forEach((name, text) -> sources.add(source(name, text)));
    Compilation compilation =
        Compiler.javac()
            .withOptions("-proc:none", "-Xlint:all,-path,-classfile", "-Werror")
            .compile(sources);
    assertEquals(List.of(), compilation.diagnostics());
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
  }

  /** The generated sources, by file name. */
  private static Map<String, String> generate(List<JavaFileObject> sources) throws IOException {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KeywrightProcessor())
            .withOptions("-Xlint:-processing", "-implicit:none")
            .compile(sources);
    assertEquals(List.of(), compilation.diagnostics());
    Map<String, String> generated = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      String path = file.getName();
      generated.put(
          path.substring(path.lastIndexOf('/') + 1), file.getCharContent(false).toString());
    }
    return generated;
  }

  private static List<JavaFileObject> declarations() throws IOException {
    return read(DECLARATIONS).entrySet().stream()
        .filter(each -> !each.getKey().matches("\\w+(Design|Data|Questions)\\.java"))
        .map(each -> source(each.getKey(), each.getValue()))
        .toList();
  }

  private static JavaFileObject source(String fileName, String text) {
    return JavaFileObjects.forSourceString(PACKAGE + "." + fileName.replace(".java", ""), text);
  }

  private static Map<String, String> goldens() throws IOException {
    return read(GOLDENS);
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Path file : list(folder)) {
      texts.put(file.getFileName().toString(), Files.readString(file));
    }
    return texts;
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private static void write(Map<String, String> generated) throws IOException {
    Files.createDirectories(GOLDENS);
    for (Path stale : list(GOLDENS)) {
      Files.delete(stale);
    }
    for (Map.Entry<String, String> each : generated.entrySet()) {
      Files.writeString(GOLDENS.resolve(each.getKey()), each.getValue());
    }
  }
}
