package dev.keywright.support.key;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Instants, at UTC. Times with an offset or a zone are written as their instant: two that denote
 * one instant have one text, and what is read back is at UTC.
 *
 * @param <T> the type of the times
 */
public final class InstantEncoding<T> extends TimeEncoding<T> {

  private final ToLongFunction<T> second;
  private final ToIntFunction<T> nano;
  private final Function<Instant, T> time;
  private final Equality equality;

  private InstantEncoding(
      SlotName name,
      TimePrecision precision,
      ToLongFunction<T> second,
      ToIntFunction<T> nano,
      Function<Instant, T> time,
      Equality equality) {
    super(name, TimeLayout.INSTANT, precision);
    this.second = second;
    this.nano = nano;
    this.time = time;
    this.equality = equality;
  }

  /** Instants. */
  public static InstantEncoding<Instant> of(SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(
        name,
        precision,
        Instant::getEpochSecond,
        Instant::getNano,
        Function.identity(),
        Equality.EXACT);
  }

  /** Times with an offset, as their instants. */
  public static InstantEncoding<OffsetDateTime> ofOffsetDateTime(
      SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(
        name,
        precision,
        OffsetDateTime::toEpochSecond,
        OffsetDateTime::getNano,
        read -> read.atOffset(ZoneOffset.UTC),
        Equality.EQUIVALENT);
  }

  /** Times in a zone, as their instants. */
  public static InstantEncoding<ZonedDateTime> ofZonedDateTime(
      SlotName name, TimePrecision precision) {
    return new InstantEncoding<>(
        name,
        precision,
        ZonedDateTime::toEpochSecond,
        ZonedDateTime::getNano,
        read -> read.atZone(ZoneOffset.UTC),
        Equality.EQUIVALENT);
  }

  @Override
  long second(T value) {
    return second.applyAsLong(value);
  }

  @Override
  int nano(T value) {
    return nano.applyAsInt(value);
  }

  @Override
  T at(long second, int nano) {
    return time.apply(Instant.ofEpochSecond(second, nano));
  }

  @Override
  public Equality equality() {
    return isBucket() ? Equality.BUCKET : equality;
  }
}
