package dev.keywright.example.store;

import dev.keywright.example.Design;
import dev.keywright.example.Question;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The store in one table, loaded and asked. */
public final class StoreDesign implements Design {

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
    List<Question> questions =
        new ArrayList<>(
            new StoreQuestions(
                    store.customer()::profile,
                    store.order()::recentOrders,
                    store.order()::orderHistory,
                    store.order()::orderById,
                    store.order()::openOrders,
                    store.orderLine()::linesOfOrder,
                    store.orderLine()::ordersWithProduct)
                .all());
    questions.add(
        Question.all(
            "A customer with all orders, in one request",
            "customerWithOrders().customerWithOrders(\"456\")",
            () -> store.customerWithOrders().customerWithOrders("456")));
    return questions;
  }
}
