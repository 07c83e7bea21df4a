package dev.keywright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The jar as it is published: found by compilers and build tools, in nobody's way. */
class ProcessorJarIT {

  private static final int JAVA_17 = 61;
  private static final String NAME = "dev.keywright.processor.KeywrightProcessor";

  private static Path path;
  private static JarFile jar;

  @BeforeAll
  static void open() throws IOException {
    path = Path.of(System.getProperty("keywright.jar"));
    jar = new JarFile(path.toFile());
  }

  @AfterAll
  static void close() throws IOException {
    jar.close();
  }

  @Test
  void holdsJavaPoetUnderItsOwnPackageAlone() {
    List<String> foreign =
        classes().stream()
            .map(JarEntry::getName)
            .filter(each -> !each.startsWith("dev/keywright/processor/"))
            .toList();
    assertEquals(List.of(), foreign);
    assertTrue(
        jar.getEntry("dev/keywright/processor/shaded/javapoet/JavaFile.class") != null,
        "JavaPoet is relocated");
  }

  @Test
  void refersToNoJavaPoetBesideItsOwn() throws IOException {
    List<String> referring = new ArrayList<>();
    for (JarEntry each : classes()) {
      String constants = new String(bytes(each), StandardCharsets.ISO_8859_1);
      if (constants.contains("com/squareup/javapoet")) {
        referring.add(each.getName());
      }
    }
    assertEquals(List.of(), referring);
  }

  @Test
  void runsOnJava17() throws IOException {
    for (JarEntry each : classes()) {
      try (DataInputStream file = new DataInputStream(jar.getInputStream(each))) {
        assertEquals(0xCAFEBABE, file.readInt(), each.getName());
        file.readUnsignedShort();
        int version = file.readUnsignedShort();
        boolean ours = !each.getName().contains("/shaded/");
        assertTrue(ours ? version == JAVA_17 : version <= JAVA_17, each.getName() + " " + version);
      }
    }
  }

  @Test
  void isFoundByCompilersAndBuildTools() throws IOException {
    assertEquals(NAME, text("META-INF/services/javax.annotation.processing.Processor").strip());
    assertEquals(
        NAME + ",isolating", text("META-INF/gradle/incremental.annotation.processors").strip());
    assertEquals(
        "dev.keywright.processor",
        jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"));
  }

  @Test
  void loadsAsAService() throws IOException {
    URL[] urls = {path.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, withoutProcessor())) {
      List<String> found =
          ServiceLoader.load(Processor.class, loader).stream()
              .map(each -> each.type().getName())
              .filter(NAME::equals)
              .toList();
      assertEquals(List.of(NAME), found);
    }
  }

  /** Nothing but the platform: what a processor path without our dependencies would still load. */
  private static ClassLoader withoutProcessor() {
    return ClassLoader.getPlatformClassLoader();
  }

  private static List<JarEntry> classes() {
    return jar.stream().filter(each -> each.getName().endsWith(".class")).toList();
  }

  private static byte[] bytes(JarEntry entry) throws IOException {
    try (InputStream file = jar.getInputStream(entry)) {
      return file.readAllBytes();
    }
  }

  private static String text(String name) throws IOException {
    JarEntry entry = jar.getJarEntry(name);
    assertTrue(entry != null, name);
    return new String(bytes(entry), StandardCharsets.UTF_8);
  }
}
