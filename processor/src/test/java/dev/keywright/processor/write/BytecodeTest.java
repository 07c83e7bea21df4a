package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Nothing is looked up at run time: neither the runtime nor a generated codec uses reflection or
 * method handles. Lambdas of the runtime are linked by the JDK; codecs do without even these, for
 * each costs a cold start.
 */
class BytecodeTest {

  private static final Set<String> LINKED_BY_THE_JDK =
      Set.of(
          "java/lang/invoke/LambdaMetafactory",
          "java/lang/invoke/StringConcatFactory",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/runtime/ObjectMethods");

  @Test
  void codecsLinkNothingAtRunTime() {
    List<String> codecs = List.of("ScalarsCodec", "ContainersCodec", "OwnCodec");
    CompiledCodecs types = CompiledCodecs.of("Types.java");
    for (String each : codecs) {
      ConstantPool pool = ConstantPool.of(types.classFile(each));
      assertEquals(Set.of(), forbidden(pool), each);
      assertFalse(pool.isDynamic(), each);
    }
    ConstantPool order = ConstantPool.of(CompiledCodecs.of("Order.java").classFile("OrderCodec"));
    assertEquals(Set.of(), forbidden(order));
    assertFalse(order.isDynamic());
  }

  @Test
  void theRuntimeReflectsOnNothing() throws IOException, URISyntaxException {
    Path place =
        Path.of(
            KeywrightException.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (Files.isDirectory(place)) {
      checkAll(place);
    } else {
      try (var jar = FileSystems.newFileSystem(place)) {
        checkAll(jar.getPath("/"));
      }
    }
  }

  private static void checkAll(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      List<Path> classes = files.filter(each -> each.toString().endsWith(".class")).toList();
      assertTrue(classes.size() > 50, "classes of the runtime: " + classes.size());
      for (Path each : classes) {
        assertEquals(Set.of(), forbidden(ConstantPool.of(read(each))), each.toString());
      }
    }
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> forbidden(ConstantPool pool) {
    Set<String> found = new TreeSet<>();
    for (String each : pool.classes()) {
      if (each.startsWith("java/lang/reflect/")
          || (each.startsWith("java/lang/invoke/") && !LINKED_BY_THE_JDK.contains(each))) {
        found.add(each);
      }
    }
    for (String each : pool.members()) {
      if (each.startsWith("java/lang/Class.")
          || each.startsWith("java/lang/ClassLoader.")
          || each.startsWith("java/lang/invoke/MethodHandles.")) {
        found.add(each);
      }
    }
    return found;
  }
}
