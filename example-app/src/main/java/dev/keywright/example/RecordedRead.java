package dev.keywright.example;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * A read as it went over the wire, with the values in their places.
 *
 * @param operation {@code GetItem} or {@code Query}
 * @param target the table, or the index, and what else the request says
 * @param keys the key or the key condition
 * @param filter the filter, empty without one
 * @param evaluated how many items DynamoDB looked at
 * @param returned how many items came back
 * @param capacity what DynamoDB charges for it, in read capacity units
 */
record RecordedRead(
    String operation,
    String target,
    String keys,
    String filter,
    int evaluated,
    int returned,
    double capacity) {

  private static final Pattern PLACEHOLDER = Pattern.compile("[#:]\\w+");

  static RecordedRead of(GetItemRequest request, GetItemResponse response) {
    StringBuilder keys = new StringBuilder();
    new TreeMap<>(request.key())
        .forEach(
            (name, value) ->
                keys.append(keys.isEmpty() ? "" : " AND ")
                    .append(name)
                    .append(" = ")
                    .append(text(value)));
    int found = response.hasItem() ? 1 : 0;
    return new RecordedRead(
        "GetItem",
        "table " + request.tableName(),
        keys.toString(),
        "",
        found,
        found,
        response.consumedCapacity().capacityUnits());
  }

  static RecordedRead of(QueryRequest request, QueryResponse response) {
    StringBuilder target = new StringBuilder(64);
    if (request.indexName() == null) {
      target.append("table ").append(request.tableName());
    } else {
      target.append("index ").append(request.indexName()).append(" of ");
      target.append(request.tableName());
    }
    if (Boolean.FALSE.equals(request.scanIndexForward())) {
      target.append(", backward");
    }
    if (request.limit() != null) {
      target.append(", limit ").append(request.limit());
    }
    return new RecordedRead(
        "Query",
        target.toString(),
        filled(request.keyConditionExpression(), request),
        request.filterExpression() == null ? "" : filled(request.filterExpression(), request),
        response.scannedCount(),
        response.count(),
        response.consumedCapacity().capacityUnits());
  }

  /** An expression with the names and values that its placeholders stand for. */
  private static String filled(String expression, QueryRequest request) {
    Map<String, String> names = request.expressionAttributeNames();
    Map<String, AttributeValue> values = request.expressionAttributeValues();
    return PLACEHOLDER
        .matcher(expression)
        .replaceAll(
            found -> {
              String placeholder = found.group();
              return Matcher.quoteReplacement(
                  placeholder.startsWith("#")
                      ? names.get(placeholder)
                      : text(values.get(placeholder)));
            });
  }

  /** A key's value: a number as it is, text in quotes, what cannot be seen as its code point. */
  private static String text(AttributeValue value) {
    if (value.s() == null) {
      return value.n() == null ? value.toString() : value.n();
    }
    StringBuilder text = new StringBuilder(value.s().length() + 2).append('"');
    value
        .s()
        .codePoints()
        .forEach(
            each -> {
              if (each > ' ' && each < 0x7F) {
                text.appendCodePoint(each);
              } else {
                text.append(String.format("\\u{%X}", each));
              }
            });
    return text.append('"').toString();
  }
}
