package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;

/** {@code DeleteItem}. */
final class DeleteItem extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "DeleteItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "TableName",
          Shapes.tableName(),
          "ReturnItemCollectionMetrics",
          Shapes.returnItemCollectionMetrics(),
          "ReturnValues",
          Shapes.returnValues(),
          "ReturnValuesOnConditionCheckFailure",
          Shapes.returnValuesOnConditionCheckFailure(),
          "Key",
          Shapes.values().required(),
          "ConditionalOperator",
          Shapes.conditionalOperator(),
          "Expected",
          Shapes.expected(),
          "ConditionExpression",
          Shapes.text(),
          "ExpressionAttributeValues",
          Shapes.values(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  DeleteItem(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    RequestRules.checkExpressionParameters(
        request, List.of("ConditionExpression"), List.of("Expected", "ConditionalOperator"));
    Map<String, Value> key = ValueReader.readMap(request.requiredMap("Key"));
    WriteResponse.checkReturnsOldOnly(request);
    Condition condition = PutItem.condition(request);
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    WriteResponse response = new WriteResponse(request, out);
    database.write(
        () -> {
          StoredTable table = database.active(request.requiredText("TableName"));
          KeyRules.checkKey(key, table.definition().keys());
          ConditionFailed.check(condition, table.get(key), request);
          Write write = table.delete(key, database.staleIndexes());
          capacity.write(table, write, 1);
          response.begin(table, key, write);
          return null;
        });
    capacity.writeTo(out);
    out.endObject();
  }
}
