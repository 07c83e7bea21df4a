package dev.keywright.example.separate;

import dev.keywright.Range;
import dev.keywright.example.Design;
import dev.keywright.example.Question;
import dev.keywright.example.store.StoreData;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The store as three tables, with the data and the questions of the one table. */
public final class SeparateStoreDesign implements Design {

  private static final Instant FROM = Instant.parse("2026-01-10T00:00:00Z");
  private static final Instant TO = Instant.parse("2026-01-13T16:30:00Z");

  private final CustomerTable customers;
  private final OrderTable orders;
  private final OrderLineTable orderLines;

  /** The design above a client. */
  public SeparateStoreDesign(DynamoDbClient client) {
    customers = CustomerTable.of(client);
    orders = OrderTable.of(client);
    orderLines = OrderLineTable.of(client);
  }

  @Override
  public String title() {
    return "The store, as separate tables";
  }

  @Override
  public void load() {
    customers.createIfMissing();
    orders.createIfMissing();
    orderLines.createIfMissing();
    for (var each : StoreData.customers()) {
      customers
          .customer()
          .create(new Customer(each.customerId(), each.name(), each.email(), each.phone()));
    }
    for (var each : StoreData.orders()) {
      orders
          .order()
          .create(
              new Order(
                  each.customerId(),
                  each.placedAt(),
                  each.orderId(),
                  each.status(),
                  each.totalCents()));
    }
    for (var each : StoreData.orderLines()) {
      orderLines
          .orderLine()
          .create(
              new OrderLine(
                  each.orderId(),
                  each.line(),
                  each.productId(),
                  each.quantity(),
                  each.priceCents(),
                  each.placedAt()));
    }
  }

  @Override
  public List<Question> questions() {
    return List.of(
        Question.one(
            "The profile of a customer, by id",
            "customer().profile(\"123\")",
            () -> customers.customer().profile("123")),
        Question.all(
            "The latest 20 orders of a customer, newest first",
            "order().recentOrders(\"123\")",
            () -> orders.order().recentOrders("123")),
        Question.all(
            "The orders of a customer between two instants; the later one falls on an order",
            "order().orderHistory(\"123\", Range.closed(" + FROM + ", " + TO + "))",
            () -> orders.order().orderHistory("123", Range.closed(FROM, TO))),
        Question.one(
            "An order, by its id alone",
            "order().orderById(\"A145\")",
            () -> orders.order().orderById("A145")),
        Question.all(
            "The open orders, oldest first",
            "order().openOrders()",
            () -> orders.order().openOrders()),
        Question.all(
            "The lines of an order",
            "orderLine().linesOfOrder(\"A124\")",
            () -> orderLines.orderLine().linesOfOrder("A124")),
        Question.all(
            "The orders that contain a product, newest first",
            "orderLine().ordersWithProduct(\"tray\")",
            () -> orderLines.orderLine().ordersWithProduct("tray")));
  }
}
