package dev.keywright.example;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Sees every request that the SDK's client sends, asks DynamoDB what it consumes, and keeps the
 * reads: the transcript shows what was sent, not what somebody says is sent.
 */
final class RequestRecorder implements ExecutionInterceptor {

  private final List<RecordedRead> reads = new ArrayList<>();

  /**
   * The reads since the last call, by key condition: the shards of one query are read by several
   * threads, in no order.
   */
  synchronized List<RecordedRead> take() {
    List<RecordedRead> taken = new ArrayList<>(reads);
    taken.sort(Comparator.comparing(RecordedRead::keys));
    reads.clear();
    return taken;
  }

  @Override
  public SdkRequest modifyRequest(
      Context.ModifyRequest context, ExecutionAttributes executionAttributes) {
    if (context.request() instanceof GetItemRequest get) {
      return get.toBuilder().returnConsumedCapacity(ReturnConsumedCapacity.TOTAL).build();
    }
    if (context.request() instanceof QueryRequest query) {
      return query.toBuilder().returnConsumedCapacity(ReturnConsumedCapacity.TOTAL).build();
    }
    return context.request();
  }

  @Override
  public void afterExecution(
      Context.AfterExecution context, ExecutionAttributes executionAttributes) {
    SdkResponse response = context.response();
    if (response instanceof GetItemResponse found) {
      add(RecordedRead.of((GetItemRequest) context.request(), found));
    } else if (response instanceof QueryResponse page) {
      add(RecordedRead.of((QueryRequest) context.request(), page));
    }
  }

  private synchronized void add(RecordedRead read) {
    reads.add(read);
  }
}
