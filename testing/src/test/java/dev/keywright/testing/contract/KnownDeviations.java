package dev.keywright.testing.contract;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a target is known to lack or to get wrong: one line for each test, {@code id: reason}. A
 * listed test still runs, and must fail; one that passes makes the list stale and the run red.
 */
final class KnownDeviations {

  private final String source;
  private final Map<String, String> reasons;

  private KnownDeviations(String source, Map<String, String> reasons) {
    this.source = source;
    this.reasons = reasons;
  }

  /** The list of a target; the one without a list has no deviations. */
  static KnownDeviations of(String target) {
    String source = target + ".deviations";
    InputStream stream = KnownDeviations.class.getResourceAsStream(source);
    return stream == null ? new KnownDeviations(source, Map.of()) : read(source, stream);
  }

  private static KnownDeviations read(String source, InputStream stream) {
    Map<String, String> reasons = new TreeMap<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        int colon = line.indexOf(": ");
        if (colon < 0 || line.substring(colon + 2).isBlank()) {
          throw new IllegalStateException(source + " has a line without a reason: " + line);
        }
        String id = line.substring(0, colon);
        if (reasons.put(id, line.substring(colon + 2)) != null) {
          throw new IllegalStateException(source + " lists twice: " + id);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new KnownDeviations(source, reasons);
  }

  String source() {
    return source;
  }

  Map<String, String> reasons() {
    return reasons;
  }
}
