package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Units;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code GetItem}. */
final class GetItem extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "GetItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "AttributesToGet",
          Shapes.attributesToGet(),
          "TableName",
          Shapes.tableName(),
          "Key",
          Shapes.values().required(),
          "ConsistentRead",
          Shapes.flag(),
          "ProjectionExpression",
          Shapes.text(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  GetItem(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    RequestRules.checkExpressionParameters(
        request, List.of("ProjectionExpression"), List.of("AttributesToGet"));
    Map<String, Value> key = ValueReader.readMap(request.requiredMap("Key"));
    Projection projection = Projections.read(request);
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    Item item =
        database.read(
            () -> {
              StoredTable table = database.active(request.requiredText("TableName"));
              KeyRules.checkKey(key, table.definition().keys());
              Projections.checkKeyPaths(projection, table);
              Item found = table.get(key);
              capacity.read(
                  table,
                  Units.read(
                      found == null ? 0 : found.size(), request.flag("ConsistentRead", false)));
              return found;
            });
    out.beginObject();
    if (item != null) {
      out.name("Item");
      writeItem(out, item, projection);
    }
    capacity.writeTo(out);
    out.endObject();
  }

  /** Writes what is chosen of an item. */
  static void writeItem(JsonWriter out, Item item, @Nullable Projection projection) {
    ValueWriter.writeMap(
        out, projection == null ? item.attributes() : projection.of(item.attributes()));
  }
}
