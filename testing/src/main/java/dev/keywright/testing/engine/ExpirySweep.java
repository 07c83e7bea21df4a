package dev.keywright.testing.engine;

import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Deletes items whose time has come ("Using time to live" in the developer guide): the attribute is
 * a number of seconds since 1970, in the past and no more than five years so.
 */
public final class ExpirySweep {
  private static final Duration OLDEST = Duration.ofDays(5 * 365);

  private ExpirySweep() {}

  /** Deletes what has expired, in all tables, and returns how many items that were. */
  public static int run(Database database) {
    Instant now = database.clock().instant();
    return database.write(
        () -> {
          int deleted = 0;
          for (StoredTable table : database.tables()) {
            String attribute = table.timeToLive().attribute();
            if (attribute != null) {
              deleted += sweep(table, attribute, now, database.staleIndexes());
            }
          }
          return deleted;
        });
  }

  private static int sweep(StoredTable table, String attribute, Instant now, boolean staleIndexes) {
    List<Item> expired = new ArrayList<>();
    for (Item item : table.items()) {
      if (item.get(attribute) instanceof Value.Numeric end && isPast(end.number(), now)) {
        expired.add(item);
      }
    }
    expired.forEach(item -> table.delete(item.attributes(), staleIndexes));
    return expired.size();
  }

  private static boolean isPast(BigDecimal end, Instant now) {
    BigDecimal current = BigDecimal.valueOf(now.getEpochSecond());
    BigDecimal oldest = BigDecimal.valueOf(now.minus(OLDEST).getEpochSecond());
    return end.compareTo(current) <= 0 && end.compareTo(oldest) >= 0;
  }
}
