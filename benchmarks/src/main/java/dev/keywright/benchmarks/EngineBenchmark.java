package dev.keywright.benchmarks;

import dev.keywright.testing.InProcessDynamoDb;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpFullRequest;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The test engine: three operations through the SDK's client, and each once more as the engine gets
 * it from the SDK, so that the difference is the SDK's own time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
public class EngineBenchmark {
  private static final int PARTITIONS = 1000;
  private static final int ITEMS_OF_A_PARTITION = 20;

  private InProcessDynamoDb engine;
  private DynamoDbClient client;
  private HttpExecuteRequest get;
  private HttpExecuteRequest put;
  private HttpExecuteRequest query;

  /** Fills a table. */
  @Setup(Level.Trial)
  public void fill() {
    engine = InProcessDynamoDb.create();
    client = engine.client();
    OrdersTable.create(client);
    for (int partition = 0; partition < PARTITIONS; partition++) {
      for (int item = 0; item < ITEMS_OF_A_PARTITION; item++) {
        Map<String, AttributeValue> order = OrdersTable.order(partition, item);
        client.putItem(b -> b.tableName(OrdersTable.NAME).item(order));
      }
    }
    get =
        request(
            "GetItem",
            "{\"TableName\":\"Orders\",\"Key\":{\"PK\":{\"S\":\"CUSTOMER#500\"},"
                + "\"SK\":{\"S\":\"ORDER#0007\"}}}");
    query =
        request(
            "Query",
            "{\"TableName\":\"Orders\",\"KeyConditionExpression\":"
                + "\"PK = :pk AND begins_with(SK, :sk)\",\"ExpressionAttributeValues\":"
                + "{\":pk\":{\"S\":\"CUSTOMER#500\"},\":sk\":{\"S\":\"ORDER#\"}}}");
    put =
        request(
            "PutItem",
            "{\"TableName\":\"Orders\",\"Item\":{\"PK\":{\"S\":\"CUSTOMER#500\"},"
                + "\"SK\":{\"S\":\"ORDER#0007\"},\"customerId\":{\"S\":\"500\"},"
                + "\"status\":{\"S\":\"PLACED\"},\"placedAt\":{\"S\":"
                + "\"2026-01-01T00:00:00.000000000Z\"},\"totalCents\":{\"N\":\"1234\"}}}");
  }

  private static HttpExecuteRequest request(String operation, String json) {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    return HttpExecuteRequest.builder()
        .request(
            SdkHttpFullRequest.builder()
                .method(SdkHttpMethod.POST)
                .uri(URI.create("http://in-process.invalid/"))
                .putHeader("X-Amz-Target", "DynamoDB_20120810." + operation)
                .build())
        .contentStreamProvider(() -> new ByteArrayInputStream(body))
        .build();
  }

  /** Drops the table. */
  @TearDown(Level.Trial)
  public void close() {
    engine.close();
  }

  /** {@code GetItem} through the SDK. */
  @Benchmark
  public GetItemResponse getItem() {
    return client.getItem(b -> b.tableName(OrdersTable.NAME).key(OrdersTable.key(500, 7)));
  }

  /** {@code GetItem} in the engine alone. */
  @Benchmark
  public HttpExecuteResponse getItemEngineOnly() throws IOException {
    return engine.httpClient().prepareRequest(get).call();
  }

  /** {@code PutItem} through the SDK. */
  @Benchmark
  public PutItemResponse putItem() {
    return client.putItem(b -> b.tableName(OrdersTable.NAME).item(OrdersTable.order(500, 7)));
  }

  /** {@code PutItem} in the engine alone. */
  @Benchmark
  public HttpExecuteResponse putItemEngineOnly() throws IOException {
    return engine.httpClient().prepareRequest(put).call();
  }

  /** A {@code Query} of 20 items through the SDK. */
  @Benchmark
  public QueryResponse query() {
    return client.query(
        b ->
            b.tableName(OrdersTable.NAME)
                .keyConditionExpression("PK = :pk AND begins_with(SK, :sk)")
                .expressionAttributeValues(
                    Map.of(
                        ":pk",
                        AttributeValue.fromS("CUSTOMER#500"),
                        ":sk",
                        AttributeValue.fromS("ORDER#"))));
  }

  /** A {@code Query} of 20 items in the engine alone. */
  @Benchmark
  public HttpExecuteResponse queryEngineOnly() throws IOException {
    return engine.httpClient().prepareRequest(query).call();
  }
}
