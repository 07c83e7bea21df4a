package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code PutItem}. */
final class PutItem extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "PutItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "TableName",
          Shapes.tableName(),
          "Item",
          Shapes.values().required(),
          "ConditionalOperator",
          Shapes.conditionalOperator(),
          "Expected",
          Shapes.expected(),
          "ReturnValues",
          Shapes.returnValues(),
          "ReturnItemCollectionMetrics",
          Shapes.returnItemCollectionMetrics(),
          "ReturnValuesOnConditionCheckFailure",
          Shapes.returnValuesOnConditionCheckFailure(),
          "ConditionExpression",
          Shapes.text(),
          "ExpressionAttributeValues",
          Shapes.values(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  PutItem(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    RequestRules.checkExpressionParameters(
        request, List.of("ConditionExpression"), List.of("Expected", "ConditionalOperator"));
    Item item = Item.of(ValueReader.readMap(request.requiredMap("Item")));
    WriteResponse.checkReturnsOldOnly(request);
    KeyRules.checkItemSize(item);
    Condition condition = condition(request);
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    WriteResponse response = new WriteResponse(request, out);
    database.write(
        () -> {
          StoredTable table = database.active(request.requiredText("TableName"));
          KeyRules.checkItem(item.attributes(), table);
          ConditionFailed.check(condition, table.get(item.attributes()), request);
          Write write = table.put(item, database.staleIndexes());
          capacity.write(table, write, 1);
          response.begin(table, item.attributes(), write);
          return null;
        });
    capacity.writeTo(out);
    out.endObject();
  }

  /** The condition of a put or a delete: an expression or the legacy parameter. */
  static @Nullable Condition condition(Fields request) {
    Condition expected = LegacyConditions.expected(request);
    Expressions expressions = new Expressions(request);
    Condition condition = expressions.condition("ConditionExpression");
    expressions.checkPlaceholders();
    LegacyConditions.checkOperator(request, "Expected");
    return condition == null ? expected : condition;
  }
}
