package dev.keywright.testing.engine;

import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.TableName;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All tables, and the lock that makes every operation happen at one moment: readers together,
 * writers alone. Nothing but the engine's own code runs under it.
 */
public final class Database {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final NavigableMap<String, StoredTable> tables = new TreeMap<>();
  private final Clock clock;
  private final Duration transitionTime;
  private volatile boolean staleIndexes;

  /**
   * An empty database.
   *
   * @param clock what time it is
   * @param transitionTime how long tables take to become active
   */
  public Database(Clock clock, Duration transitionTime) {
    this.clock = clock;
    this.transitionTime = transitionTime;
  }

  /** What time it is. */
  public Clock clock() {
    return clock;
  }

  /** How long tables and indexes take to become active. */
  public Duration transitionTime() {
    return transitionTime;
  }

  /** Whether global indexes do not see writes until they are advanced. */
  public boolean staleIndexes() {
    return staleIndexes;
  }

  /** Lets global indexes lag behind from now on, or catch up and see writes at once. */
  public void setStaleIndexes(boolean stale) {
    staleIndexes = stale;
  }

  /** Runs a reading at one moment. */
  public <T extends @Nullable Object> T read(Supplier<T> reading) {
    lock.readLock().lock();
    try {
      return reading.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  /** Runs a change at one moment. */
  public <T extends @Nullable Object> T write(Supplier<T> change) {
    lock.writeLock().lock();
    try {
      return change.get();
    } finally {
      lock.writeLock().unlock();
    }
  }

  /** A table for its items: it must exist and be active. */
  public StoredTable active(String nameOrArn) {
    StoredTable table = tables.get(TableName.of(nameOrArn));
    if (table == null || !isActive(table)) {
      throw ServiceError.of("ResourceNotFoundException", "Requested resource not found");
    }
    return table;
  }

  /** A table for its description, in any state. */
  public StoredTable existing(String nameOrArn) {
    return find(nameOrArn)
        .orElseThrow(
            () ->
                ServiceError.of(
                    "ResourceNotFoundException",
                    "Requested resource not found: Table: "
                        + TableName.of(nameOrArn)
                        + " not found"));
  }

  /** A table that is to be changed or deleted: it must exist and be active. */
  public StoredTable changeable(String nameOrArn) {
    StoredTable table = existing(nameOrArn);
    if (!isActive(table)) {
      throw ServiceError.of(
          "ResourceInUseException",
          "Attempt to change a resource which is still in use: Table is being created: "
              + table.name());
    }
    return table;
  }

  /** A table in any state, if it exists. */
  public Optional<StoredTable> find(String nameOrArn) {
    return Optional.ofNullable(tables.get(TableName.of(nameOrArn)));
  }

  /** Whether the table can be used already. */
  public boolean isActive(StoredTable table) {
    return !clock.instant().isBefore(table.activeFrom());
  }

  /** Whether an index can be queried already. */
  public boolean isActive(StoredTable table, String index) {
    return !clock.instant().isBefore(table.activeFrom(index));
  }

  /** The status of a table, as descriptions tell it. */
  public String status(StoredTable table) {
    if (!isActive(table)) {
      return "CREATING";
    }
    boolean settled = table.indexes().stream().allMatch(i -> isActive(table, i.name()));
    return settled ? "ACTIVE" : "UPDATING";
  }

  /** Creates a table. */
  public StoredTable create(TableDefinition definition, Collection<IndexDefinition> indexes) {
    if (tables.containsKey(definition.name())) {
      throw ServiceError.of("ResourceInUseException", "Table already exists: " + definition.name());
    }
    StoredTable table =
        new StoredTable(definition, indexes, definition.created().plus(transitionTime));
    tables.put(definition.name(), table);
    return table;
  }

  /** Deletes a table. */
  public void delete(StoredTable table) {
    tables.remove(table.name());
  }

  /** Names of tables in order, after one or from the first. */
  public List<String> names(@Nullable String after) {
    return List.copyOf(after == null ? tables.keySet() : tables.tailMap(after, false).keySet());
  }

  /** All tables, in the order of their names. */
  public Collection<StoredTable> tables() {
    return tables.values();
  }
}
