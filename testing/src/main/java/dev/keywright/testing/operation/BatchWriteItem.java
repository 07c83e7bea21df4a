package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.fault.Faults;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Constraint;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code BatchWriteItem}. */
final class BatchWriteItem extends DatabaseOperation {
  private static final int MAX_REQUESTS = 25;

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "BatchWriteItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "ReturnItemCollectionMetrics",
          Shapes.returnItemCollectionMetrics(),
          "RequestItems",
          Shapes.mapOf(
                  "java.util.List<com.amazonaws.dynamodb.v20120810.WriteRequest>",
                  Shapes.listOf(
                      Shapes.struct(
                          "WriteRequest",
                          "DeleteRequest",
                          Shapes.struct("DeleteRequest", "Key", Shapes.values().required()),
                          "PutRequest",
                          Shapes.struct("PutRequest", "Item", Shapes.values().required()))))
              .with(Constraint.tableNamesAsKeys())
              .with(Constraint.valueLength(1, MAX_REQUESTS))
              .required());

  private final Faults faults;

  BatchWriteItem(Database database, Faults faults) {
    super(database, INPUT);
    this.faults = faults;
  }

  /**
   * One request of the batch.
   *
   * @param item the item to put, or null to delete
   * @param key the key to delete, or the item again
   */
  private record WriteRequest(String table, @Nullable Item item, Map<String, Value> key) {}

  @Override
  public void run(Fields request, JsonWriter out) {
    Map<String, List<Fields>> tables = request.objectLists("RequestItems");
    if (tables.isEmpty()) {
      throw ServiceError.validation("The requestItems parameter is required for BatchWriteItem");
    }
    List<WriteRequest> requests = new ArrayList<>();
    tables.forEach((table, list) -> list.forEach(fields -> requests.add(read(table, fields))));
    if (requests.size() > MAX_REQUESTS) {
      throw ServiceError.validation("Too many items requested for the BatchWriteItem call");
    }
    int processed = requests.size() - faults.unprocessed("BatchWriteItem", requests.size());
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    out.beginObject();
    CollectionsOfTables collections = new CollectionsOfTables(request);
    database.write(
        () -> {
          check(requests);
          for (WriteRequest each : requests.subList(0, processed)) {
            StoredTable table = database.active(each.table());
            Item item = each.item();
            boolean stale = database.staleIndexes();
            Write write = item == null ? table.delete(each.key(), stale) : table.put(item, stale);
            capacity.write(table, write, 1);
            collections.add(table, each.key());
          }
          collections.write(out);
          return null;
        });
    writeUnprocessed(out, requests.subList(processed, requests.size()));
    capacity.writeListTo(out);
    out.endObject();
  }

  private static WriteRequest read(String table, Fields fields) {
    Fields put = fields.object("PutRequest");
    Fields delete = fields.object("DeleteRequest");
    if ((put == null) == (delete == null)) {
      throw ServiceError.validation(
          "Supplied AttributeValue has more than one datatypes set, "
              + "must contain exactly one of the supported datatypes");
    }
    if (put != null) {
      Item item = Item.of(ValueReader.readMap(put.requiredMap("Item")));
      KeyRules.checkItemSize(item);
      return new WriteRequest(table, item, item.attributes());
    }
    Map<String, @Nullable Object> key = delete == null ? Map.of() : delete.requiredMap("Key");
    return new WriteRequest(table, null, ValueReader.readMap(key));
  }

  private void check(List<WriteRequest> requests) {
    Set<List<Object>> targets = new HashSet<>();
    for (WriteRequest each : requests) {
      StoredTable table = database.active(each.table());
      Map<String, Value> key = new LinkedHashMap<>(each.key());
      if (each.item() != null) {
        key.keySet().retainAll(table.definition().keys().names());
      }
      KeyRules.checkKey(key, table.definition().keys());
      if (each.item() != null) {
        KeyRules.checkIndexKeys(each.key(), table);
      }
      if (!targets.add(List.of(table.name(), key))) {
        throw ServiceError.validation("Provided list of item keys contains duplicates");
      }
    }
  }

  private static void writeUnprocessed(JsonWriter out, List<WriteRequest> requests) {
    Map<String, List<WriteRequest>> byTable = new LinkedHashMap<>();
    requests.forEach(r -> byTable.computeIfAbsent(r.table(), t -> new ArrayList<>()).add(r));
    out.name("UnprocessedItems").beginObject();
    byTable.forEach(
        (table, list) -> {
          out.name(table).beginArray();
          for (WriteRequest each : list) {
            boolean put = each.item() != null;
            out.beginObject().name(put ? "PutRequest" : "DeleteRequest");
            out.beginObject().name(put ? "Item" : "Key");
            ValueWriter.writeMap(out, each.key());
            out.endObject().endObject();
          }
          out.endArray();
        });
    out.endObject();
  }
}
