package dev.keywright.example;

import dev.keywright.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Few values, so that they meet: ids that begin with each other or hold the delimiter, equal and
 * extreme times, numbers of every size and sign.
 */
public final class Values {

  private static final List<String> IDS =
      List.of(
          "1",
          "12",
          "2",
          "A",
          "A#",
          "#",
          "##",
          "A#B",
          "A$",
          "$",
          "%",
          "A:",
          "a",
          "PROFILE",
          "ORDER",
          "ORDER#1",
          "\uFFFF",
          "\uD83D\uDE00",
          "\u0000",
          "~",
          "é");

  private static final List<Instant> INSTANTS =
      List.of(
          Instant.parse("0000-01-01T00:00:00Z"),
          Instant.parse("1969-12-31T23:59:59.999999999Z"),
          Instant.EPOCH,
          Instant.parse("2026-01-31T12:00:00Z"),
          Instant.parse("2026-01-31T12:00:00.000000001Z"),
          Instant.parse("2026-01-31T12:00:00.1Z"),
          Instant.parse("9999-12-31T23:59:59.999999999Z"));

  private static final List<LocalDate> DATES =
      List.of(
          LocalDate.of(0, 1, 1),
          LocalDate.of(1999, 12, 31),
          LocalDate.of(2026, 1, 31),
          LocalDate.of(2026, 2, 1),
          LocalDate.of(9999, 12, 31));

  private static final List<Long> NUMBERS =
      List.of(
          Long.MIN_VALUE,
          Long.MIN_VALUE + 1,
          -1_000_000_000_000L,
          -100L,
          -99L,
          -10L,
          -9L,
          -1L,
          0L,
          1L,
          9L,
          10L,
          99L,
          1_000_000_000_000L,
          Long.MAX_VALUE - 1,
          Long.MAX_VALUE);

  private Values() {}

  public static Arbitrary<String> ids() {
    return Arbitraries.of(IDS);
  }

  /** Text that is no key: it may be empty. */
  public static Arbitrary<String> texts() {
    return Arbitraries.oneOf(ids(), Arbitraries.just(""));
  }

  /**
   * Lists of items, most of which belong to two ids: a list of twenty has some that are beyond the
   * limit of a query.
   */
  public static <T> Arbitrary<List<T>> lists(
      Function<Arbitrary<String>, Arbitrary<T>> items, int size) {
    return ids()
        .list()
        .ofSize(2)
        .flatMap(
            two ->
                items
                    .apply(Arbitraries.oneOf(Arbitraries.of(two), Arbitraries.of(two), ids()))
                    .list()
                    .ofMaxSize(size));
  }

  public static Arbitrary<Instant> instants() {
    return Arbitraries.of(INSTANTS);
  }

  public static Arbitrary<LocalDate> dates() {
    return Arbitraries.of(DATES);
  }

  public static Arbitrary<Long> numbers() {
    return Arbitraries.oneOf(Arbitraries.of(NUMBERS), Arbitraries.longs());
  }

  /** Ranges of every kind, also empty ones and those whose ends are in the wrong order. */
  public static <T extends Comparable<? super T>> Arbitrary<Range<T>> ranges(Arbitrary<T> ends) {
    Arbitrary<Range<T>> withTwoEnds =
        Arbitraries.integers()
            .between(0, 3)
            .flatMap(
                kind ->
                    ends.flatMap(
                        lower ->
                            ends.map(
                                upper ->
                                    switch (kind) {
                                      case 0 -> Range.closed(lower, upper);
                                      case 1 -> Range.open(lower, upper);
                                      case 2 -> Range.closedOpen(lower, upper);
                                      default -> Range.openClosed(lower, upper);
                                    })));
    return Arbitraries.oneOf(
        withTwoEnds,
        ends.map(Range::atLeast),
        ends.map(Range::greaterThan),
        ends.map(Range::atMost),
        ends.map(Range::lessThan),
        ends.map(Range::singleton),
        Arbitraries.create(Range::all));
  }
}
