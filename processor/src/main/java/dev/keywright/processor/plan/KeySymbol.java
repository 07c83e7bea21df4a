package dev.keywright.processor.plan;

import dev.keywright.support.key.SlotEncoding;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A set of code points that can stand at one place of a key: those of a stretch of Unicode that an
 * encoding's alphabet holds, where there is one.
 */
record KeySymbol(int from, int to, @Nullable SlotEncoding<?> alphabet) {

  /** How many code points are looked at one by one; beyond, alphabets are asked for samples. */
  private static final int FEW = 512;

  /**
   * Readable code points first; then those beyond ASCII that stand for all of their kind: alphabets
   * hold either nearly all of them or none.
   */
  private static final int[] SAMPLES = {
    '1', 'a', 'A', 0x80, 0xE9, 0x4E2D, 0xD7FF, 0xFFFF, 0x1F600, 0x10FFFF
  };

  /** One code point. */
  static KeySymbol of(int codePoint) {
    return new KeySymbol(codePoint, codePoint, null);
  }

  /** All code points of an alphabet. */
  static KeySymbol of(SlotEncoding<?> alphabet) {
    return new KeySymbol(0, Character.MAX_CODE_POINT, alphabet);
  }

  /** All code points from one to another. */
  static KeySymbol between(int from, int to) {
    return new KeySymbol(from, to, null);
  }

  /** All code points. */
  static KeySymbol any() {
    return between(0, Character.MAX_CODE_POINT);
  }

  /** Whether there is a code point in both. */
  boolean meets(KeySymbol other) {
    return shared(other).isPresent();
  }

  /** A code point that is in both, a readable one where there is one; empty where there is none. */
  OptionalInt shared(KeySymbol other) {
    int least = Math.max(from, other.from);
    int greatest = Math.min(to, other.to);
    if (least > greatest) {
      return OptionalInt.empty();
    }
    if (least == greatest) {
      return holds(least) && other.holds(least) ? OptionalInt.of(least) : OptionalInt.empty();
    }
    for (int sample : SAMPLES) {
      if (holds(sample) && other.holds(sample)) {
        return OptionalInt.of(sample);
      }
    }
    for (int i = 0; i < FEW && least + i <= greatest; i++) {
      if (holds(least + i) && other.holds(least + i)) {
        return OptionalInt.of(least + i);
      }
    }
    return holds(greatest) && other.holds(greatest)
        ? OptionalInt.of(greatest)
        : OptionalInt.empty();
  }

  private boolean holds(int codePoint) {
    return codePoint >= from
        && codePoint <= to
        && (alphabet == null || alphabet.mayContain(codePoint));
  }
}
