package dev.keywright.support;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Answers queries with the pages it was given, in turn, and keeps what it was asked. */
final class ScriptedClient implements DynamoDbClient {

  final List<QueryRequest> queries = new ArrayList<>();
  private final Deque<QueryResponse> pages = new ArrayDeque<>();

  /** A page that is not the last. */
  ScriptedClient page(Order... orders) {
    return add(
        page -> page.lastEvaluatedKey(Map.of("PK", AttributeValue.fromS("p" + pages.size()))),
        orders);
  }

  /** The last page. */
  ScriptedClient lastPage(Order... orders) {
    return add(page -> {}, orders);
  }

  private ScriptedClient add(Consumer<QueryResponse.Builder> more, Order... orders) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (Order order : orders) {
      items.add(Order.CODEC.toItem(order));
    }
    QueryResponse.Builder page = QueryResponse.builder().items(items).count(items.size());
    more.accept(page);
    pages.add(page.build());
    return this;
  }

  @Override
  public synchronized QueryResponse query(QueryRequest request) {
    queries.add(request);
    QueryResponse page = pages.poll();
    if (page == null) {
      throw new AssertionError("Asked once more than expected: " + (DynamoDbRequest) request);
    }
    return page;
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
