package dev.keywright.testing.engine;

/**
 * Provisioned capacity.
 *
 * @param readUnits read capacity units
 * @param writeUnits write capacity units
 */
public record Throughput(long readUnits, long writeUnits) {
  /** What a table that is billed per request reports. */
  public static final Throughput ON_DEMAND = new Throughput(0, 0);
}
