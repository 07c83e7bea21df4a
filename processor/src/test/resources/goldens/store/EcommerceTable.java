package dev.keywright.example.store;

import dev.keywright.support.DefinitionBuilder;
import dev.keywright.support.TableClient;
import dev.keywright.support.TableDefinitions;
import java.time.InstantSource;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * Table {@code Ecommerce}, as {@link Ecommerce} declares it: its definition, and the repository of
 * each entity. Immutable, and safe for use by many threads.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class EcommerceTable {
  /**
   * The table's name as declared.
   */
  public static final String NAME = "Ecommerce";

  private final TableClient table;

  private final CustomerRepository customer;

  private final OrderRepository order;

  private final OrderLineRepository orderLine;

  private final CustomerWithOrdersRepository customerWithOrders;

  private EcommerceTable(TableClient client) {
    table = client;
    customer = new CustomerRepository(client);
    order = new OrderRepository(client);
    orderLine = new OrderLineRepository(client);
    customerWithOrders = new CustomerWithOrdersRepository(client);
  }

  /**
   * The table under its declared name, {@code Ecommerce}.
   */
  public static EcommerceTable of(DynamoDbClient client) {
    return of(client, NAME);
  }

  /**
   * The table under another name, such as that of a stage.
   */
  public static EcommerceTable of(DynamoDbClient client, String tableName) {
    return new EcommerceTable(TableClient.of(client, tableName, "PK", "SK"));
  }

  /**
   * The same table, with another source of the times that it writes.
   */
  public EcommerceTable withClock(InstantSource clock) {
    return new EcommerceTable(table.withClock(clock));
  }

  /**
   * The repository {@link CustomerRepository}.
   */
  public CustomerRepository customer() {
    return customer;
  }

  /**
   * The repository {@link OrderRepository}.
   */
  public OrderRepository order() {
    return order;
  }

  /**
   * The repository {@link OrderLineRepository}.
   */
  public OrderLineRepository orderLine() {
    return orderLine;
  }

  /**
   * The repository {@link CustomerWithOrdersRepository}.
   */
  public CustomerWithOrdersRepository customerWithOrders() {
    return customerWithOrders;
  }

  /**
   * Creates the table and its indexes where they are missing, and waits until they are active.
   *
   * @throws dev.keywright.TableMismatchException if a table of the name exists, with another key or
   * other indexes
   */
  public void createIfMissing() {
    TableDefinitions.createIfMissing(table.client(), definition(), null);
  }

  /**
   * The table's definition, under the name that this instance has.
   */
  public CreateTableRequest definition() {
    return definition(table.tableName());
  }

  /**
   * The table's definition under a name: keys, indexes and what they project, billed by request.
   */
  public static CreateTableRequest definition(String tableName) {
    return DefinitionBuilder.of(tableName)
        .strings("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK")
        .partition("PK").sort("SK")
        .globalIndex("GSI1")
            .partition("GSI1PK")
            .sort("GSI1SK")
        .globalIndex("GSI2")
            .partition("GSI2PK")
            .sort("GSI2SK")
        .build();
  }
}
