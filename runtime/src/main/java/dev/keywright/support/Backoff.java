package dev.keywright.support;

import dev.keywright.KeywrightException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The pauses before what a batch left unprocessed is asked for again: exponential, with full
 * jitter, so that many clients that were throttled together do not return together. The SDK retries
 * only requests that fail, and such a batch has not failed.
 *
 * <p>That there must be pauses is in the developer guide, "Error handling with DynamoDB", under
 * batch operations.
 */
final class Backoff {

  private static final long FIRST_MILLIS = 25;
  private static final long LONGEST_MILLIS = 5_000;
  private static final int MOST_WITHOUT_PROGRESS = 10;

  private final Pauses.Sleep sleep;
  private int withoutProgress;

  Backoff(Pauses.Sleep sleep) {
    this.sleep = sleep;
  }

  /**
   * Pauses before the next attempt.
   *
   * @param progress whether the last attempt processed something
   * @return whether there should be a next attempt
   */
  boolean await(boolean progress) {
    withoutProgress = progress ? 0 : withoutProgress + 1;
    if (withoutProgress >= MOST_WITHOUT_PROGRESS) {
      return false;
    }
    long bound = Math.min(LONGEST_MILLIS, FIRST_MILLIS << withoutProgress);
    try {
      sleep.sleep(Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound + 1)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new KeywrightException("Interrupted while waiting to send a batch again", e);
    }
    return true;
  }
}
