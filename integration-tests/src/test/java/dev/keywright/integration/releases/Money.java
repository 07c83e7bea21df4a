package dev.keywright.integration.releases;

/** An amount, of which there may be less than none. */
public record Money(long cents) implements Comparable<Money> {

  @Override
  public int compareTo(Money other) {
    return Long.compare(cents, other.cents);
  }
}
