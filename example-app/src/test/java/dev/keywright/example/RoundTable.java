package dev.keywright.example;

import dev.keywright.testing.InProcessDynamoDb;
import java.util.concurrent.atomic.AtomicLong;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A table of one round of a property: one client serves all rounds, since making it costs more than
 * a round does, and each round has a table name of its own.
 */
public final class RoundTable implements AutoCloseable {

  private static final DynamoDbClient CLIENT = InProcessDynamoDb.create().client();
  private static final AtomicLong NUMBER = new AtomicLong();

  private final String name = "round-" + NUMBER.incrementAndGet();

  private RoundTable() {}

  /** The table of the next round, which has yet to be created. */
  public static RoundTable next() {
    return new RoundTable();
  }

  public DynamoDbClient client() {
    return CLIENT;
  }

  public String name() {
    return name;
  }

  /** Deletes the table. */
  @Override
  public void close() {
    CLIENT.deleteTable(request -> request.tableName(name));
  }
}
