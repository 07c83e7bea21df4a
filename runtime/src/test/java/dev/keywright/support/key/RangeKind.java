package dev.keywright.support.key;

import dev.keywright.Range;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Every way to make a range of two values, for tests that draw one. */
public enum RangeKind {
  CLOSED,
  OPEN,
  CLOSED_OPEN,
  OPEN_CLOSED,
  AT_LEAST,
  GREATER_THAN,
  AT_MOST,
  LESS_THAN,
  SINGLETON,
  ALL;

  /** The range of this kind. */
  public <T extends Comparable<? super T>> Range<T> range(T a, T b) {
    return switch (this) {
      case CLOSED -> Range.closed(a, b);
      case OPEN -> Range.open(a, b);
      case CLOSED_OPEN -> Range.closedOpen(a, b);
      case OPEN_CLOSED -> Range.openClosed(a, b);
      case AT_LEAST -> Range.atLeast(a);
      case GREATER_THAN -> Range.greaterThan(a);
      case AT_MOST -> Range.atMost(a);
      case LESS_THAN -> Range.lessThan(a);
      case SINGLETON -> Range.singleton(a);
      case ALL -> Range.all();
    };
  }

  /** Ranges of every kind between those ends, in the right order and in the wrong one. */
  public static <T extends Comparable<? super T>> Arbitrary<Range<T>> ranges(Arbitrary<T> ends) {
    return Combinators.combine(Arbitraries.of(RangeKind.class), ends, ends)
        .as((kind, a, b) -> kind.range(a, b));
  }
}
