package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Units;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.operation.Transaction.Reason;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code TransactGetItems}. */
final class TransactGetItems extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "TransactGetItemsInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "TransactItems",
          Shapes.listOf(
                  Shapes.struct(
                      "TransactGetItem",
                      "Get",
                      Shapes.struct(
                              "Get",
                              "TableName",
                              Shapes.tableName(),
                              "Key",
                              Shapes.values().required(),
                              "ProjectionExpression",
                              Shapes.text(),
                              "ExpressionAttributeNames",
                              Shapes.attributeNames())
                          .required()))
              .required()
              .minLength(1)
              .maxLength(Transaction.MAX_ACTIONS));

  /** One item to get. */
  private record Get(String table, Map<String, Value> key, @Nullable Projection projection) {}

  TransactGetItems(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    List<Get> gets = new ArrayList<>();
    for (Fields element : request.objects("TransactItems")) {
      Fields get = element.requiredObject("Get");
      RequestRules.checkExpressionParameters(get, List.of("ProjectionExpression"), List.of());
      gets.add(
          new Get(
              get.requiredText("TableName"),
              ValueReader.readMap(get.requiredMap("Key")),
              Projections.read(get)));
    }
    ConsumedCapacity capacity = ConsumedCapacity.ofTransaction(request);
    List<@Nullable Item> items = database.read(() -> read(gets, capacity));
    out.beginObject();
    out.name("Responses").beginArray();
    for (int i = 0; i < gets.size(); i++) {
      Item item = items.get(i);
      out.beginObject();
      if (item != null) {
        out.name("Item");
        GetItem.writeItem(out, item, gets.get(i).projection());
      }
      out.endObject();
    }
    out.endArray();
    capacity.writeListTo(out);
    out.endObject();
  }

  private List<@Nullable Item> read(List<Get> gets, ConsumedCapacity capacity) {
    List<Reason> reasons = new ArrayList<>();
    Set<List<Object>> targets = new HashSet<>();
    for (Get get : gets) {
      StoredTable table = database.active(get.table());
      try {
        KeyRules.checkKey(get.key(), table.definition().keys());
        Projections.checkKeyPaths(get.projection(), table);
        reasons.add(Reason.NONE);
      } catch (ServiceError e) {
        if (Transaction.isRequestError(e)) {
          throw e;
        }
        reasons.add(Reason.invalid(e));
      }
      if (!targets.add(List.of(table.name(), get.key()))) {
        throw ServiceError.validation(
            "Transaction request cannot include multiple operations on one item");
      }
    }
    Transaction.checkReasons(reasons);
    List<@Nullable Item> items = new ArrayList<>();
    long bytes = 0;
    for (Get get : gets) {
      StoredTable table = database.active(get.table());
      Item item = table.get(get.key());
      int size = item == null ? 0 : item.size();
      bytes += size;
      capacity.read(table, 2 * Units.read(size, true));
      items.add(item);
    }
    if (bytes > Transaction.MAX_BYTES) {
      throw ServiceError.validation(
          "Aggregated size of all items in the transaction has exceeded the 4 MB limit");
    }
    return items;
  }
}
