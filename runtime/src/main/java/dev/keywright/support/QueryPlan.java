package dev.keywright.support;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * One Query operation on one partition, complete but for the page: what {@link QueryBuilder} makes
 * and {@link QueryPages} sends, page by page. Immutable.
 *
 * @param names the placeholders of the conditions
 * @param projectionNames those and the placeholders of the projection; DynamoDB refuses
 *     placeholders that a request does not use, so a request that only counts must not name them
 * @param wholeItems whether a local index, which projects less, fetches the rest from the table
 */
record QueryPlan(
    DynamoDbClient client,
    String tableName,
    @Nullable String index,
    String keyCondition,
    @Nullable String filter,
    @Nullable String projection,
    Map<String, String> names,
    Map<String, String> projectionNames,
    Map<String, AttributeValue> values,
    boolean consistent,
    boolean descending,
    boolean wholeItems) {

  boolean isFiltered() {
    return filter != null;
  }

  /** The request for items. */
  QueryRequest.Builder itemsRequest() {
    QueryRequest.Builder request =
        request().projectionExpression(projection).expressionAttributeNames(projectionNames);
    return wholeItems && projection == null ? request.select(Select.ALL_ATTRIBUTES) : request;
  }

  /** The request for their number alone. */
  QueryRequest.Builder countRequest() {
    return request().select(Select.COUNT).expressionAttributeNames(names);
  }

  private QueryRequest.Builder request() {
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(tableName)
            .indexName(index)
            .keyConditionExpression(keyCondition)
            .filterExpression(filter)
            .expressionAttributeValues(values);
    if (consistent) {
      request.consistentRead(true);
    }
    if (descending) {
      request.scanIndexForward(false);
    }
    return request;
  }
}
