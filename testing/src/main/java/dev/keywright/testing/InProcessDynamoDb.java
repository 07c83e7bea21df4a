package dev.keywright.testing;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.http.Dispatcher;
import dev.keywright.testing.http.InProcessHttpClient;
import dev.keywright.testing.operation.Operations;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB inside the process, for tests: the real SDK client runs above it, and nothing is
 * started, waited for or cleaned up. Every instance is a database of its own.
 *
 * <p>It is a test engine. What DynamoDB refuses it refuses, with DynamoDB's words; what is not
 * known to it (PartiQL, backups, global tables, streams) it refuses too.
 */
public final class InProcessDynamoDb implements AutoCloseable {
  private final InProcessHttpClient httpClient;
  private final DynamoDbClient client;

  private InProcessDynamoDb() {
    Database database = new Database(Clock.systemUTC(), Duration.ZERO);
    this.httpClient = new InProcessHttpClient(new Dispatcher(Operations.on(database)));
    this.client =
        DynamoDbClient.builder()
            .region(Region.US_EAST_1)
            .endpointOverride(URI.create("http://in-process.invalid"))
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
            .httpClient(httpClient)
            .overrideConfiguration(
                c ->
                    c.retryStrategy(
                        StandardRetryStrategy.builder()
                            .backoffStrategy(BackoffStrategy.retryImmediately())
                            .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                            .build()))
            .build();
  }

  /** An empty database. */
  public static InProcessDynamoDb create() {
    return new InProcessDynamoDb();
  }

  /** The SDK's client over this database. */
  public DynamoDbClient client() {
    return client;
  }

  /** The HTTP client, for clients that are configured by the test itself. */
  public SdkHttpClient httpClient() {
    return httpClient;
  }

  @Override
  public void close() {
    client.close();
  }
}
