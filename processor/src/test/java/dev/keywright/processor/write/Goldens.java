package dev.keywright.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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
        compare(file, Files.readString(file), generated);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Names the first line that differs: some of these files are long. */
  private static void compare(Path file, String kept, String generated) {
    List<String> expected = kept.lines().toList();
    List<String> found = generated.lines().toList();
    String mend = ": -Dkeywright.goldens=update writes it";
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      assertEquals(expected.get(i), found.get(i), file + ", line " + (i + 1) + mend);
    }
    assertEquals(expected.size(), found.size(), "lines of " + file + mend);
    assertTrue(kept.equals(generated), "line ends of " + file + mend);
  }
}
