package dev.keywright.testing.json;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Attribute names seen lately, so that a million items of one shape share one copy of each name. A
 * lost race costs a second copy and nothing else.
 */
final class NameCache {
  private static final int SLOTS = 4096;
  private static final int LONGEST = 64;
  private static final @Nullable String[] NAMES = new String[SLOTS];

  private NameCache() {}

  /** The name that starts here and ends before a quote, or null where it is not short ASCII. */
  static @Nullable String intern(byte[] bytes, int start) {
    int hash = 0;
    int end = start;
    int limit = Math.min(bytes.length, start + LONGEST);
    while (true) {
      if (end >= limit) {
        return null;
      }
      byte unit = bytes[end];
      if (unit == '"') {
        break;
      }
      if (unit < ' ' || unit == '\\') {
        return null;
      }
      hash = hash * 31 + unit;
      end++;
    }
    int slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
    String known = NAMES[slot];
    if (known != null && matches(known, bytes, start, end)) {
      return known;
    }
    String name = new String(bytes, start, end - start, StandardCharsets.US_ASCII);
    NAMES[slot] = name;
    return name;
  }

  private static boolean matches(String name, byte[] bytes, int start, int end) {
    if (name.length() != end - start) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) != bytes[start + i]) {
        return false;
      }
    }
    return true;
  }
}
