package dev.keywright.example;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Sources in memory, by their full names, and what javac with the processor says of them. */
final class CompiledSources {

  private final Map<String, String> sources = new TreeMap<>();

  /** The declarations of a package of the example: all but what runs it. */
  static CompiledSources ofPackage(String name) {
    CompiledSources compiled = new CompiledSources();
    Path folder = Path.of("src/main/java/dev/keywright/example", name);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (!simpleName(file).matches("\\w+(Design|Data|Questions)")) {
          compiled.with(
              "dev.keywright.example." + name + "." + simpleName(file), Files.readString(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compiled;
  }

  private static String simpleName(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  /** Adds a source, or takes the place of the one with its name. */
  CompiledSources with(String name, String text) {
    sources.put(name, text);
    return this;
  }

  String text(String name) {
    return sources.get(name);
  }

  /** Compiles with the processor, and with every warning of the compiler's own switched on. */
  Compilation compile() {
    List<JavaFileObject> files =
        sources.entrySet().stream()
            .map(each -> JavaFileObjects.forSourceString(each.getKey(), each.getValue()))
            .toList();
    return Compiler.javac()
        .withProcessors(new KeywrightProcessor())
        .withOptions("-Xlint:all,-processing,-serial,-options,-classfile,-path", "-implicit:none")
        .compile(files);
  }

  /** What the compiler prints of each error, in an order that does not depend on it. */
  static String errors(Compilation compilation) {
    return compilation.errors().stream()
        .map(CompiledSources::print)
        .sorted()
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String print(Diagnostic<? extends JavaFileObject> error) {
    JavaFileObject source = error.getSource();
    String place =
        source == null
            ? ""
            : simpleName(Path.of(source.getName())) + ".java:" + error.getLineNumber() + ": ";
    return place + "error: " + error.getMessage(Locale.ROOT);
  }
}
