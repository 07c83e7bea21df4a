package dev.keywright.testing.operation;

import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Value;
import java.util.Map;

/** The estimated sizes of item collections that writes touched, of tables with a local index. */
final class ItemCollectionMetrics {
  private static final double GIGABYTE = 1024.0 * 1024 * 1024;

  private ItemCollectionMetrics() {}

  /** Whether the table has item collections: a local index. */
  static boolean areKept(StoredTable table) {
    return table.indexes().stream().anyMatch(index -> !index.global());
  }

  /** Writes the metrics of the collection of an item. */
  static void write(JsonWriter out, StoredTable table, Map<String, Value> key) {
    String name = table.definition().keys().partition().get(0).name();
    Value partition = KeyRules.partitionValue(key, table);
    if (partition == null) {
      return;
    }
    out.beginObject();
    out.name("ItemCollectionKey");
    ValueWriter.writeMap(out, Map.of(name, partition));
    double size = table.collectionBytes(partition) / GIGABYTE;
    out.name("SizeEstimateRangeGB").beginArray();
    double low = Math.floor(size);
    out.number(low).number(low + 1).endArray();
    out.endObject();
  }
}
