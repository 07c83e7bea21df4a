package dev.keywright.support.key;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/**
 * Instants, at UTC. Times with an offset or a zone are written as their instant: two that denote
 * one instant have one text, and what is read back is at UTC.
 *
 * <p>Each type of time is a class, and not three lambdas: an encoding is made while an application
 * starts, and a lambda's class is spun at that very moment.
 *
 * @param <T> the type of the times
 */
public abstract sealed class InstantEncoding<T> extends TimeEncoding<T> {

  private final Equality equality;

  private InstantEncoding(SlotName name, TimePrecision precision, Equality equality) {
    super(name, TimeLayout.INSTANT, precision);
    this.equality = equality;
  }

  /** Instants. */
  public static InstantEncoding<Instant> of(SlotName name, TimePrecision precision) {
    return new OfInstant(name, precision);
  }

  /** Times with an offset, as their instants. */
  public static InstantEncoding<OffsetDateTime> ofOffsetDateTime(
      SlotName name, TimePrecision precision) {
    return new OfOffsetDateTime(name, precision);
  }

  /** Times in a zone, as their instants. */
  public static InstantEncoding<ZonedDateTime> ofZonedDateTime(
      SlotName name, TimePrecision precision) {
    return new OfZonedDateTime(name, precision);
  }

  @Override
  public Equality equality() {
    return isBucket() ? Equality.BUCKET : equality;
  }

  private static final class OfInstant extends InstantEncoding<Instant> {
    private OfInstant(SlotName name, TimePrecision precision) {
      super(name, precision, Equality.EXACT);
    }

    @Override
    long second(Instant value) {
      return value.getEpochSecond();
    }

    @Override
    int nano(Instant value) {
      return value.getNano();
    }

    @Override
    Instant at(long second, int nano) {
      return Instant.ofEpochSecond(second, nano);
    }
  }

  private static final class OfOffsetDateTime extends InstantEncoding<OffsetDateTime> {
    private OfOffsetDateTime(SlotName name, TimePrecision precision) {
      super(name, precision, Equality.EQUIVALENT);
    }

    @Override
    long second(OffsetDateTime value) {
      return value.toEpochSecond();
    }

    @Override
    int nano(OffsetDateTime value) {
      return value.getNano();
    }

    @Override
    OffsetDateTime at(long second, int nano) {
      return Instant.ofEpochSecond(second, nano).atOffset(ZoneOffset.UTC);
    }
  }

  private static final class OfZonedDateTime extends InstantEncoding<ZonedDateTime> {
    private OfZonedDateTime(SlotName name, TimePrecision precision) {
      super(name, precision, Equality.EQUIVALENT);
    }

    @Override
    long second(ZonedDateTime value) {
      return value.toEpochSecond();
    }

    @Override
    int nano(ZonedDateTime value) {
      return value.getNano();
    }

    @Override
    ZonedDateTime at(long second, int nano) {
      return Instant.ofEpochSecond(second, nano).atZone(ZoneOffset.UTC);
    }
  }
}
