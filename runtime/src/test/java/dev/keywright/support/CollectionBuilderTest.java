package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemDecodingException;
import dev.keywright.NotUniqueException;
import dev.keywright.Query;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CollectionBuilderTest {

  private static final Order A = Order.of("1", 1, "A");
  private static final Order B = Order.of("1", 2, "B");
  private static final Order C = Order.of("1", 3, "C");
  private static final Customer ADA = new Customer("1", "Ada");

  private final ScriptedClient client = new ScriptedClient();
  private final TableClient table = TableClient.of(client, "Store", "PK", "SK");

  record Customer(String customerId, String name) {
    static final ItemCodec<Customer> CODEC =
        new ItemCodec<>() {
          @Override
          public Map<String, AttributeValue> toItem(Customer customer) {
            Map<String, AttributeValue> item = new HashMap<>();
            item.put("PK", AttributeValue.fromS("CUSTOMER#" + customer.customerId));
            item.put("SK", AttributeValue.fromS("PROFILE"));
            item.put("entityType", AttributeValue.fromS("Customer"));
            item.put("name", AttributeValue.fromS(customer.name));
            return item;
          }

          @Override
          public Customer fromItem(Map<String, AttributeValue> item) {
            return new Customer(
                item.get("PK").s().substring("CUSTOMER#".length()), item.get("name").s());
          }

          @Override
          public String entity() {
            return "Customer";
          }
        };
  }

  record CustomerWithOrders(Customer customer, List<Order> orders) {}

  private static final class Assembly implements CollectionAssembly<CustomerWithOrders> {
    private @Nullable Customer customer;
    private final List<Order> orders = new ArrayList<>();
    private final int limit;

    Assembly(int limit) {
      this.limit = limit;
    }

    @Override
    public List<CollectionPart<?>> parts() {
      return List.of(
          CollectionPart.of(Customer.CODEC, found -> customer = found)
              .ofType("entityType", "Customer")
              .single(),
          CollectionPart.of(Order.CODEC, orders::add)
              .whereItem(item -> item.get("SK").s().startsWith("ORDER#"))
              .limit(limit));
    }

    @Override
    public Optional<CustomerWithOrders> finish() {
      return customer == null
          ? Optional.empty()
          : Optional.of(new CustomerWithOrders(customer, List.copyOf(orders)));
    }
  }

  private CollectionBuilder<CustomerWithOrders> collection(int limit) {
    return table
        .collection("CustomerWithOrders.customerWithOrders", () -> new Assembly(limit))
        .partition("PK", "CUSTOMER#1")
        .descending();
  }

  private CollectionBuilder<CustomerWithOrders> collection() {
    return collection(ItemQuery.UNLIMITED);
  }

  private static Map<String, AttributeValue> item(Customer customer) {
    return Customer.CODEC.toItem(customer);
  }

  private static Map<String, AttributeValue> item(Order order) {
    return Order.CODEC.toItem(order);
  }

  private static Map<String, AttributeValue> stranger() {
    return Map.of(
        "PK", AttributeValue.fromS("CUSTOMER#1"), "SK", AttributeValue.fromS("NOTE#secret"));
  }

  @Test
  void oneQueryFillsAllParts() {
    client.items(true, List.of(item(ADA), item(C))).page().items(false, List.of(item(B), item(A)));
    Query<CustomerWithOrders> query = collection().build();
    assertEquals(0, client.queries.size());
    assertEquals(List.of(new CustomerWithOrders(ADA, List.of(C, B, A))), query.list());
    assertEquals(3, client.queries.size());
    assertNull(client.queries.get(0).limit());
    assertEquals(
        "CustomerWithOrders.customerWithOrders: Query Store where #PK = :PK, descending",
        query.toString());
  }

  @Test
  void eachReadingAssemblesAnew() {
    Query<CustomerWithOrders> query = collection().build();
    client.items(false, List.of(item(ADA), item(A)));
    assertEquals(Optional.of(new CustomerWithOrders(ADA, List.of(A))), query.first());
    client.items(false, List.of(item(ADA), item(B)));
    assertEquals(List.of(new CustomerWithOrders(ADA, List.of(B))), query.stream().toList());
    client.items(false, List.of());
    assertEquals(0, query.count());
  }

  @Test
  void limitsEachListAndStopsWhenAllAreFull() {
    client.items(true, List.of(item(ADA), item(C), item(B), item(A)));
    assertEquals(Optional.of(new CustomerWithOrders(ADA, List.of(C, B))), collection(2).find());
    assertEquals(1, client.queries.size());
    assertEquals(3, client.queries.get(0).limit());
  }

  @Test
  void readsOnWhileAPartIsNotFull() {
    client.items(true, List.of(item(C), item(B), item(A))).items(false, List.of(item(ADA)));
    assertEquals(Optional.of(new CustomerWithOrders(ADA, List.of(C, B))), collection(2).find());
    assertEquals(12, client.queries.get(1).limit());
  }

  @Test
  void twoOfASingleAreRefused() {
    client.items(false, List.of(item(ADA), item(new Customer("1", "Bea"))));
    NotUniqueException e = assertThrows(NotUniqueException.class, () -> collection().find());
    assertEquals(
        "CustomerWithOrders.customerWithOrders holds more than one Customer", e.getMessage());
  }

  @Test
  void otherItemsAreLeftOutOrRefused() {
    client.items(false, List.of(item(ADA), stranger()));
    assertEquals(Optional.of(new CustomerWithOrders(ADA, List.of())), collection().find());
    client.items(false, List.of(item(ADA), stranger()));
    ItemDecodingException e =
        assertThrows(ItemDecodingException.class, () -> collection().refuseOthers().find());
    assertEquals(
        "CustomerWithOrders.customerWithOrders found an item that none of its components takes",
        e.getMessage());
  }

  /** The customer's id, and whatever else there is. */
  private static final class Everything implements CollectionAssembly<List<Object>> {
    private final List<Object> found = new ArrayList<>();

    @Override
    public List<CollectionPart<?>> parts() {
      return List.of(
          CollectionPart.of(Customer.CODEC, found::add).ofType("entityType", "Customer").single(),
          CollectionPart.others(found::add));
    }

    @Override
    public Optional<List<Object>> finish() {
      return Optional.of(found);
    }
  }

  @Test
  void otherItemsAreKeptAsTheyAre() {
    client.items(false, List.of(item(ADA), stranger()));
    assertEquals(
        Optional.of(List.of(ADA, stranger())),
        table
            .collection("Everything.ofCustomer", Everything::new)
            .partition("PK", "CUSTOMER#1")
            .refuseOthers()
            .find());
  }

  /** A list that customers and orders fill together. */
  private static final class Mixed implements CollectionAssembly<List<Object>> {
    private final List<Object> found = new ArrayList<>();
    private final PartLimit limit = PartLimit.of(2);

    @Override
    public List<CollectionPart<?>> parts() {
      return List.of(
          CollectionPart.of(Customer.CODEC, found::add)
              .ofType("entityType", "Customer")
              .limit(limit),
          CollectionPart.of(Order.CODEC, found::add)
              .ofType("entityType", "Order")
              .where(order -> !order.orderId().equals("A"))
              .limit(limit));
    }

    @Override
    public Optional<List<Object>> finish() {
      return Optional.of(found);
    }
  }

  @Test
  void partsThatFillOneListShareItsLimit() {
    client.items(true, List.of(item(A), item(C), item(ADA), item(B)));
    assertEquals(
        Optional.of(List.of(C, ADA)),
        table.collection("Mixed.all", Mixed::new).partition("PK", "CUSTOMER#1").find());
    assertEquals(2, client.queries.get(0).limit());
    assertEquals(1, client.queries.size());
  }

  @Test
  void aSecondOneThatIsNotMeantDoesNoHarm() {
    client.items(false, List.of(item(A), item(B)));
    List<Order> found = new ArrayList<>();
    CollectionAssembly<Order> assembly =
        new CollectionAssembly<>() {
          @Override
          public List<CollectionPart<?>> parts() {
            return List.of(
                CollectionPart.of(Order.CODEC, found::add)
                    .where(order -> order.totalCents() == 100)
                    .single(),
                CollectionPart.of(Customer.CODEC, customer -> {}));
          }

          @Override
          public Optional<Order> finish() {
            return found.stream().findFirst();
          }
        };
    assertEquals(
        Optional.of(A),
        table.collection("Order.one", () -> assembly).partition("PK", "CUSTOMER#1").find());
  }

  @Test
  void whatTheKeyDoesNotMakeOneIsReadToTheEnd() {
    CollectionAssembly<Order> assembly =
        new CollectionAssembly<>() {
          @Override
          public List<CollectionPart<?>> parts() {
            return List.of(CollectionPart.of(Order.CODEC, order -> {}).unique());
          }

          @Override
          public Optional<Order> finish() {
            return Optional.of(A);
          }
        };
    CollectionBuilder<Order> one =
        table.collection("Order.one", () -> assembly).partition("PK", "CUSTOMER#1");
    client.items(true, List.of(item(A))).items(false, List.of());
    assertEquals(Optional.of(A), one.find());
    assertEquals(2, client.queries.size());
    client.items(true, List.of(item(A))).items(false, List.of(item(B)));
    assertThrows(NotUniqueException.class, one::find);
  }
}
