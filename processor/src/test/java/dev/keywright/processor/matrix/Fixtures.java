package dev.keywright.processor.matrix;

import dev.keywright.Entity;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** The sources of the matrix, and what they are compiled against. */
final class Fixtures {

  private Fixtures() {}

  /** The sources below a folder of the test resources. */
  static List<Path> sources(String folder) throws IOException {
    return Job.sourcesBelow(root(folder));
  }

  /** The folders below {@code problems/} that hold sources: each is compiled alone. */
  static List<Path> problems() throws IOException {
    return sources("problems").stream().map(Path::getParent).distinct().sorted().toList();
  }

  /** The sources of one folder, without those of folders below. */
  static List<Path> sourcesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static Path root(String folder) {
    URL found = Fixtures.class.getResource("/" + folder);
    try {
      return Path.of(Objects.requireNonNull(found, folder).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The class path of the tests, that has all that users have, and more. */
  static List<String> classPath() {
    return List.of("-cp", System.getProperty("java.class.path"));
  }

  /** The class path with something before it. */
  static List<String> classPath(Path first) {
    return List.of("-cp", first + File.pathSeparator + System.getProperty("java.class.path"));
  }

  /**
   * The jars that a user's module is compiled against: the runtime with the module name that its
   * jar has, the SDK, JSpecify.
   */
  static List<Path> modules(Path scratch) throws IOException {
    List<Path> modules = new ArrayList<>();
    modules.add(runtime(scratch));
    Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(each -> each.contains("awssdk") || each.contains("jspecify"))
        .map(Path::of)
        .forEach(modules::add);
    return modules;
  }

  /** The runtime's jar; made here where the build has only its classes yet. */
  private static Path runtime(Path scratch) throws IOException {
    Path place;
    try {
      place = Path.of(Entity.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    return Files.isDirectory(place)
        ? jar(place, scratch.resolve("keywright.jar"), "dev.keywright")
        : place;
  }

  /** Packs a folder of classes as an automatic module. */
  static Path jar(Path classes, Path into, String moduleName) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Automatic-Module-Name", moduleName);
    try (OutputStream out = Files.newOutputStream(into);
        JarOutputStream jar = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
        jar.putNextEntry(new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, jar);
        jar.closeEntry();
      }
    }
    return into;
  }
}
