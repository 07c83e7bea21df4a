package dev.keywright.integration.releases;

import java.time.Instant;

/** A point in time. */
public record Moment(Instant at) implements Comparable<Moment> {

  @Override
  public int compareTo(Moment other) {
    return at.compareTo(other.at);
  }
}
