package dev.keywright.processor.matrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a compiler is to do, as a folder, so that another process can do it: sources below {@code
 * in}, options in a file; {@link Runs} leaves what came of it beside them.
 *
 * @param folder holds everything
 */
record Job(Path folder) {

  /** Lints that are about the sources of a user, or about the build, not about what we generate. */
  static final String LINT = "-Xlint:all,-processing,-options,-requires-automatic,-exports";

  /**
   * Lays out a job.
   *
   * @param sources absolute files
   */
  static Job of(Path folder, List<Path> sources, List<String> options) throws IOException {
    Files.createDirectories(folder.resolve("generated"));
    Files.createDirectories(folder.resolve("classes"));
    Files.write(folder.resolve("sources"), sources.stream().map(Path::toString).toList());
    Files.write(folder.resolve("options"), options);
    return new Job(folder);
  }

  List<Path> sources() throws IOException {
    return Files.readAllLines(folder.resolve("sources")).stream().map(Path::of).toList();
  }

  List<String> options() throws IOException {
    List<String> options = new ArrayList<>(Files.readAllLines(folder.resolve("options")));
    options.addAll(List.of("-s", generated().toString(), "-d", classes().toString()));
    return options;
  }

  Path generated() {
    return folder.resolve("generated");
  }

  Path classes() {
    return folder.resolve("classes");
  }

  Path messages() {
    return folder.resolve("messages");
  }

  /** All Java sources below a folder, sorted. */
  static List<Path> sourcesBelow(Path root) throws IOException {
    try (Stream<Path> paths = Files.walk(root)) {
      return paths.filter(each -> each.toString().endsWith(".java")).sorted().toList();
    }
  }
}
