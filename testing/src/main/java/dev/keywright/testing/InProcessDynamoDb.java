package dev.keywright.testing;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.ExpirySweep;
import dev.keywright.testing.engine.TableDump;
import dev.keywright.testing.fault.Faults;
import dev.keywright.testing.http.Dispatcher;
import dev.keywright.testing.http.InProcessAsyncHttpClient;
import dev.keywright.testing.http.InProcessHttpClient;
import dev.keywright.testing.operation.Operations;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB inside the process, for tests: the real SDK client runs above it, and nothing is
 * started, waited for or cleaned up. Every instance is a database of its own, safe for use by many
 * threads.
 *
 * <p>It is a test engine. What DynamoDB refuses it refuses, with DynamoDB's words; what is not
 * known to it (PartiQL, backups, global tables, streams) it refuses too.
 */
public final class InProcessDynamoDb implements AutoCloseable {
  private final MovableClock clock;
  private final Faults faults;
  private final Database database;
  private final Dispatcher dispatcher;
  private final InProcessHttpClient httpClient;
  private @Nullable DynamoDbClient client;
  private @Nullable DynamoDbAsyncClient asyncClient;
  private @Nullable ExecutorService executor;

  private InProcessDynamoDb(Builder builder) {
    this.clock = new MovableClock(builder.clock);
    this.faults = new Faults(builder.seed);
    this.database = new Database(clock, builder.transitionTime);
    this.dispatcher = new Dispatcher(Operations.on(database, faults, builder.scanRefused), faults);
    this.httpClient = new InProcessHttpClient(dispatcher);
  }

  /** An empty database, of which everything is as in {@link #builder()}. */
  public static InProcessDynamoDb create() {
    return builder().build();
  }

  /** Builds a database with other than the usual settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** The SDK's client over this database: retries without delay, closed with it. */
  public synchronized DynamoDbClient client() {
    if (client == null) {
      client = Clients.configure(DynamoDbClient.builder()).httpClient(httpClient).build();
    }
    return client;
  }

  /** The SDK's asynchronous client over this database: retries without delay, closed with it. */
  public synchronized DynamoDbAsyncClient asyncClient() {
    if (asyncClient == null) {
      asyncClient =
          Clients.configure(DynamoDbAsyncClient.builder()).httpClient(asyncHttpClient()).build();
    }
    return asyncClient;
  }

  /** The HTTP client, for an SDK client that the test configures itself. */
  public SdkHttpClient httpClient() {
    return httpClient;
  }

  /** The asynchronous HTTP client, for an SDK client that the test configures itself. */
  public synchronized SdkAsyncHttpClient asyncHttpClient() {
    if (executor == null) {
      AtomicInteger number = new AtomicInteger();
      executor =
          Executors.newFixedThreadPool(
              Math.max(2, Runtime.getRuntime().availableProcessors()),
              work -> {
                Thread thread = new Thread(work, "keywright-async-" + number.incrementAndGet());
                thread.setDaemon(true);
                return thread;
              });
    }
    return new InProcessAsyncHttpClient(dispatcher, executor);
  }

  /** Answers requests, for a server. */
  Dispatcher dispatcher() {
    return dispatcher;
  }

  /** The clock, to be moved. */
  public MovableClock clock() {
    return clock;
  }

  /** The faults, to be switched on. */
  public Faults faults() {
    return faults;
  }

  /**
   * Lets global indexes lag behind: a query of one sees no write that comes after this, until
   * {@link #advanceIndexes()}. DynamoDB's global indexes are eventually consistent; usually they
   * follow within a second.
   */
  public void holdBackIndexes() {
    database.write(
        () -> {
          database.setStaleIndexes(true);
          return null;
        });
  }

  /** Lets global indexes see all writes so far; those to come they see at once again. */
  public void advanceIndexes() {
    database.write(
        () -> {
          database.setStaleIndexes(false);
          database.tables().forEach(table -> table.advanceIndexes());
          return null;
        });
  }

  /**
   * Deletes items that have expired by the clock, as DynamoDB does within days; it never happens by
   * itself here.
   *
   * @return how many items that were
   */
  public int sweepExpired() {
    return ExpirySweep.run(database);
  }

  /** The names of all tables, in order. */
  public List<String> tableNames() {
    return database.read(() -> database.names(null));
  }

  /**
   * A table as text that a person can read: partitions, items in order. It shows values as they
   * are, so it is for the data of tests.
   *
   * @throws IllegalArgumentException for a table that does not exist
   */
  public String dump(String table) {
    return database.read(
        () ->
            TableDump.of(
                database
                    .find(table)
                    .orElseThrow(() -> new IllegalArgumentException("no table " + table))));
  }

  @Override
  public synchronized void close() {
    if (client != null) {
      client.close();
    }
    if (asyncClient != null) {
      asyncClient.close();
    }
    if (executor != null) {
      executor.shutdown();
    }
  }

  /** Settings of a database. */
  public static final class Builder {
    private Clock clock = Clock.systemUTC();
    private Duration transitionTime = Duration.ZERO;
    private long seed = 1;
    private boolean scanRefused;

    private Builder() {}

    /** Runs on this clock, which {@link InProcessDynamoDb#clock()} can then move. */
    public Builder clock(Clock base) {
      this.clock = base;
      return this;
    }

    /** Lets tables and new indexes be {@code CREATING} for so long, by the clock; usually none. */
    public Builder transitionTime(Duration duration) {
      this.transitionTime = duration;
      return this;
    }

    /** Draws faults with a probability from this seed. */
    public Builder faultSeed(long faultSeed) {
      this.seed = faultSeed;
      return this;
    }

    /** Refuses {@code Scan} with an error that names the table; usually it is allowed. */
    public Builder refuseScan(boolean refuse) {
      this.scanRefused = refuse;
      return this;
    }

    /** An empty database with these settings. */
    public InProcessDynamoDb build() {
      return new InProcessDynamoDb(this);
    }
  }
}
