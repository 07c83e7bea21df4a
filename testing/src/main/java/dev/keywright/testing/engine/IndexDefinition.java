package dev.keywright.testing.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index as it was declared.
 *
 * @param name its name
 * @param global whether it has partitions of its own, or shares the table's
 * @param keys its key attributes
 * @param projection which attributes it holds
 * @param throughput provisioned units, of a global index in a table that has them
 */
public record IndexDefinition(
    String name,
    boolean global,
    KeySchema keys,
    Projection projection,
    @Nullable Throughput throughput) {

  /**
   * Which attributes an index holds.
   *
   * @param type {@code ALL}, {@code KEYS_ONLY} or {@code INCLUDE}
   * @param nonKeyAttributes those included besides the keys
   */
  public record Projection(String type, List<String> nonKeyAttributes) {

    /** Whether the index holds whole items. */
    public boolean isAll() {
      return type.equals("ALL");
    }
  }

  /** Everything that an index without the whole items holds. */
  public Set<String> projected(KeySchema table) {
    Set<String> names = new LinkedHashSet<>(table.names());
    names.addAll(keys.names());
    names.addAll(projection.nonKeyAttributes());
    return names;
  }

  /** The same index with other provisioned units. */
  public IndexDefinition with(Throughput changed) {
    return new IndexDefinition(name, global, keys, projection, changed);
  }
}
