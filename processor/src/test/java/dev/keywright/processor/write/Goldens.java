package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generated sources that are kept, to be compared as exact text. With {@code
 * -Dkeywright.goldens=update} they are written instead, to be looked at before they are committed.
 */
final class Goldens {

  private Goldens() {}

  /** Compares a text with a test resource. */
  static void check(String resource, String generated) {
    if ("update".equals(System.getProperty("keywright.goldens"))) {
      try {
        Files.writeString(Path.of("src/test/resources", resource), generated);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return;
    }
    assertEquals(CompiledCodecs.text(resource), generated);
  }
}
