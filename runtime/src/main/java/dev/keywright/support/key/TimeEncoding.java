package dev.keywright.support.key;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times, in ISO text of a fixed width, in the years 0000 to 9999. A precision finer than
 * a second refuses what it cannot hold; one coarser than the type is a bucket that many values
 * share, and which can be known by itself: a {@link LocalDate}, a {@link YearMonth}, a {@link
 * Year}.
 *
 * <p>Every type is seen as seconds and nanoseconds on one line without offsets.
 *
 * @param <T> the type of the times
 */
public abstract sealed class TimeEncoding<T> extends SlotEncoding<T>
    permits InstantEncoding,
        LocalDateEncoding,
        LocalDateTimeEncoding,
        LocalTimeEncoding,
        YearEncoding,
        YearMonthEncoding {

  /** The fractions and the whole: what times of day can be written with. */
  private static final int NANOS_OF_SECOND = 1_000_000_000;

  private final TimePrecision precision;
  private final TimeLayout layout;

  TimeEncoding(SlotName name, TimeLayout layout, TimePrecision precision) {
    super(name);
    if (!layout.precisions().contains(precision)) {
      throw new IllegalArgumentException(
          name + ": " + precision + " is none of " + layout.precisions());
    }
    this.precision = precision;
    this.layout = layout;
  }

  /** The second of the value, from the epoch, or from midnight for a time of day. */
  abstract long second(T value);

  /** The nanosecond within the second. */
  abstract int nano(T value);

  /** The value there. */
  abstract T at(long second, int nano);

  /** How much of the time is written. */
  public final TimePrecision precision() {
    return precision;
  }

  /** Whether values share a text, because the precision is coarser than the type. */
  public final boolean isBucket() {
    return layout.isBucket(precision);
  }

  @Override
  public void append(StringBuilder key, T value) {
    long second = secondWithin(value);
    int nano = nano(value);
    if (precision.fractionDigits() >= 0 && nano % precision.nanosOfStep() != 0) {
      throw name().refused(value, "finer than " + precision);
    }
    layout.append(key, precision, second, nano);
  }

  /** The second of a value that the format reaches. */
  private long secondWithin(T value) {
    long second = second(name().present(value));
    if (second < layout.minSecond() || second > layout.maxSecond()) {
      throw name().refused(value, "outside the years 0000 to 9999");
    }
    return second;
  }

  /** Where a value that the format reaches lies on the line of all times without offsets. */
  final LocalDateTime within(T value) {
    return line(secondWithin(value), nano(value));
  }

  /**
   * Appends the text of a day, or of the month or year that holds it.
   *
   * @throws IllegalStateException where what the slot holds is finer than a day
   */
  public final void appendBucket(StringBuilder key, LocalDate day) {
    appendBucket(key, TimePrecision.DAY, name().present(day).atStartOfDay());
  }

  /**
   * Appends the text of a month, or of the year that holds it.
   *
   * @throws IllegalStateException where what the slot holds is finer than a month
   */
  public final void appendBucket(StringBuilder key, YearMonth month) {
    appendBucket(key, TimePrecision.MONTH, name().present(month).atDay(1).atStartOfDay());
  }

  /**
   * Appends the text of a year.
   *
   * @throws IllegalStateException where the slot does not hold years
   */
  public final void appendBucket(StringBuilder key, Year year) {
    appendBucket(key, TimePrecision.YEAR, name().present(year).atDay(1).atStartOfDay());
  }

  private void appendBucket(StringBuilder key, TimePrecision bucket, LocalDateTime start) {
    if (precision.compareTo(bucket) < 0 || !layout.hasDate()) {
      throw new IllegalStateException(name() + " holds " + precision + ", not " + bucket);
    }
    checkYear(start);
    layout.append(key, precision, start.toEpochSecond(ZoneOffset.UTC), 0);
  }

  final void checkYear(LocalDateTime time) {
    if (time.getYear() < 0 || time.getYear() > 9999) {
      throw name().refused(time.getYear(), "outside the years 0000 to 9999");
    }
  }

  @Override
  @Nullable T read(String text) {
    long second = layout.readSecond(text, precision);
    if (second == IsoTime.NONE) {
      return null;
    }
    int nano = layout.readNano(text, precision);
    return nano < 0 ? null : at(second, nano);
  }

  @Override
  String describe() {
    return "a time of precision " + precision;
  }

  @Override
  public boolean mayContain(int codePoint) {
    return (codePoint >= '0' && codePoint <= '9') || layout.mayContain(codePoint, precision);
  }

  @Override
  public int minLength() {
    return layout.minLength(precision);
  }

  @Override
  public int maxLength() {
    return layout.maxLength(precision);
  }

  @Override
  public Equality equality() {
    return isBucket() ? Equality.BUCKET : Equality.EXACT;
  }

  @Override
  public boolean isOrdered() {
    return isRangeable() && !isBucket();
  }

  @Override
  public boolean isRangeable() {
    return precision != TimePrecision.ISO;
  }

  @Override
  public @Nullable String least() {
    return isRangeable() ? textAt(layout.minSecond(), 0) : null;
  }

  @Override
  public @Nullable String greatest() {
    return isRangeable() ? textAt(layout.maxSecond(), NANOS_OF_SECOND - 1) : null;
  }

  /** The text of the time, or of its bucket, or of the last one before it that can be written. */
  private String textAt(long second, int nano) {
    StringBuilder text = new StringBuilder(maxLength());
    layout.append(text, precision, second, nano);
    return text.toString();
  }

  @SuppressWarnings("JavaLocalDateTimeGetNano") // The seconds are asked for beside it.
  private String textAt(LocalDateTime time) {
    return textAt(time.toEpochSecond(ZoneOffset.UTC), time.getNano());
  }

  @Override
  BoundText ceiling(T value, boolean strict) {
    long second = second(value);
    if (second < layout.minSecond()) {
      return BoundText.exact(textAt(layout.minSecond(), 0));
    }
    if (second > layout.maxSecond()) {
      return BoundText.NONE;
    }
    LocalDateTime given = line(second, nano(value));
    LocalDateTime from = strict ? layout.grain().after(given) : given;
    LocalDateTime start = step().start(from);
    if (!isBucket() && start.isBefore(from)) {
      start = step().after(start);
    }
    long found = start.toEpochSecond(ZoneOffset.UTC);
    return found > layout.maxSecond()
        ? BoundText.NONE
        : new BoundText(textAt(start), !start.isBefore(from));
  }

  @Override
  BoundText floor(T value, boolean strict) {
    long second = second(value);
    if (second < layout.minSecond()) {
      return BoundText.NONE;
    }
    if (second > layout.maxSecond()) {
      return BoundText.exact(textAt(layout.maxSecond(), NANOS_OF_SECOND - 1));
    }
    LocalDateTime given = line(second, nano(value));
    LocalDateTime to = strict ? layout.grain().before(given) : given;
    LocalDateTime start = step().start(to);
    if (to.toEpochSecond(ZoneOffset.UTC) < layout.minSecond()) {
      return BoundText.NONE;
    }
    // A bucket is whole when the next value begins another.
    boolean exact = !isBucket() || !step().start(layout.grain().after(to)).equals(start);
    return new BoundText(textAt(start), exact);
  }

  private TimeStep step() {
    return TimeStep.of(precision);
  }

  private static LocalDateTime line(long second, int nano) {
    return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
  }
}
