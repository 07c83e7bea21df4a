package dev.keywright.processor.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The same tables on javac of the running JDK, on javac 25 where one is found, and on the Eclipse
 * compiler: what is generated is the same to the byte, and compiles without a warning.
 */
@TestInstance(Lifecycle.PER_CLASS)
class CompilerMatrixTest {

  private static final String MODULE =
      """
      /** A user's module. */
      module example.%s {
        requires dev.keywright;
        requires software.amazon.awssdk.services.dynamodb;
        requires software.amazon.awssdk.core;
        requires static org.jspecify;
      %s}
      """;

  @TempDir Path scratch;

  private Map<String, String> expected = Map.of();

  /** What javac generates for the tables, each source in the order of its name. */
  private Map<String, String> expected() throws IOException, InterruptedException {
    if (expected.isEmpty()) {
      Outcome outcome =
          Toolchain.RUNNING
              .run(List.of(tables(Toolchain.RUNNING, "expected", Fixtures.sources("matrix"))))
              .get(0);
      assertEquals(List.of(), outcome.messages());
      assertTrue(outcome.generated().containsKey("shop/ShopTable.java"));
      expected = outcome.generated();
    }
    return expected;
  }

  private Job tables(Toolchain toolchain, String name, List<Path> sources) throws IOException {
    List<String> options = new ArrayList<>(toolchain.options(true));
    options.addAll(Fixtures.classPath());
    return Job.of(scratch.resolve(toolchain + "-" + name), sources, options);
  }

  private static void require(Toolchain toolchain) {
    assumeTrue(
        toolchain.isPresent(), "no JDK 25: set JAVA_HOME_25, or install one below /usr/lib/jvm");
  }

  @ParameterizedTest
  @EnumSource(
      value = Toolchain.class,
      names = {"JDK_25", "ECLIPSE"})
  void everyCompilerGeneratesTheSame(Toolchain toolchain) throws Exception {
    require(toolchain);
    Outcome outcome =
        toolchain.run(List.of(tables(toolchain, "tables", Fixtures.sources("matrix")))).get(0);
    assertEquals(List.of(), outcome.messages());
    assertSame(expected(), outcome.generated());
  }

  @ParameterizedTest
  @EnumSource(
      value = Toolchain.class,
      names = {"RUNNING", "ECLIPSE"})
  void theOrderOfSourcesDoesNotMatter(Toolchain toolchain) throws Exception {
    List<Job> jobs = new ArrayList<>();
    List<Path> sources = new ArrayList<>(Fixtures.sources("matrix"));
    Collections.reverse(sources);
    jobs.add(tables(toolchain, "reversed", sources));
    for (int seed = 1; seed <= 2; seed++) {
      Collections.shuffle(sources, new Random(seed));
      jobs.add(tables(toolchain, "shuffled-" + seed, sources));
    }
    for (Outcome each : toolchain.run(jobs)) {
      assertEquals(List.of(), each.messages());
      assertSame(expected(), each.generated());
    }
  }

