package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.Page;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Units;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.ConditionPaths;
import dev.keywright.testing.expression.DocumentPath;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What {@link Query} and {@link Scan} share: the index, what is selected, where to go on. */
final class Search {
  private final Fields request;
  private final @Nullable Projection projection;
  private final @Nullable Condition filter;

  Search(Fields request, @Nullable Projection projection, @Nullable Condition filter) {
    this.request = request;
    this.projection = projection;
    this.filter = filter;
  }

  /** {@code Select}. */
  static Shape selectShape() {
    return Shapes.text()
        .oneOf("SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES");
  }

  /** Checks {@code Select} against the parameters that choose attributes. */
  static void checkSelect(Fields request) {
    String select = request.text("Select");
    String chosen =
        request.has("ProjectionExpression")
            ? "ProjectionExpression"
            : request.has("AttributesToGet") ? "AttributesToGet" : null;
    if (select == null) {
      return;
    }
    if (select.equals("SPECIFIC_ATTRIBUTES")) {
      if (chosen == null) {
        throw ServiceError.validation(
            "Must specify the AttributesToGet or ProjectionExpression when choosing to get "
                + "SPECIFIC_ATTRIBUTES");
      }
    } else if (chosen != null) {
      throw ServiceError.validation(
          "Cannot specify the "
              + chosen
              + " when choosing to get "
              + (select.equals("COUNT") ? "only the Count" : select));
    }
    if (select.equals("ALL_PROJECTED_ATTRIBUTES") && !request.has("IndexName")) {
      throw ServiceError.validation(
          "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
    }
  }

  /** Reads the start key, whose values have errors of their own. */
  static @Nullable Map<String, Value> startKey(Fields request) {
    Map<String, @Nullable Object> json = request.map("ExclusiveStartKey");
    if (json == null) {
      return null;
    }
    try {
      return ValueReader.readMap(json);
    } catch (ServiceError e) {
      boolean plain =
          e.text().contains("contains duplicates")
              || e.text().contains("number set")
              || e.text().contains("numeric value")
              || e.text().contains("significant digits")
              || e.text().contains("number with magnitude");
      throw plain ? e : e.prefixed("The provided starting key is invalid: ");
    }
  }

  /** The index of the request, or null for the table. */
  @Nullable IndexDefinition index(StoredTable table, Database database) {
    String name = request.text("IndexName");
    if (name == null) {
      return null;
    }
    IndexDefinition index = table.index(name);
    if (index == null) {
      throw ServiceError.validation("The table does not have the specified index: " + name);
    }
    if (!database.isActive(table, name)) {
      throw ServiceError.validation("Cannot read from backfilling global secondary index: " + name);
    }
    if (index.global() && request.flag("ConsistentRead", false)) {
      throw ServiceError.validation(
          "Consistent reads are not supported on global secondary indexes");
    }
    return index;
  }

  /** Checks that a start key has the attributes of the table's and the index's key. */
  void checkStartKey(
      Map<String, Value> startKey, StoredTable table, @Nullable IndexDefinition index) {
    List<String> names = table.startKeyNames(index == null ? null : index.name());
    if (startKey.size() != names.size() || !startKey.keySet().containsAll(names)) {
      throw ServiceError.validation("The provided starting key is invalid");
    }
    if (index != null) {
      index
          .keys()
          .attributes()
          .forEach(
              attribute -> {
                Value value = startKey.get(attribute.name());
                if (value == null || value.type() != attribute.type()) {
                  throw ServiceError.validation(
                      "The provided starting key is invalid: "
                          + "The provided key element does not match the schema");
                }
                KeyRules.checkSize(index.keys(), attribute, value);
              });
    }
    Map<String, Value> tableKey = new LinkedHashMap<>(startKey);
    tableKey.keySet().retainAll(table.definition().keys().names());
    try {
      KeyRules.checkKey(tableKey, table.definition().keys());
    } catch (ServiceError e) {
      throw e.prefixed("The provided starting key is invalid: ");
    }
  }

  /** Refuses what an index cannot give, and paths into keys. */
  void checkAttributes(StoredTable table, @Nullable IndexDefinition index) {
    Projections.checkKeyPaths(projection, table);
    if (filter != null) {
      Projections.checkKeyPaths(ConditionPaths.of(filter), table);
    }
    if (index == null || !index.global() || index.projection().isAll()) {
      return;
    }
    if (selectsWholeItems()) {
      throw ServiceError.validation(
          INVALID
              + "Select type ALL_ATTRIBUTES is not supported for global secondary index "
              + index.name()
              + " because its projection type is not ALL");
    }
    List<String> missing = unprojected(table, index);
    if (!missing.isEmpty()) {
      throw ServiceError.validation(
          INVALID + "Global secondary index " + index.name() + " does not project " + missing);
    }
  }

  /** Whether items have to be read from the table, through a local index that lacks something. */
  boolean fetches(StoredTable table, @Nullable IndexDefinition index) {
    return index != null
        && !index.global()
        && !index.projection().isAll()
        && (selectsWholeItems() || !unprojected(table, index).isEmpty());
  }

  private boolean selectsWholeItems() {
    return request.text("Select", "").equals("ALL_ATTRIBUTES");
  }

  private List<String> unprojected(StoredTable table, IndexDefinition index) {
    if (projection == null) {
      return List.of();
    }
    Set<String> projected = index.projected(table.definition().keys());
    return projection.paths().stream()
        .map(DocumentPath::head)
        .distinct()
        .filter(name -> !projected.contains(name))
        .toList();
  }

  /** The greatest number of items to evaluate. */
  int limit() {
    Long limit = request.number("Limit");
    return limit == null ? Integer.MAX_VALUE : (int) Math.min(limit, Integer.MAX_VALUE);
  }

  /** Counts what reading a page consumed. */
  void consume(
      ConsumedCapacity capacity, StoredTable table, @Nullable IndexDefinition index, Page page) {
    boolean consistent = request.flag("ConsistentRead", false);
    double units = Units.read(page.bytes(), consistent);
    if (index == null) {
      capacity.read(table, units);
    } else {
      capacity.read(table, index, units);
      capacity.read(table, page.fetchedUnits() * (consistent ? 1 : 0.5));
    }
  }

  /** Writes the response. */
  void write(JsonWriter out, Page page, ConsumedCapacity capacity) {
    out.beginObject();
    if (!request.text("Select", "").equals("COUNT")) {
      out.name("Items").beginArray();
      for (Item item : page.items()) {
        GetItem.writeItem(out, item, projection);
      }
      out.endArray();
    }
    out.name("Count").number(page.items().size());
    out.name("ScannedCount").number(page.scanned());
    Map<String, Value> lastKey = page.lastKey();
    if (lastKey != null) {
      out.name("LastEvaluatedKey");
      ValueWriter.writeMap(out, lastKey);
    }
    capacity.writeTo(out);
    out.endObject();
  }
}
