package dev.keywright.benchmarks.processing;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Whole runs of {@code javac}, in a process of its own or in this one. What is measured is the time
 * that the compiling thread had a processor for, so that other work on the machine does not count;
 * the virtual machine's start, the same for all, does not either.
 */
final class Javac {

  private final Path scratch;

  /**
   * @param scratch where the output goes; it is emptied before each run
   */
  Javac(Path scratch) {
    this.scratch = scratch;
  }

  /**
   * What a run compiles.
   *
   * @param name how tables of figures call it
   * @param processor the class name of the annotation processor, empty for none
   * @param options what the compiler is told beside the usual
   */
  record Workload(String name, List<Path> sources, String processor, List<String> options) {
    Workload {
      sources = List.copyOf(sources);
      options = List.copyOf(options);
    }

    Workload(String name, List<Path> sources, String processor) {
      this(name, sources, processor, List.of());
    }
  }

  Path classes() {
    return scratch.resolve("classes");
  }

  Path generated() {
    return scratch.resolve("generated");
  }

  /** Runs in a new process; milliseconds of the compiling thread there. */
  double fresh(Workload workload) throws IOException, InterruptedException {
    clean();
    Path arguments = scratch.resolve("arguments");
    List<String> lines = new ArrayList<>(options(workload));
    lines.addAll(
        workload.processor().isEmpty()
            ? List.of("-proc:none")
            : List.of("-processor", workload.processor()));
    workload.sources().forEach(each -> lines.add(each.toString()));
    Files.write(arguments, lines);
    Path log = scratch.resolve("log");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                FreshRun.class.getName(),
                arguments.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int code = process.waitFor();
    List<String> said = Files.readAllLines(log);
    if (code != 0 || said.isEmpty()) {
      throw new IllegalStateException(workload.name() + ": " + said);
    }
    return Double.parseDouble(said.get(said.size() - 1));
  }

  /** Milliseconds that this thread has had a processor for. */
  static double threadTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
  }

  /** Runs in this process, whose javac and processor stay warm; milliseconds of this thread. */
  double warm(Workload workload) throws IOException {
    clean();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    double start = threadTime();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              said,
              files,
              null,
              options(workload),
              null,
              files.getJavaFileObjectsFromPaths(workload.sources()));
      task.setProcessors(processors(workload.processor()));
      if (!task.call()) {
        throw new IllegalStateException(workload.name() + ": " + said);
      }
    }
    return threadTime() - start;
  }

  private static List<Processor> processors(String name) {
    if (name.isEmpty()) {
      return List.of();
    }
    return name.equals(CopyingProcessor.class.getName())
        ? List.of(new CopyingProcessor())
        : ServiceLoader.load(Processor.class).stream()
            .filter(each -> each.type().getName().equals(name))
            .map(ServiceLoader.Provider::get)
            .toList();
  }

  private List<String> options(Workload workload) {
    List<String> options = new ArrayList<>(workload.options());
    options.addAll(
        List.of(
            "--release",
            "17",
            "-nowarn",
            "-implicit:none",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes().toString(),
            "-s",
            generated().toString()));
    return options;
  }

  private void clean() throws IOException {
    for (Path each : List.of(classes(), generated())) {
      if (Files.exists(each)) {
        try (Stream<Path> paths = Files.walk(each)) {
          for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(path);
          }
        }
      }
      Files.createDirectories(each);
    }
  }

  /** The sources that the last run generated, kept elsewhere. */
  List<Path> keepGenerated(Path into) throws IOException {
    List<Path> kept = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(generated())) {
      for (Path each : paths.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        Path copy = into.resolve(generated().relativize(each));
        Files.createDirectories(copy.getParent());
        Files.copy(each, copy);
        kept.add(copy);
      }
    }
    return kept;
  }
}
