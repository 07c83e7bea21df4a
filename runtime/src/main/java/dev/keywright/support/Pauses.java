package dev.keywright.support;

import dev.keywright.TableNotReadyException;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The pauses between two looks at a table that is not active yet: short at first, since a test's
 * table is there at once, and longer for real ones, up to a bound for all of them together.
 */
final class Pauses {

  private static final Duration FIRST = Duration.ofMillis(20);
  private static final Duration LONGEST = Duration.ofSeconds(2);

  /** How a pause is made; tests do not want to wait. */
  interface Sleep {
    void sleep(Duration duration) throws InterruptedException;

    /** Lets the thread sleep. */
    Sleep OF_THREAD = duration -> Thread.sleep(duration.toMillis());
  }

  private final Sleep sleep;
  private Duration next = FIRST;
  private Duration left;

  private Pauses(Sleep sleep, Duration bound) {
    this.sleep = sleep;
    this.left = bound;
  }

  static Pauses growing(Duration bound) {
    return growing(bound, Sleep.OF_THREAD);
  }

  static Pauses growing(Duration bound, Sleep sleep) {
    return new Pauses(sleep, bound);
  }

  /**
   * Waits a little.
   *
   * @param state says what is waited for, in case the bound is reached
   */
  void pause(Supplier<String> state) {
    if (left.isZero() || left.isNegative()) {
      throw new TableNotReadyException(state.get() + "; it did not become active in time", null);
    }
    Duration pause = next.compareTo(left) < 0 ? next : left;
    left = left.minus(pause);
    Duration longer = next.multipliedBy(3).dividedBy(2);
    next = longer.compareTo(LONGEST) < 0 ? longer : LONGEST;
    try {
      sleep.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TableNotReadyException("The wait for a table was interrupted", e);
    }
  }
}
