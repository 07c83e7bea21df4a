package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generated files that are kept, to be compared as exact text. With {@code
 * -Dkeywright.goldens=update} they are written instead, to be looked at before they are committed.
 */
public final class Goldens {

  private Goldens() {}

  /** Compares a text with a test resource. */
  static void check(String resource, String generated) {
    check(Path.of("src/test/resources", resource), generated);
  }

  /** Compares a text with a file of the project. */
  public static void check(Path file, String generated) {
    try {
      if ("update".equals(System.getProperty("keywright.goldens"))) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, generated);
      } else {
        assertEquals(
            Files.readString(file), generated, "-Dkeywright.goldens=update writes " + file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
