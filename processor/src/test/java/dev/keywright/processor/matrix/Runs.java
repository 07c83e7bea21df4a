package dev.keywright.processor.matrix;

import dev.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * Does jobs with a compiler of this process. As a program it does them with the compiler of the JDK
 * that runs it; so the tests reach other JDKs.
 */
final class Runs {

  /** Between messages in a file of them. */
  static final String SEPARATOR = "\n\u001e\n";

  private Runs() {}

  /** Does the jobs whose folders are given. */
  public static void main(String[] folders) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    for (String each : folders) {
      run(compiler, new Job(Path.of(each)));
    }
  }

  /** Compiles with the processor, and writes down what the compiler says. */
  static void run(JavaCompiler compiler, Job job) throws IOException {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter other = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              other,
              files,
              collector,
              job.options(),
              null,
              files.getJavaFileObjectsFromPaths(job.sources()));
      task.setLocale(Locale.ROOT);
      task.setProcessors(List.of(new KeywrightProcessor()));
      boolean done = task.call();
      List<String> messages = new ArrayList<>();
      boolean indents = !(compiler instanceof EclipseCompiler);
      collector.getDiagnostics().forEach(each -> messages.add(describe(each, indents)));
      if (!done && messages.isEmpty()) {
        messages.add("the compiler failed: " + other);
      }
      Files.writeString(job.messages(), String.join(SEPARATOR, messages));
    }
  }

  /**
   * Compiles a module as the Eclipse compiler's command does, since its file manager knows one
   * entry of a module path only; and in two steps, since it takes what is generated for a part of
   * the unnamed module. All that it prints is one message.
   */
  static void runEclipseCommand(Job job) throws IOException {
    String printed =
        eclipse(job, job.sources(), "-proc:only", "-processorpath", classPath())
            + eclipse(job, Job.sourcesBelow(job.generated()), "-proc:none");
    Files.writeString(
        job.messages(), printed.isBlank() ? "" : new Message("", 0, "ERROR", printed).toString());
  }

  private static String eclipse(Job job, List<Path> more, String... options) throws IOException {
    List<String> arguments = new ArrayList<>(job.options());
    arguments.addAll(List.of(options));
    Stream.concat(job.sources().stream(), more.stream())
        .distinct()
        .forEach(each -> arguments.add(each.toString()));
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(printed);
    boolean done = BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null);
    out.flush();
    return done || !printed.toString().isBlank() ? printed.toString() : "the compiler failed";
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  /**
   * @param indents whether the compiler indents all lines but the first by two, as javac does
   */
  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic, boolean indents) {
    String text = diagnostic.getMessage(Locale.ROOT);
    JavaFileObject source = diagnostic.getSource();
    String path = source == null ? "" : source.getName();
    String kind =
        switch (diagnostic.getKind()) {
          case MANDATORY_WARNING -> "WARNING";
          default -> diagnostic.getKind().name();
        };
    return new Message(
            path.substring(path.lastIndexOf('/') + 1),
            diagnostic.getLineNumber(),
            kind,
            indents ? text.replace("\n  ", "\n") : text)
        .toString();
  }
}
