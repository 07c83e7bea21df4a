package dev.keywright.testing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/**
 * The clock of an engine, which a test can move: items expire, transaction tokens end and tables
 * become active by it. It runs on from where it is put.
 */
public final class MovableClock extends Clock {
  private final Clock base;
  private volatile Duration offset = Duration.ZERO;

  /** A clock that shows what another one shows, until it is moved. */
  public MovableClock(Clock base) {
    this.base = base;
  }

  /** Moves the clock, back with a negative duration. */
  public void advance(Duration duration) {
    synchronized (this) {
      offset = offset.plus(duration);
    }
  }

  /** Puts the clock to a time. */
  public void set(Instant time) {
    synchronized (this) {
      offset = Duration.between(base.instant(), time);
    }
  }

  @Override
  public Instant instant() {
    return base.instant().plus(offset);
  }

  @Override
  public ZoneId getZone() {
    return base.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    MovableClock moved = new MovableClock(base.withZone(zone));
    moved.offset = offset;
    return moved;
  }
}
