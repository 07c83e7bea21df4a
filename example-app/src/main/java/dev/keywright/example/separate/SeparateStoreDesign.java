package dev.keywright.example.separate;

import dev.keywright.example.Design;
import dev.keywright.example.Question;
import dev.keywright.example.store.StoreData;
import dev.keywright.example.store.StoreQuestions;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The store as three tables, with the data and the questions of the one table. */
public final class SeparateStoreDesign implements Design {

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
    return new StoreQuestions(
            customers.customer()::profile,
            orders.order()::recentOrders,
            orders.order()::orderHistory,
            orders.order()::orderById,
            orders.order()::openOrders,
            orderLines.orderLine()::linesOfOrder,
            orderLines.orderLine()::ordersWithProduct)
        .all();
  }
}
