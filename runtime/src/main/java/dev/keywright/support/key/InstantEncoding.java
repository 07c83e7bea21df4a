package dev.keywright.support.key;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/**
 * Instants, at UTC. Times with an offset or a zone are written as their instant: two that denote
 * one instant have one text, and what is read back is at UTC.
 *
 * @param <T> the type of the times
 */
public final class InstantEncoding<T> extends TimeEncoding<T> {

  private final Times<T> times;
  private final Equality equality;

  private InstantEncoding(
      SlotName name, TimePrecision precision, Times<T> times, Equality equality) {
    super(name, TimeLayout.INSTANT, precision);
    this.times = times;
    this.equality = equality;
  }

  /** Instants. */
  public static InstantEncoding<Instant> of(SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(name, precision, new Instants(), Equality.EXACT);
  }

  /** Times with an offset, as their instants. */
  public static InstantEncoding<OffsetDateTime> ofOffsetDateTime(
      SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(name, precision, new OffsetDateTimes(), Equality.EQUIVALENT);
  }

  /** Times in a zone, as their instants. */
  public static InstantEncoding<ZonedDateTime> ofZonedDateTime(
      SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(name, precision, new ZonedDateTimes(), Equality.EQUIVALENT);
  }

  @Override
  long second(T value) {
    return times.second(value);
  }

  @Override
  int nano(T value) {
    return times.nano(value);
  }

  @Override
  T at(long second, int nano) {
    return times.at(Instant.ofEpochSecond(second, nano));
  }

  @Override
  public Equality equality() {
    return isBucket() ? Equality.BUCKET : equality;
  }

  /**
   * What differs between the types. Classes, and not lambdas: encodings are made while an
   * application starts, and a lambda's class is spun at that moment.
   */
  private interface Times<T> {
    long second(T value);

    int nano(T value);

    T at(Instant instant);
  }

  private static final class Instants implements Times<Instant> {
    @Override
    public long second(Instant value) {
      return value.getEpochSecond();
    }

    @Override
    @SuppressWarnings("JavaInstantGetSecondsGetNano") // The seconds are asked for beside it.
    public int nano(Instant value) {
      return value.getNano();
    }

    @Override
    public Instant at(Instant instant) {
      return instant;
    }
  }

  private static final class OffsetDateTimes implements Times<OffsetDateTime> {
    @Override
    public long second(OffsetDateTime value) {
      return value.toEpochSecond();
    }

    @Override
    public int nano(OffsetDateTime value) {
      return value.getNano();
    }

    @Override
    public OffsetDateTime at(Instant instant) {
      return instant.atOffset(ZoneOffset.UTC);
    }
  }

  private static final class ZonedDateTimes implements Times<ZonedDateTime> {
    @Override
    public long second(ZonedDateTime value) {
      return value.toEpochSecond();
    }

    @Override
    public int nano(ZonedDateTime value) {
      return value.getNano();
    }

    @Override
    public ZonedDateTime at(Instant instant) {
      return instant.atZone(ZoneOffset.UTC);
    }
  }
}
