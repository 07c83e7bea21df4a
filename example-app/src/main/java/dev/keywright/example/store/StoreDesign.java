package dev.keywright.example.store;

import dev.keywright.Range;
import dev.keywright.example.Design;
import dev.keywright.example.Question;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The store in one table, loaded and asked. */
public final class StoreDesign implements Design {

  private static final Instant FROM = Instant.parse("2026-01-10T00:00:00Z");
  private static final Instant TO = Instant.parse("2026-01-13T16:30:00Z");

  private final EcommerceTable store;

  /** The design above a client. */
  public StoreDesign(DynamoDbClient client) {
    store = EcommerceTable.of(client);
  }

  @Override
  public String title() {
    return "The store, in one table";
  }

  @Override
  public void load() {
    store.createIfMissing();
    StoreData.customers().forEach(store.customer()::create);
    StoreData.orders().forEach(store.order()::create);
    StoreData.orderLines().forEach(store.orderLine()::create);
  }

  @Override
  public List<Question> questions() {
    return List.of(
        Question.one(
            "The profile of a customer, by id",
            "customer().profile(\"123\")",
            () -> store.customer().profile("123")),
        Question.all(
            "The latest 20 orders of a customer, newest first",
            "order().recentOrders(\"123\")",
            () -> store.order().recentOrders("123")),
        Question.all(
            "The orders of a customer between two instants; the later one falls on an order",
            "order().orderHistory(\"123\", Range.closed(" + FROM + ", " + TO + "))",
            () -> store.order().orderHistory("123", Range.closed(FROM, TO))),
        Question.one(
            "An order, by its id alone",
            "order().orderById(\"A145\")",
            () -> store.order().orderById("A145")),
        Question.all(
            "The open orders, oldest first",
            "order().openOrders()",
            () -> store.order().openOrders()),
        Question.all(
            "The lines of an order",
            "orderLine().linesOfOrder(\"A124\")",
            () -> store.orderLine().linesOfOrder("A124")),
        Question.all(
            "The orders that contain a product, newest first",
            "orderLine().ordersWithProduct(\"tray\")",
            () -> store.orderLine().ordersWithProduct("tray")),
        Question.all(
            "A customer with all orders, in one request",
            "customerWithOrders().customerWithOrders(\"456\")",
            () -> store.customerWithOrders().customerWithOrders("456")));
  }
}
