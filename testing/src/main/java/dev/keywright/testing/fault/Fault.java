package dev.keywright.testing.fault;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * A fault that has been switched on. It strikes attempts: a request that the client sends again is
 * another attempt.
 */
public final class Fault {
  private final String operation;
  private final FaultKind kind;
  private final RandomGenerator random;
  private final int items;
  private final Duration latency;
  private int skip;
  private int left = Integer.MAX_VALUE;
  private double probability = 1;
  private int struck;

  Fault(String operation, FaultKind kind, RandomGenerator random, int items, Duration latency) {
    this.operation = operation;
    this.kind = kind;
    this.random = random;
    this.items = items;
    this.latency = latency;
  }

  /** Strikes so many attempts and then no more; without a number it strikes until cleared. */
  public synchronized Fault times(int attempts) {
    left = attempts;
    return this;
  }

  /** Lets so many attempts pass before the first that it strikes. */
  public synchronized Fault after(int attempts) {
    skip = attempts;
    return this;
  }

  /** Strikes each attempt with this probability, from 0 to 1, drawn from the seed. */
  public synchronized Fault withProbability(double chance) {
    probability = chance;
    return this;
  }

  /** How many attempts it has struck. */
  public synchronized int struck() {
    return struck;
  }

  boolean is(FaultKind wanted) {
    return kind == wanted;
  }

  FaultKind kind() {
    return kind;
  }

  int items() {
    return items;
  }

  Duration latency() {
    return latency;
  }

  /** Whether it strikes this attempt; counted as such. */
  synchronized boolean strikes(String attempted) {
    if (!operation.equals(Faults.ANY) && !operation.equals(attempted)) {
      return false;
    }
    if (skip > 0) {
      skip--;
      return false;
    }
    if (left == 0 || (probability < 1 && random.nextDouble() >= probability)) {
      return false;
    }
    if (left != Integer.MAX_VALUE) {
      left--;
    }
    struck++;
    return true;
  }
}
