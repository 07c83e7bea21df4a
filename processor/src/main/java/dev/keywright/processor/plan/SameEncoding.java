package dev.keywright.processor.plan;

import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.TextEncoding;
import org.jspecify.annotations.Nullable;

/** Tells whether two slots of different entities write the same text for the same value. */
final class SameEncoding {

  private SameEncoding() {}

  static boolean of(@Nullable SlotEncoding<?> mine, @Nullable SlotEncoding<?> theirs) {
    if (mine == null || theirs == null) {
      return mine == theirs;
    }
    if (mine instanceof TextEncoding a && theirs instanceof TextEncoding b) {
      return a.mode() == b.mode()
          && a.fold() == b.fold()
          && a.delimiter() == b.delimiter()
          && a.lead() == b.lead();
    }
    // All others follow from type and formats, which are compared beside this.
    return mine.getClass() == theirs.getClass()
        && mine.minLength() == theirs.minLength()
        && mine.maxLength() == theirs.maxLength();
  }
}
