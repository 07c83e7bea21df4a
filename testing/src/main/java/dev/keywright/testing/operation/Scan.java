package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.Page;
import dev.keywright.testing.engine.PageRequest;
import dev.keywright.testing.engine.PageRequest.Segment;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.expression.Expressions;
import dev.keywright.testing.expression.Projection;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.TableName;
import dev.keywright.testing.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code Scan}, which a strict engine refuses. */
final class Scan extends DatabaseOperation {
  private static final long MAX_SEGMENTS = 1_000_000;

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "ScanInput",
          "Select",
          Search.selectShape(),
          "IndexName",
          Shapes.indexName(),
          "ReturnConsumedCapacity",
          Shapes.returnConsumedCapacity(),
          "TotalSegments",
          Shapes.integer().min(1).max(MAX_SEGMENTS),
          "TableName",
          Shapes.tableName(),
          "Segment",
          Shapes.integer().min(0).max(MAX_SEGMENTS - 1),
          "ConditionalOperator",
          Shapes.conditionalOperator(),
          "AttributesToGet",
          Shapes.attributesToGet(),
          "Limit",
          Shapes.integer().min(1),
          "ScanFilter",
          Shapes.conditions(),
          "ExclusiveStartKey",
          Shapes.values(),
          "ConsistentRead",
          Shapes.flag(),
          "FilterExpression",
          Shapes.text(),
          "ProjectionExpression",
          Shapes.text(),
          "ExpressionAttributeValues",
          Shapes.values(),
          "ExpressionAttributeNames",
          Shapes.attributeNames());

  private final boolean refused;

  Scan(Database database, boolean refused) {
    super(database, INPUT);
    this.refused = refused;
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    if (refused) {
      throw ServiceError.validation(
          "Scan of table "
              + TableName.of(request.requiredText("TableName"))
              + " refused: this engine is strict, and a scan reads the whole table. "
              + "Ask with a Query, or allow scans where the test means one.");
    }
    RequestRules.checkExpressionParameters(
        request,
        List.of("ProjectionExpression", "FilterExpression"),
        List.of("AttributesToGet", "ScanFilter", "ConditionalOperator"));
    Condition legacyFilter = LegacyConditions.filter(request, "ScanFilter");
    RequestRules.checkAttributesToGet(request);
    Map<String, Value> startKey = Search.startKey(request);
    Segment segment = segment(request);
    Search.checkSelect(request);
    Expressions expressions = new Expressions(request);
    Condition parsedFilter = expressions.condition("FilterExpression");
    Projection parsed = expressions.projection();
    expressions.checkPlaceholders();
    LegacyConditions.checkOperator(request, "ScanFilter");
    Condition filter = parsedFilter == null ? legacyFilter : parsedFilter;
    Search search =
        new Search(request, parsed == null ? Projections.legacy(request) : parsed, filter);
    ConsumedCapacity capacity = ConsumedCapacity.of(request);
    Page page =
        database.read(
            () -> {
              StoredTable table = database.active(request.requiredText("TableName"));
              IndexDefinition index = search.index(table, database);
              String name = index == null ? null : index.name();
              if (startKey != null) {
                search.checkStartKey(startKey, table, index);
                checkSegment(table, name, segment, startKey);
              }
              search.checkAttributes(table, index);
              Page read =
                  table.read(
                      new PageRequest(
                          name,
                          null,
                          segment,
                          startKey,
                          true,
                          search.limit(),
                          filter,
                          search.fetches(table, index)));
              search.consume(capacity, table, index, read);
              return read;
            });
    search.write(out, page, capacity);
  }

  private static @Nullable Segment segment(Fields request) {
    Long segment = request.number("Segment");
    Long total = request.number("TotalSegments");
    if (segment == null && total == null) {
      return null;
    }
    if (total == null) {
      throw ServiceError.validation(
          "The TotalSegments parameter is required but was not present in the request when "
              + "Segment parameter is present");
    }
    if (segment == null) {
      throw ServiceError.validation(
          "The Segment parameter is required but was not present in the request when parameter "
              + "TotalSegments is present");
    }
    if (segment >= total) {
      throw ServiceError.validation(
          "The Segment parameter is zero-based and must be less than parameter TotalSegments: "
              + "Segment: "
              + segment
              + " is not less than TotalSegments: "
              + total);
    }
    return new Segment(segment, total);
  }

  private static void checkSegment(
      StoredTable table,
      @Nullable String index,
      @Nullable Segment segment,
      Map<String, Value> startKey) {
    if (segment != null && !table.isInSegment(index, segment, startKey)) {
      throw ServiceError.validation(
          "The provided starting key is invalid: Invalid ExclusiveStartKey. "
              + "Please use ExclusiveStartKey with correct Segment. "
              + "TotalSegments: "
              + segment.of()
              + " Segment: "
              + segment.number());
    }
  }
}