  @ParameterizedTest
  @EnumSource(Toolchain.class)
  void aModuleCompiles(Toolchain toolchain) throws Exception {
    require(toolchain);
    Outcome outcome = module(toolchain, "module", "");
    assertEquals(List.of(), outcome.messages());
    // Without java.compiler no @Generated is in sight; all else is as it was.
    assertSame(
        expected().entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> unmarked(each.getValue()))),
        outcome.generated());
  }

  @ParameterizedTest
  @EnumSource(Toolchain.class)
  void aModuleThatReadsTheCompilersApiHasMarkedCode(Toolchain toolchain) throws Exception {
    require(toolchain);
    Outcome outcome = module(toolchain, "marked", "  requires static java.compiler;\n");
    assertEquals(List.of(), outcome.messages());
    assertSame(expected(), outcome.generated());
  }

  private Outcome module(Toolchain toolchain, String name, String more)
      throws IOException, InterruptedException {
    Path descriptor = scratch.resolve(toolchain + "-" + name + "-src").resolve("module-info.java");
    Files.createDirectories(descriptor.getParent());
    Files.writeString(descriptor, MODULE.formatted(name, more));
    List<Path> sources = new ArrayList<>(Fixtures.sources("matrix"));
    sources.add(descriptor);
    List<String> options = new ArrayList<>(toolchain.options(true));
    options.add("--module-path");
    options.add(
        Fixtures.modules(scratch).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    return toolchain
        .run(List.of(Job.of(scratch.resolve(toolchain + "-" + name), sources, options)))
        .get(0);
  }

  private static String unmarked(String source) {
    String without =
        source
            .replace("import javax.annotation.processing.Generated;\n", "")
            .replace("@Generated(\"dev.keywright.processor.KeywrightProcessor\")\n", "");
    assertFalse(without.contains("Generated"), without);
    return without;
  }

  @ParameterizedTest
  @EnumSource(Toolchain.class)
  void entitiesMayComeFromAJar(Toolchain toolchain) throws Exception {
    require(toolchain);
    Map<String, String> first = Map.of();
    for (Toolchain library : List.of(Toolchain.RUNNING, Toolchain.ECLIPSE)) {
      List<String> options = new ArrayList<>(toolchain.options(true));
      options.addAll(Fixtures.classPath(library(library)));
      Job job =
          Job.of(
              scratch.resolve(toolchain + "-table-over-" + library),
              Fixtures.sources("matrix-jar-table"),
              options);
      Outcome outcome = toolchain.run(List.of(job)).get(0);
      assertEquals(List.of(), outcome.messages());
      String codec = outcome.generated().get("store/PartCodec.java");
      // All three are Nullable in the class file: on the declaration, and on the type.
      for (String each : List.of("maker", "supplier", "scale")) {
        assertTrue(codec.contains("if (" + each + " != null) {"), each + " is lost:\n" + codec);
      }
      // And so are these: what a container holds, and the parameter of a setter alone.
      for (String each :
          List.of("fromListOfNullableString(part", "fromMapOfListOfNullableString(part")) {
        assertTrue(codec.contains(each), each + " is not there:\n" + codec);
      }
      String movements = outcome.generated().get("store/MovementCodec.java");
      assertTrue(movements.contains("if (reason != null) {"), movements);
      if (!first.isEmpty()) {
        assertSame(first, outcome.generated());
      }
      first = outcome.generated();
    }
    assertSame(jarReference(), first);
  }

  private Map<String, String> jarReference = Map.of();

  private Map<String, String> jarReference() throws IOException, InterruptedException {
    if (jarReference.isEmpty()) {
      List<String> options = new ArrayList<>(Toolchain.RUNNING.options(true));
      options.addAll(Fixtures.classPath(library(Toolchain.RUNNING)));
      Job job =
          Job.of(scratch.resolve("table-reference"), Fixtures.sources("matrix-jar-table"), options);
      jarReference = Toolchain.RUNNING.run(List.of(job)).get(0).generated();
    }
    return jarReference;
  }

  /** The jar of entities, compiled without their table. */
  private Path library(Toolchain by) throws IOException, InterruptedException {
    Path jar = scratch.resolve("library-" + by + ".jar");
    if (Files.notExists(jar)) {
      List<String> options = new ArrayList<>(by.options(false));
      options.addAll(Fixtures.classPath());
      Job job = Job.of(scratch.resolve("library-" + by), Fixtures.sources("matrix-jar"), options);
      Outcome outcome = by.run(List.of(job)).get(0);
      // Entities in no table: the processor warns of that, and of nothing else.
      assertTrue(
          outcome.messages().stream().allMatch(each -> each.kind().equals("WARNING")),
          () -> outcome.messages().toString());
      Fixtures.jar(job.classes(), jar, "example.parts");
    }
    return jar;
  }

  private static void assertSame(Map<String, String> expected, Map<String, String> found) {
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach((file, text) -> assertEquals(text, found.get(file), file));
  }
}
