package dev.keywright.processor.plan;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ISO text of a bucket of time, made without the encodings: all its times begin with it. */
final class BucketText {

  private static final List<String> FINEST_FIRST = List.of("hour", "day", "month", "year");

  private BucketText() {}

  static boolean isTime(Term.Parameter known) {
    return !known.bucket().isEmpty() && FINEST_FIRST.contains(known.bucket().get(0));
  }

  /** The text of a bucket, such as {@code 2024-02}. */
  static String of(Term.Parameter known, Object value) {
    if (value instanceof Instant instant) {
      return instant
          .truncatedTo(ChronoUnit.HOURS)
          .toString()
          .substring(0, "2024-02-01T00".length());
    }
    return value instanceof LocalDate || value instanceof java.time.YearMonth
        ? value.toString()
        : String.format("%04d", Integer.valueOf(value.toString()));
  }

  /** The text that it says a slot holds: that of the same bucket or of a coarser one, or none. */
  static @Nullable String of(Term.Parameter known, Object value, KeySlot slot) {
    if (slot.formats().isEmpty()) {
      return null;
    }
    int mine = FINEST_FIRST.indexOf(known.bucket().get(0));
    int theirs = FINEST_FIRST.indexOf(slot.formats().get(0));
    return theirs < mine ? null : of(known, value).substring(0, slot.text().maxLength());
  }
}
