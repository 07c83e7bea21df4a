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
final class GetItem implements Operation {
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

  private final Database database;

  GetItem(Database database) {
    this.database = database;
  }

  @Override
  public Shape.Struct input() {
    return INPUT;
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
    writeItem(out, "Item", item, projection);
    capacity.writeTo(out);
    out.endObject();
  }

  static void writeItem(
      JsonWriter out, String name, @Nullable Item item, @Nullable Projection projection) {
    if (item != null) {
      out.name(name);
      ValueWriter.writeMap(
          out, projection == null ? item.attributes() : projection.of(item.attributes()));
    }
  }
}
