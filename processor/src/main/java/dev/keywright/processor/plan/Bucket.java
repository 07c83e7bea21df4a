package dev.keywright.processor.plan;

import dev.keywright.support.key.ShardEncoding;
import dev.keywright.support.key.SlotEncoding;
import dev.keywright.support.key.TextEncoding;
import dev.keywright.support.key.TimeEncoding;
import dev.keywright.support.key.TimePrecision;
import java.util.Locale;
import java.util.Optional;

/** What a bucket that a pattern knows by itself, such as a month, says about the text of slots. */
final class Bucket {

  private final Term.Parameter known;

  private Bucket(Term.Parameter known) {
    this.known = known;
  }

  /** The bucket that a term knows; empty where it knows the value, or something else. */
  static Optional<Bucket> of(Term term) {
    return term instanceof Term.Parameter parameter && !parameter.bucket().isEmpty()
        ? Optional.of(new Bucket(parameter))
        : Optional.empty();
  }

  /** Whether a slot of the property holds just this bucket, so that it enforces the term. */
  boolean isThatOf(KeySlot slot) {
    SlotEncoding<?> encoding = slot.encoding();
    if (encoding instanceof ShardEncoding<?>) {
      return known.bucket().equals(slot.formats());
    }
    if (encoding instanceof TextEncoding text) {
      return text.fold() != TextEncoding.Fold.NONE
          && text.fold().name().toLowerCase(Locale.ROOT).equals(known.bucket().get(0));
    }
    return encoding instanceof TimeEncoding<?> time
        && precision().filter(time.precision()::equals).isPresent();
  }

  /** Whether it determines the text of a slot: its own, or that of a coarser bucket of time. */
  boolean determines(KeySlot slot) {
    return isThatOf(slot)
        || (slot.encoding() instanceof TimeEncoding<?> time
            && precision().filter(each -> time.precision().compareTo(each) > 0).isPresent());
  }

  /** Whether its times are a range of the texts of a slot, which is as fine or finer. */
  boolean isRangeOf(KeySlot slot) {
    return slot.encoding() instanceof TimeEncoding<?> time
        && slot.isRangeable()
        && precision().filter(each -> time.precision().compareTo(each) <= 0).isPresent();
  }

  private Optional<TimePrecision> precision() {
    return switch (known.bucket().get(0)) {
      case "hour" -> Optional.of(TimePrecision.HOUR);
      case "day" -> Optional.of(TimePrecision.DAY);
      case "month" -> Optional.of(TimePrecision.MONTH);
      case "year" -> Optional.of(TimePrecision.YEAR);
      default -> Optional.empty();
    };
  }
}
