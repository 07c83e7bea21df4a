package dev.keywright.processor.matrix;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compilers of the matrix. */
enum Toolchain {
  /** The javac of the JDK that runs the tests. */
  RUNNING,
  /** The javac of a JDK 25, in a process of its own. */
  JDK_25,
  /** The Eclipse compiler. */
  ECLIPSE;

  private static final String EXECUTABLE = File.separatorChar == '\\' ? "java.exe" : "java";

  /** Those that are there. */
  static List<Toolchain> present() {
    return Stream.of(values()).filter(Toolchain::isPresent).toList();
  }

  boolean isPresent() {
    return this != JDK_25 || jdk25().isPresent();
  }

  /** Options that every compiler takes, and those that only one of them knows. */
  List<String> options(boolean warningsFail) {
    List<String> options = new ArrayList<>(List.of("--release", "17"));
    if (this == ECLIPSE) {
      // Its own taste in warnings is its default; what it means as an error is one.
      if (warningsFail) {
        options.add("-failOnWarning");
      }
      return options;
    }
    options.add("-implicit:none");
    if (warningsFail) {
      options.addAll(List.of(Job.LINT, "-Werror"));
    } else {
      options.add("-Xlint:-processing,-options");
    }
    return options;
  }

  /** Does the jobs. */
  List<Outcome> run(List<Job> jobs) throws IOException, InterruptedException {
    if (this == JDK_25) {
      fork(jobs);
    } else {
      JavaCompiler compiler =
          this == ECLIPSE ? new EclipseCompiler() : ToolProvider.getSystemJavaCompiler();
      for (Job each : jobs) {
        if (this == ECLIPSE && each.options().contains("--module-path")) {
          Runs.runEclipseCommand(each);
        } else {
          Runs.run(compiler, each);
        }
      }
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (Job each : jobs) {
      outcomes.add(Outcome.of(each));
    }
    return outcomes;
  }

  private static void fork(List<Job> jobs) throws IOException, InterruptedException {
    Path log = jobs.get(0).folder().resolveSibling("fork.log");
    List<String> command = new ArrayList<>();
    command.add(jdk25().orElseThrow().toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    command.add(Runs.class.getName());
    jobs.forEach(each -> command.add(each.folder().toString()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (!process.waitFor(10, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("JDK 25 does not end: " + Files.readString(log));
    }
    if (process.exitValue() != 0) {
      throw new IllegalStateException("JDK 25 failed: " + Files.readString(log));
    }
  }

  /** The {@code java} of a JDK 25: where JAVA_HOME_25 says, or where Linux systems put it. */
  private static Optional<Path> jdk25() {
    List<Path> homes = new ArrayList<>();
    String home = System.getenv("JAVA_HOME_25");
    if (home != null) {
      homes.add(Path.of(home));
    }
    Path usual = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(usual)) {
      try (Stream<Path> found = Files.list(usual)) {
        found
            .filter(each -> each.getFileName().toString().matches("(.*\\D)?25(\\D.*)?"))
            .sorted()
            .forEach(homes::add);
      } catch (IOException unreadable) {
        return Optional.empty();
      }
    }
    return homes.stream()
        .filter(each -> Files.isExecutable(each.resolve("bin").resolve("javac")))
        .map(each -> each.resolve("bin").resolve(EXECUTABLE))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
