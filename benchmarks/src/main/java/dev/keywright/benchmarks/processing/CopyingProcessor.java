package dev.keywright.benchmarks.processing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Adds sources that were made before, and looks at nothing: what a processor takes of a compilation
 * that writes so many files, however little it thinks.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions(CopyingProcessor.FOLDER)
public final class CopyingProcessor extends AbstractProcessor {

  /** The option with the root folder of the sources. */
  static final String FOLDER = "copied";

  private boolean isDone;

  /** For the compiler, which is told its name. */
  public CopyingProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    String folder = processingEnv.getOptions().get(FOLDER);
    if (!isDone && folder != null) {
      isDone = true;
      Path root = Path.of(folder);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
          copy(root, each);
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
    return false;
  }

  private void copy(Path root, Path file) throws IOException {
    String path = root.relativize(file).toString();
    String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
    try (Writer source = processingEnv.getFiler().createSourceFile(name).openWriter()) {
      source.write(Files.readString(file));
    }
  }
}
