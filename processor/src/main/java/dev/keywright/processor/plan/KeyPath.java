package dev.keywright.processor.plan;

import dev.keywright.IndexProjection;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way into a table: its own key, or one of its indexes.
 *
 * @param index the index; empty for the table's own key
 * @param key the key attributes
 */
public record KeyPath(Optional<Index> index, KeySchema key) {

  /** Every way into a table: the key first, then the indexes as declared. */
  public static List<KeyPath> of(Table table) {
    List<KeyPath> paths = new ArrayList<>();
    paths.add(new KeyPath(Optional.empty(), table.key()));
    for (Index index : table.indexes()) {
      paths.add(new KeyPath(Optional.of(index), index.key()));
    }
    return paths;
  }

  /** Whether this is the table's own key. */
  public boolean isTable() {
    return index.isEmpty();
  }

  /** Whether this is a global index. */
  public boolean isGlobal() {
    return index.isPresent() && index.get() instanceof Index.Global;
  }

  /** Whether this is a local index. */
  public boolean isLocal() {
    return index.isPresent() && index.get() instanceof Index.Local;
  }

  /** How messages call it: the index's name, or {@code table}. */
  public String label() {
    return index.map(Index::name).orElse("table");
  }

  /** The index's name as {@code @Key} and requests say it; empty for the table. */
  public String indexName() {
    return index.map(Index::name).orElse("");
  }

  /** Whether it holds whole items. */
  public boolean holdsAll() {
    return index.isEmpty() || index.get().projection() == IndexProjection.ALL;
  }

  /** Whether it holds an attribute, of its own projection or as a key. */
  public boolean holds(String attribute, Table table) {
    return holdsAll()
        || key.attributes().contains(attribute)
        || table.key().attributes().contains(attribute)
        || index.get().include().contains(attribute);
  }
}
