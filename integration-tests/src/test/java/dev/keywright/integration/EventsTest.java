package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.integration.events.Event;
import dev.keywright.integration.events.Event.Level;
import dev.keywright.integration.events.EventKeys;
import dev.keywright.integration.events.EventsTable;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Buckets of time, shards merged in order, sparse indexes, and properties read from the key. */
class EventsTest {

  private static final Instant START = Instant.parse("2026-01-31T23:59:58Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final EventsTable table = EventsTable.of(dynamoDb.client());
  private final List<Event> all = new ArrayList<>();

  @BeforeEach
  void load() {
    table.createIfMissing();
    for (int i = 0; i < 60; i++) {
      String device = "device#" + i % 7;
      Event event =
          new Event(
              device, START.plusMillis(i * 125L), i, Level.values()[i % Level.values().length]);
      table.event().create(event);
      all.add(event);
    }
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private List<Event> alarms() {
    return all.stream()
        .filter(each -> each.level() != Level.INFO)
        .sorted(Comparator.comparing(Event::at))
        .toList();
  }

  private static List<Event> reversed(List<Event> events) {
    List<Event> reversed = new ArrayList<>(events);
    java.util.Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void aMonthIsAPartition() {
    for (YearMonth month : List.of(YearMonth.of(2026, 1), YearMonth.of(2026, 2))) {
      List<Event> expected =
          all.stream()
              .filter(each -> each.device().equals("device#3"))
              .filter(
                  each ->
                      YearMonth.from(each.at().atOffset(java.time.ZoneOffset.UTC)).equals(month))
              .toList();
      assertEquals(expected, table.event().ofMonth("device#3", month).list());
    }
  }

  @Test
  void aRangeInsideAMonth() {
    Instant from = START.plusMillis(3 * 125L);
    Instant to = START.plusMillis(10 * 125L);
    assertEquals(
        List.of(all.get(3), all.get(10)),
        table.event().within("device#3", YearMonth.of(2026, 1), Range.closed(from, to)).list());
    assertEquals(
        List.of(all.get(10)),
        table.event().within("device#3", YearMonth.of(2026, 1), Range.openClosed(from, to)).list());
  }

  @Test
  void shardsAreMergedInOrder() {
    assertEquals(reversed(alarms()), table.event().alarms().list());
    assertEquals(reversed(alarms()).subList(0, 3), table.event().latestAlarms().list());
    assertEquals(40, table.event().alarms().count());
    assertEquals(3, table.event().latestAlarms().count());
    assertEquals(alarms().get(39), table.event().alarms().first().orElseThrow());
  }

  @Test
  void aRangeOverAllShards() {
    Instant from = alarms().get(5).at();
    Instant to = alarms().get(9).at();
    assertEquals(
        alarms().subList(5, 10), table.event().alarmsBetween(Range.closed(from, to)).list());
    assertEquals(alarms().subList(6, 9), table.event().alarmsBetween(Range.open(from, to)).list());
  }

  @Test
  void oneShardByItsNumber() {
    List<Event> found = new ArrayList<>();
    for (int shard = 0; shard < 5; shard++) {
      for (Event event : table.event().alarmsOfShard(shard)) {
        assertEquals(shard, EventKeys.DEVICE_IN_RECENT_PK.shardOf(event.device()));
        found.add(event);
      }
    }
    assertEquals(40, found.size());
    assertThrows(KeyValueException.class, () -> table.event().alarmsOfShard(5));
  }

  @Test
  void aFilterDropsWhatItMust() {
    assertEquals(
        alarms().stream().filter(each -> each.level() == Level.ERROR).toList(),
        table.event().errors().list());
  }

  @Test
  void anItemLeavesTheIndexWhenItNoLongerBelongs() {
    Event calm = new Event(all.get(1).device(), all.get(1).at(), 1, Level.INFO);
    table.event().replace(calm);
    assertEquals(39, table.event().alarms().count());
    assertEquals(calm, table.event().get(calm.device(), calm.at(), 1).orElseThrow());
  }

  @Test
  void aNumberThatDoesNotFitIsRefused() {
    assertThrows(
        KeyValueException.class,
        () -> table.event().put(new Event("d", START, 10_000, Level.INFO)));
  }
}
