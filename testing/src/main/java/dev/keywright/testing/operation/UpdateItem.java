package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.expression.Update;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Constraint;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code UpdateItem}. */
final class UpdateItem extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "UpdateItemInput",
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "TableName",
          Shapes.tableName(),
          "ReturnItemCollectionMetrics",
          Shapes.returnItemCollectionMetrics(),
          "ReturnValues",
          Shapes.text().with(Constraint.oneOf(Shapes.RETURN_VALUES).first()),
          "ReturnValuesOnConditionCheckFailure",
          Shapes.returnValuesOnConditionCheckFailure(),
          "Key",
          Shapes.values().required(),
          "ConditionalOperator",
          Shapes.conditionalOperator(),
          "Expected",
          Shapes.expected(),
          "AttributeUpdates",
          Shapes.mapOf(
                  "AttributeValueUpdate",
                  Shapes.struct(
                      "AttributeValueUpdate",
                      "Action",
                      Shapes.text().oneOf("ADD", "PUT", "DELETE"),
                      "Value",
                      Shapes.value()))
              .with(Constraint.attributeNamesAsKeys()),
          "ConditionExpression",
          Shapes.text(),
          "UpdateExpression",
          Shapes.text(),
          "ExpressionAttributeValues",
          Shapes.values(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  UpdateItem(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    RequestRules.checkExpressionParameters(
        request,
        List.of("UpdateExpression", "ConditionExpression"),
        List.of("AttributeUpdates", "Expected", "ConditionalOperator"));
    Map<String, Value> key = ValueReader.readMap(request.requiredMap("Key"));
    Update legacy = LegacyUpdates.read(request);
    Condition expected = LegacyConditions.expected(request);
    Expressions expressions = new Expressions(request);
    Update parsed = expressions.update();
    Condition parsedCondition = expressions.condition("ConditionExpression");
    expressions.checkPlaceholders();
    LegacyConditions.checkOperator(request, "Expected");
    Update update = parsed != null ? parsed : legacy != null ? legacy : new Update(List.of());
    Condition condition = parsedCondition == null ? expected : parsedCondition;
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    WriteResponse response = new WriteResponse(request, out);
    database.write(
        () -> {
          StoredTable table = database.active(request.requiredText("TableName"));
          ItemUpdate.check(update, key, table);
          ConditionFailed.check(condition, table.get(key), request);
          Item updated =
              parsed == null && legacy != null
                  ? LegacyUpdates.apply(legacy, key, table)
                  : ItemUpdate.apply(update, key, table);
          if (updated != null) {
            ItemUpdate.checkWritten(update, updated);
          }
          Write write =
              updated == null
                  ? table.delete(key, database.staleIndexes())
                  : table.put(updated, database.staleIndexes());
          capacity.write(table, write, 1);
          response.begin(table, key, returned(request, update, write, updated));
          return null;
        });
    capacity.writeTo(out);
    out.endObject();
  }

  private static @Nullable Map<String, Value> returned(
      Fields request, Update update, Write write, @Nullable Item updated) {
    Item before = write.before();
    Map<String, Value> old = before == null ? null : before.attributes();
    Map<String, Value> after = updated == null ? null : updated.attributes();
    return switch (request.text("ReturnValues", "NONE")) {
      case "ALL_OLD" -> old;
      case "ALL_NEW" -> after;
      case "UPDATED_OLD" -> old == null ? null : touched(update, old);
      case "UPDATED_NEW" -> after == null ? null : touched(update, after);
      default -> null;
    };
  }

  /** What the update's paths lead to, or null where that is nothing. */
  private static @Nullable Map<String, Value> touched(
      Update update, Map<String, Value> attributes) {
    Map<String, Value> touched = new Projection(update.paths()).of(attributes);
    return touched.isEmpty() ? null : touched;
  }
}
