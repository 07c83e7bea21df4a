package dev.keywright.testing.engine;

import dev.keywright.testing.protocol.ServiceError;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The client request tokens of transactions that have been done, for ten minutes: the same request
 * again does nothing, another request under the token is refused. Used under the write lock.
 */
public final class IdempotencyTokens {
  private static final Duration LIFETIME = Duration.ofMinutes(10);

  private final Clock clock;
  private final Map<String, Use> uses = new LinkedHashMap<>();

  private record Use(String digest, Instant end) {}

  /** No tokens yet. */
  public IdempotencyTokens(Clock clock) {
    this.clock = clock;
  }

  /**
   * Whether this request was done before, under the same token.
   *
   * @throws ServiceError where the token was used for another request
   */
  public boolean isReplay(String token, String request) {
    Use use = uses.get(token);
    if (use == null || !use.end().isAfter(clock.instant())) {
      return false;
    }
    if (!use.digest().equals(digest(request))) {
      throw ServiceError.of(
          "IdempotentParameterMismatchException",
          "The request uses the same client token as a previous, but non-identical request. "
              + "Do not reuse a client token with different requests, unless the requests are "
              + "identical");
    }
    return true;
  }

  /** Remembers a request that has been done. */
  public void add(String token, String request) {
    Instant now = clock.instant();
    Iterator<Use> oldest = uses.values().iterator();
    while (oldest.hasNext() && !oldest.next().end().isAfter(now)) {
      oldest.remove();
    }
    uses.remove(token);
    uses.put(token, new Use(digest(request), now.plus(LIFETIME)));
  }

  private static String digest(String request) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(request.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
