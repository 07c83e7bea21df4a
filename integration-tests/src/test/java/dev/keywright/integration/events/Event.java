package dev.keywright.integration.events;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/** What a device reports. */
@Entity
@Key(partition = "DEVICE#{device}#{at:month}", sort = "{at}#{number:4}")
@Key(
    index = "recent",
    partition = "OPEN#{device:shard(5)}",
    sort = "{at}#{device}",
    when = "level in (WARN, ERROR)")
@AccessPattern(
    name = "ofMonth",
    by = {"device", "at:month"},
    orderBy = "at")
@AccessPattern(
    name = "within",
    by = {"device", "at:month"},
    range = "at",
    orderBy = "at")
@AccessPattern(name = "alarms", index = "recent", orderBy = "at", descending = true)
@AccessPattern(
    name = "latestAlarms",
    index = "recent",
    orderBy = "at",
    descending = true,
    limit = 3)
@AccessPattern(name = "alarmsBetween", index = "recent", range = "at", orderBy = "at")
@AccessPattern(name = "alarmsOfShard", by = "device:shard(5)", index = "recent", orderBy = "at")
@AccessPattern(
    name = "errors",
    index = "recent",
    orderBy = "at",
    filter = "level = ERROR",
    suppress = "filter-cost")
public record Event(
    @Attribute(stored = false) String device,
    Instant at,
    @Attribute(stored = false) int number,
    Level level) {

  /** How grave it is. */
  public enum Level {
    /** Nothing to do. */
    INFO,
    /** Look at it. */
    WARN,
    /** Do something. */
    ERROR
  }
}
