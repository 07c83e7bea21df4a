package dev.keywright.testing.operation;

import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/** The item collections that a batch or a transaction wrote to, where the request asks for them. */
final class CollectionsOfTables {
  private final boolean wanted;
  private final Map<StoredTable, Map<Value, Map<String, Value>>> touched = new LinkedHashMap<>();

  CollectionsOfTables(Fields request) {
    this.wanted = request.text("ReturnItemCollectionMetrics", "NONE").equals("SIZE");
  }

  /** Remembers the collection of an item, each once. */
  void add(StoredTable table, Map<String, Value> key) {
    Value partition = KeyRules.partitionValue(key, table);
    if (wanted && partition != null && ItemCollectionMetrics.areKept(table)) {
      touched.computeIfAbsent(table, t -> new LinkedHashMap<>()).put(partition, key);
    }
  }

  /** Writes the member, by table. */
  void write(JsonWriter out) {
    if (touched.isEmpty()) {
      return;
    }
    out.name("ItemCollectionMetrics").beginObject();
    touched.forEach(
        (table, keys) -> {
          out.name(table.name()).beginArray();
          keys.values().forEach(key -> ItemCollectionMetrics.write(out, table, key));
          out.endArray();
        });
    out.endObject();
  }
}
