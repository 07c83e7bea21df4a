package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.engine.Page;
import dev.keywright.testing.engine.PageRequest;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.ConditionPaths;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Constraint;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code Query}. */
final class Query extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "QueryInput",
          "Select",
          Search.selectShape(),
          "IndexName",
          Shapes.indexName(),
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "QueryFilter",
          Shapes.conditions(),
          "TableName",
          Shapes.tableName(),
          "ConditionalOperator",
          Shapes.conditionalOperator(),
          "AttributesToGet",
          Shapes.attributesToGet(),
          "Limit",
          Shapes.integer().with(Constraint.min(1).withoutValue()),
          "KeyConditions",
          Shapes.conditions(),
          "ExclusiveStartKey",
          Shapes.values(),
          "ConsistentRead",
          Shapes.flag(),
          "ScanIndexForward",
          Shapes.flag(),
          "KeyConditionExpression",
          Shapes.text(),
          "FilterExpression",
          Shapes.text(),
          "ProjectionExpression",
          Shapes.text(),
          "ExpressionAttributeValues",
          Shapes.values(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  Query(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    boolean mixed = request.has("KeyConditions") && !request.has("KeyConditionExpression");
    RequestRules.checkExpressionParameters(
        request,
        List.of("ProjectionExpression", "FilterExpression", "KeyConditionExpression"),
        mixed
            ? List.of("AttributesToGet", "QueryFilter", "ConditionalOperator")
            : List.of("AttributesToGet", "QueryFilter", "ConditionalOperator", "KeyConditions"));
    Condition legacyFilter = LegacyConditions.filter(request, "QueryFilter");
    RequestRules.checkAttributesToGet(request);
    Map<String, Value> startKey = Search.startKey(request);
    if (!request.has("KeyConditions") && !request.has("KeyConditionExpression")) {
      throw ServiceError.validation(
          "Either the KeyConditions or KeyConditionExpression parameter must be specified in the "
              + "request.");
    }
    Search.checkSelect(request);
    Expressions expressions = new Expressions(request);
    Map<String, KeyCondition> parsed = expressions.keyConditions();
    Condition filter = expressions.condition("FilterExpression");
    Projection parsedProjection = expressions.projection();
    expressions.checkPlaceholders();
    Map<String, KeyCondition> legacy = LegacyConditions.keyConditions(request);
    Map<String, KeyCondition> conditions =
        parsed != null ? parsed : legacy != null ? legacy : Map.of();
    Condition usedFilter = filter == null ? legacyFilter : filter;
    Projection projection =
        parsedProjection == null ? Projections.legacy(request) : parsedProjection;
    Search search = new Search(request, projection, usedFilter);
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    Page page =
        database.read(
            () -> {
              StoredTable table = database.active(request.requiredText("TableName"));
              IndexDefinition index = search.index(table, database);
              KeySchema keys = index == null ? table.definition().keys() : index.keys();
              if (startKey != null) {
                search.checkStartKey(startKey, table, index);
              }
              QueryKeys.check(conditions, keys);
              if (startKey != null) {
                QueryKeys.checkStart(conditions, keys, startKey);
              }
              checkFilter(request, usedFilter, keys);
              search.checkAttributes(table, index);
              Page read =
                  table.read(
                      new PageRequest(
                          index == null ? null : index.name(),
                          conditions,
                          null,
                          startKey,
                          request.flag("ScanIndexForward", true),
                          search.limit(),
                          usedFilter,
                          search.fetches(table, index)));
              search.consume(capacity, table, index, read);
              return read;
            });
    search.write(out, page, capacity);
  }

  /** A filter works on what the key conditions have found, and not on the key itself. */
  private static void checkFilter(Fields request, @Nullable Condition filter, KeySchema keys) {
    if (filter == null) {
      return;
    }
    String name = request.has("QueryFilter") ? "QueryFilter" : "Filter Expression";
    ConditionPaths.of(filter).stream()
        .filter(path -> keys.attribute(path.head()).isPresent())
        .findFirst()
        .ifPresent(
            path -> {
              throw ServiceError.validation(
                  name
                      + " can only contain non-primary key attributes: Primary key attribute: "
                      + path.head());
            });
  }
}
