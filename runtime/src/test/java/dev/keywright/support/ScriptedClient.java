package dev.keywright.support;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/**
 * A client that answers each request with what it was told to answer next, and keeps what it was
 * asked. For what a service does seldom: empty pages, unprocessed keys, failures, slow tables.
 */
final class ScriptedClient implements DynamoDbClient {

  final List<DynamoDbRequest> requests = new ArrayList<>();
  final List<QueryRequest> queries = new ArrayList<>();
  private final Deque<Supplier<?>> answers = new ArrayDeque<>();
  private final Map<String, Deque<Supplier<?>>> partitions = new HashMap<>();
  private Deque<Supplier<?>> script = answers;
  private int pages;

  /** What follows is answered to queries of one partition of an index only. */
  ScriptedClient onPartition(String text) {
    script = partitions.computeIfAbsent(text, key -> new ArrayDeque<>());
    return this;
  }

  /** A page that is not the last. */
  ScriptedClient page(Order... orders) {
    return items(true, Stream.of(orders).map(Order.CODEC::toItem).toList());
  }

  /** The last page. */
  ScriptedClient lastPage(Order... orders) {
    return items(false, Stream.of(orders).map(Order.CODEC::toItem).toList());
  }

  /** A page of any items. */
  ScriptedClient items(boolean moreFollow, List<Map<String, AttributeValue>> items) {
    QueryResponse.Builder page = QueryResponse.builder().items(items).count(items.size());
    if (moreFollow) {
      page.lastEvaluatedKey(Map.of("PK", AttributeValue.fromS("p" + pages++)));
    }
    return answer(page.build());
  }

  ScriptedClient answer(Object response) {
    script.add(() -> response);
    return this;
  }

  ScriptedClient failure(RuntimeException failure) {
    script.add(
        () -> {
          throw failure;
        });
    return this;
  }

  private synchronized <R> R next(DynamoDbRequest request, Class<R> type, Deque<Supplier<?>> from) {
    requests.add(request);
    Supplier<?> answer = from.poll();
    if (answer == null) {
      throw new AssertionError("Asked once more than expected: " + request);
    }
    return type.cast(answer.get());
  }

  @Override
  public synchronized QueryResponse query(QueryRequest request) {
    queries.add(request);
    AttributeValue partition = request.expressionAttributeValues().get(":GSI2PK");
    return next(
        request,
        QueryResponse.class,
        partition == null ? answers : partitions.getOrDefault(partition.s(), answers));
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return next(request, GetItemResponse.class, answers);
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return next(request, PutItemResponse.class, answers);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return next(request, UpdateItemResponse.class, answers);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return next(request, DeleteItemResponse.class, answers);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return next(request, BatchGetItemResponse.class, answers);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return next(request, BatchWriteItemResponse.class, answers);
  }

  @Override
  public CreateTableResponse createTable(CreateTableRequest request) {
    return next(request, CreateTableResponse.class, answers);
  }

  @Override
  public DescribeTableResponse describeTable(DescribeTableRequest request) {
    return next(request, DescribeTableResponse.class, answers);
  }

  @Override
  public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
    return next(request, DescribeTimeToLiveResponse.class, answers);
  }

  @Override
  public UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
    return next(request, UpdateTimeToLiveResponse.class, answers);
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
