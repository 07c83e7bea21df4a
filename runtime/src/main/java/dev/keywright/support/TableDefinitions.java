package dev.keywright.support;

import dev.keywright.TableMismatchException;
import dev.keywright.TableNotReadyException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/**
 * Creates the tables that generated table types define. For tests, for development, and for teams
 * whose application owns its tables; where infrastructure code owns them, the comparison alone
 * shows whether the deployed table is the declared one.
 */
public final class TableDefinitions {

  /** How long a new table and its indexes may take to become active. */
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

  private final DynamoDbClient client;
  private final CreateTableRequest definition;
  private final Pauses pauses;

  private TableDefinitions(DynamoDbClient client, CreateTableRequest definition, Pauses pauses) {
    this.client = client;
    this.definition = definition;
    this.pauses = pauses;
  }

  /**
   * Creates a table unless it exists, and waits until it and its indexes are active.
   *
   * @param timeToLive the attribute that the table's time to live is read from; absent leaves the
   *     setting of the table as it is
   * @throws TableMismatchException if a table of that name exists and differs in its key, in the
   *     type of a key attribute, in an index, or in its time to live
   * @throws TableNotReadyException if it is not active after five minutes
   */
  public static void createIfMissing(
      DynamoDbClient client, CreateTableRequest definition, @Nullable String timeToLive) {
    createIfMissing(client, definition, timeToLive, Pauses.growing(LONGEST_WAIT));
  }

  static void createIfMissing(
      DynamoDbClient client,
      CreateTableRequest definition,
      @Nullable String timeToLive,
      Pauses pauses) {
    new TableDefinitions(client, definition, pauses).createIfMissing();
    if (timeToLive != null) {
      TimeToLive.enable(client, definition.tableName(), timeToLive);
    }
  }

  private void createIfMissing() {
    Optional<TableDescription> found = describe();
    while (true) {
      if (found.isEmpty()) {
        create();
        found = describe();
      }
      if (found.isPresent() && found.get().tableStatus() != TableStatus.DELETING) {
        TableDescription table = found.get();
        requireSame(table);
        if (isReady(table)) {
          return;
        }
      }
      pauses.pause(() -> describeState());
      found = describe();
    }
  }

  private Optional<TableDescription> describe() {
    try {
      return Optional.of(
          client.describeTable(request -> request.tableName(definition.tableName())).table());
    } catch (ResourceNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Someone else may have created the table in the meantime, or be deleting it still. */
  private void create() {
    try {
      client.createTable(definition);
    } catch (ResourceInUseException e) {
      // The next description tells which.
    }
  }

  private void requireSame(TableDescription table) {
    List<String> differences = TableComparison.differences(definition, table);
    if (!differences.isEmpty()) {
      throw new TableMismatchException(definition.tableName(), differences);
    }
  }

  /** A table or an index that is being updated serves as before, so nobody has to wait for it. */
  private boolean isReady(TableDescription table) {
    return isServing(table.tableStatusAsString())
        && table.globalSecondaryIndexes().stream()
            .filter(index -> TableComparison.declares(definition, index.indexName()))
            .allMatch(index -> isServing(index.indexStatusAsString()));
  }

  private static boolean isServing(@Nullable String status) {
    return "ACTIVE".equals(status) || "UPDATING".equals(status);
  }

  private String describeState() {
    StringBuilder state = new StringBuilder("Table ").append(definition.tableName());
    Optional<TableDescription> found = describe();
    if (found.isEmpty()) {
      return state.append(" was created but is not there").toString();
    }
    state.append(" is ").append(found.get().tableStatusAsString());
    for (var index : found.get().globalSecondaryIndexes()) {
      state.append(", its index ").append(index.indexName()).append(" is ");
      state.append(index.indexStatusAsString());
    }
    return state.toString();
  }
}
