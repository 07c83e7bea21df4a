package fleet;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.IndexProjection;
import dev.keywright.Key;
import dev.keywright.LocalIndex;
import dev.keywright.Table;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** A table of one entity: what devices report, by month, with a local index. */
@Table(name = "Readings", partitionKey = "PK", sortKey = "SK")
@LocalIndex(
    name = "byLevel",
    sortKey = "level",
    projection = IndexProjection.INCLUDE,
    include = "unit")
@Entity
@Key(partition = "DEVICE#{deviceId}#{takenAt:month}", sort = "{takenAt:ms}")
@AccessPattern(name = "ofMonth", by = {"deviceId", "takenAt:month"}, orderBy = "takenAt")
@AccessPattern(
    name = "inMonth",
    by = {"deviceId", "takenAt:month"},
    range = "takenAt",
    orderBy = "takenAt",
    consistent = true)
@AccessPattern(
    name = "highest",
    by = {"deviceId", "takenAt:month"},
    orderBy = "level",
    descending = true,
    limit = 3,
    as = Reading.Level.class)
public record Reading(
    String deviceId,
    @Attribute(format = "ms") Instant takenAt,
    long level,
    String unit,
    @Nullable Duration window) {

  /** What the local index holds. */
  public record Level(long level, String unit) {}

  /** The month that a reading is filed under. */
  public static YearMonth month(int year, int month) {
    return YearMonth.of(year, month);
  }
}
