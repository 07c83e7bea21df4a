package dev.keywright.processor.matrix;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The fixtures of all problems on every compiler: the same ids, the same texts. */
@TestInstance(Lifecycle.PER_CLASS)
class ProblemMatrixTest {

  @TempDir Path scratch;

  private List<Outcome> expected = List.of();

  private List<Outcome> expected() throws IOException, InterruptedException {
    if (expected.isEmpty()) {
      expected = run(Toolchain.RUNNING);
    }
    return expected;
  }

  private List<Outcome> run(Toolchain toolchain) throws IOException, InterruptedException {
    List<Job> jobs = new ArrayList<>();
    for (Path each : Fixtures.problems()) {
      List<String> options = new ArrayList<>(toolchain.options(false));
      options.addAll(Fixtures.classPath());
      jobs.add(
          Job.of(
              scratch.resolve(toolchain + "-" + jobs.size()), Fixtures.sourcesIn(each), options));
    }
    return toolchain.run(jobs);
  }

  @ParameterizedTest
  @EnumSource(
      value = Toolchain.class,
      names = {"JDK_25", "ECLIPSE"})
  void everyCompilerSaysTheSame(Toolchain toolchain) throws Exception {
    assumeTrue(
        toolchain.isPresent(), "no JDK 25: set JAVA_HOME_25, or install one below /usr/lib/jvm");
    List<Path> problems = Fixtures.problems();
    List<Outcome> found = run(toolchain);
    List<Executable> comparisons = new ArrayList<>();
    for (int i = 0; i < problems.size(); i++) {
      int fixture = i;
      comparisons.add(() -> compare(problems.get(fixture), fixture, found));
    }
    assertAll(comparisons);
  }

  private void compare(Path problem, int i, List<Outcome> found) throws Exception {
    List<String> texts = expected().get(i).ours();
    assertFalse(texts.isEmpty(), problem.toString());
    assertEquals(
        String.join("\n", texts), String.join("\n", found.get(i).ours()), problem.toString());
  }
}
