package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Units;
import dev.keywright.testing.expression.Projection;
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

/** {@code BatchGetItem}. */
final class BatchGetItem extends DatabaseOperation {
  private static final int MAX_KEYS = 100;
  private static final long MAX_BYTES = 16L * 1024 * 1024;

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "BatchGetItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "RequestItems",
          Shapes.mapOf(
                  "KeysAndAttributes",
                  Shapes.struct(
                      "KeysAndAttributes",
                      "Keys",
                      Shapes.listOf(Shapes.values())
                          .required()
                          .minLength(1)
                          .with(Constraint.maxLength(MAX_KEYS).withoutValue()),
                      "AttributesToGet",
                      Shapes.attributesToGet(),
                      "ConsistentRead",
                      Shapes.flag(),
                      "ProjectionExpression",
                      Shapes.text(),
                      "ExpressionAttributeNames",
                      Shapes.attributeNames()))
              .with(Constraint.tableNamesAsKeys())
              .required());

  private final Faults faults;

  BatchGetItem(Database database, Faults faults) {
    super(database, INPUT);
    this.faults = faults;
  }

  /** The keys of one table. */
  private record Part(
      String table,
      Fields request,
      @Nullable Projection projection,
      List<Map<String, Value>> keys) {}

  @Override
  public void run(Fields request, JsonWriter out) {
    Map<String, Fields> tables = request.objectMap("RequestItems");
    if (tables.isEmpty()) {
      throw ServiceError.validation("The requestItems parameter is required for BatchGetItem");
    }
    List<Part> parts = new ArrayList<>();
    int count = 0;
    for (Map.Entry<String, Fields> table : tables.entrySet()) {
      Part part = part(table.getKey(), table.getValue());
      parts.add(part);
      count += part.keys().size();
    }
    checkNotMixed(tables);
    if (count > MAX_KEYS) {
      throw ServiceError.validation("Too many items requested for the BatchGetItem call");
    }
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    Batch batch = new Batch(count - faults.unprocessed("BatchGetItem", count));
    database.read(
        () -> {
          for (Part part : parts) {
            StoredTable table = database.active(part.table());
            part.keys().forEach(key -> KeyRules.checkKey(key, table.definition().keys()));
            Projections.checkKeyPaths(part.projection(), table);
          }
          parts.forEach(part -> batch.get(part, capacity));
          return null;
        });
    batch.write(out, capacity);
  }

  private static Part part(String table, Fields request) {
    RequestRules.checkExpressionParameters(
        request, List.of("ProjectionExpression"), List.of("AttributesToGet"));
    Projection projection = Projections.read(request);
    List<Map<String, Value>> keys = new ArrayList<>();
    List<Object> list = request.list("Keys");
    if (list != null) {
      list.forEach(key -> keys.add(ValueReader.readMap(Fields.asMap(key))));
    }
    Set<Map<String, Value>> distinct = new HashSet<>(keys);
    if (distinct.size() < keys.size()) {
      throw ServiceError.validation("Provided list of item keys contains duplicates");
    }
    return new Part(table, request, projection, keys);
  }

  private static void checkNotMixed(Map<String, Fields> tables) {
    boolean expressions = tables.values().stream().anyMatch(t -> t.has("ProjectionExpression"));
    boolean legacy = tables.values().stream().anyMatch(t -> t.has("AttributesToGet"));
    if (expressions && legacy) {
      throw ServiceError.validation(
          "Can not use both expression and non-expression parameters in the same request: "
              + "Non-expression parameters: {AttributesToGet} "
              + "Expression parameters: {ProjectionExpression}");
    }
  }

  /** What has been got and what has been left. */
  private final class Batch {
    private final Map<Part, List<Item>> found = new LinkedHashMap<>();
    private final Map<Part, List<Map<String, Value>>> unprocessed = new LinkedHashMap<>();
    private int left;
    private long bytes;

    Batch(int keysToProcess) {
      this.left = keysToProcess;
    }

    void get(Part part, ConsumedCapacity capacity) {
      StoredTable table = database.active(part.table());
      boolean consistent = part.request().flag("ConsistentRead", false);
      List<Item> items = new ArrayList<>();
      found.put(part, items);
      for (Map<String, Value> key : part.keys()) {
        Item item = table.get(key);
        int size = item == null ? 0 : item.size();
        if (left <= 0 || bytes + size > MAX_BYTES) {
          left = 0;
          unprocessed.computeIfAbsent(part, p -> new ArrayList<>()).add(key);
          continue;
        }
        left--;
        bytes += size;
        capacity.read(table, Units.read(size, consistent));
        if (item != null) {
          items.add(item);
        }
      }
    }

    void write(JsonWriter out, ConsumedCapacity capacity) {
      out.beginObject();
      out.name("Responses").beginObject();
      found.forEach(
          (part, items) -> {
            out.name(part.table()).beginArray();
            items.forEach(item -> GetItem.writeItem(out, item, part.projection()));
            out.endArray();
          });
      out.endObject();
      out.name("UnprocessedKeys").beginObject();
      unprocessed.forEach((part, keys) -> writeUnprocessed(out, part, keys));
      out.endObject();
      capacity.writeListTo(out);
      out.endObject();
    }

    private void writeUnprocessed(JsonWriter out, Part part, List<Map<String, Value>> keys) {
      Fields request = part.request();
      out.name(part.table()).beginObject();
      out.name("Keys").beginArray();
      keys.forEach(key -> ValueWriter.writeMap(out, key));
      out.endArray();
      List<String> attributes = request.texts("AttributesToGet");
      if (attributes != null) {
        out.name("AttributesToGet").beginArray();
        attributes.forEach(out::string);
        out.endArray();
      }
      if (request.has("ConsistentRead")) {
        out.name("ConsistentRead").bool(request.flag("ConsistentRead", false));
      }
      String projection = request.text("ProjectionExpression");
      if (projection != null) {
        out.name("ProjectionExpression").string(projection);
      }
      Map<String, String> names = request.textMap("ExpressionAttributeNames");
      if (names != null) {
        out.name("ExpressionAttributeNames").beginObject();
        names.forEach((name, value) -> out.name(name).string(value));
        out.endObject();
      }
      out.endObject();
    }
  }
}
