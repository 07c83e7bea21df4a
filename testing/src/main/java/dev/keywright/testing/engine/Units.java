package dev.keywright.testing.engine;

/**
 * Capacity units of sizes ("DynamoDB read and write operations" in the developer guide): a read
 * unit for every 4 KB, half of it when eventually consistent; a write unit for every 1 KB.
 */
public final class Units {
  private static final int READ_BYTES = 4096;
  private static final int WRITE_BYTES = 1024;

  private Units() {}

  /** The units of reading so many bytes; nothing costs as much as a little. */
  public static double read(long bytes, boolean consistent) {
    long units = Math.max(1, (bytes + READ_BYTES - 1) / READ_BYTES);
    return consistent ? units : units / 2.0;
  }

  /** The units of writing so many bytes; nothing costs as much as a little. */
  public static int write(long bytes) {
    return (int) Math.max(1, (bytes + WRITE_BYTES - 1) / WRITE_BYTES);
  }
}
