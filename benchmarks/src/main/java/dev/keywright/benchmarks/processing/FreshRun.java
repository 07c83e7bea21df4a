package dev.keywright.benchmarks.processing;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles once, in a process that has done nothing yet, and prints how long it took. */
final class FreshRun {

  private FreshRun() {}

  /** Takes the file that holds the compiler's arguments, one a line. */
  public static void main(String[] arguments) throws java.io.IOException {
    double start = Javac.threadTime();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int code =
        compiler.run(
            null, null, null, Files.readAllLines(Path.of(arguments[0])).toArray(String[]::new));
    System.out.println();
    System.out.println(Javac.threadTime() - start);
    System.exit(code);
  }
}
