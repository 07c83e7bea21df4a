package dev.keywright.example.store;

import dev.keywright.Query;
import dev.keywright.support.CollectionAssembly;
import dev.keywright.support.CollectionPart;
import dev.keywright.support.TableClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Reads {@link CustomerWithOrders} from table {@code Ecommerce}: items of several entities that
 * share a partition. Immutable, and safe for use by many threads.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public final class CustomerWithOrdersRepository {
  private final TableClient table;

  /**
   * Made by the generated table; EcommerceTable gives it out.
   */
  public CustomerWithOrdersRepository(TableClient table) {
    this.table = table;
  }

  /**
   * {@code CustomerWithOrders} by {@code customerId}.
   *
   * <p>One Query of the table: {@code PK = CUSTOMER#{customerId}} (one partition holds all its
   * items); each item goes to the component that it belongs to.
   */
  public Query<CustomerWithOrders> customerWithOrders(String customerId) {
    return table.collection("CustomerWithOrders.customerWithOrders", () -> new CustomerWithOrdersAssembly())
        .partition("PK", CustomerKeys.partition(customerId))
        .build();
  }

  private static final class CustomerWithOrdersAssembly implements CollectionAssembly<CustomerWithOrders> {
    private Customer customer;

    private final List<Order> orders = new ArrayList<>();

    private boolean found;

    @Override
    public List<CollectionPart<?>> parts() {
      return List.of(
          CollectionPart.of(CustomerCodec.INSTANCE, this::takeCustomer)
              .ofType("entityType", "Customer")
              .single(),
          CollectionPart.of(OrderCodec.INSTANCE, this::takeOrders)
              .ofType("entityType", "Order"));
    }

    private void takeCustomer(Customer item) {
      customer = item;
      found = true;
    }

    private void takeOrders(Order item) {
      orders.add(item);
      found = true;
    }

    @Override
    public Optional<CustomerWithOrders> finish() {
      if (!found || customer == null) {
        return Optional.empty();
      }
      return Optional.of(new CustomerWithOrders(customer, List.copyOf(orders)));
    }
  }
}
