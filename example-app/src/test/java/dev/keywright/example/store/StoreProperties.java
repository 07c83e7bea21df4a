package dev.keywright.example.store;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertUnique;
import static dev.keywright.example.Answers.stored;
import static dev.keywright.example.Answers.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.Range;
import dev.keywright.example.RoundTable;
import dev.keywright.example.Values;
import dev.keywright.support.key.CodePointOrder;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every question of the store, against random items. */
class StoreProperties {

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void ordersAreThoseThatALookAtAllGives(
      @ForAll("orders") List<Order> written,
      @ForAll("ids") String id,
      @ForAll("ranges") Range<Instant> placedAt) {
    try (RoundTable round = RoundTable.next()) {
      EcommerceTable store = EcommerceTable.of(round.client(), round.name());
      store.createIfMissing();
      // Neighbours in the same partitions, which no query of orders may return.
      store.customer().put(new Customer(id, "neighbour", "", Optional.empty()));
      store.orderLine().put(new OrderLine(id, 1, id, 1, 1, Instant.EPOCH));
      written.forEach(store.order()::put);

      new OrderQuestions<>(
              Order::customerId,
              Order::placedAt,
              Order::orderId,
              Order::status,
              store.order()::recentOrders,
              store.order()::orderHistory,
              store.order()::orderById,
              store.order()::openOrders)
          .check(
              stored(written, each -> List.of(each.customerId(), each.placedAt(), each.orderId())),
              id,
              placedAt);
    }
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void linesAreThoseThatALookAtAllGives(
      @ForAll("orderLines") List<OrderLine> written, @ForAll("ids") String id) {
    try (RoundTable round = RoundTable.next()) {
      EcommerceTable store = EcommerceTable.of(round.client(), round.name());
      store.createIfMissing();
      store.order().put(new Order(id, Instant.EPOCH, id, Status.PLACED, List.of(), 0));
      written.forEach(store.orderLine()::put);

      new LineQuestions<>(
              OrderLine::orderId,
              OrderLine::line,
              OrderLine::productId,
              OrderLine::placedAt,
              store.orderLine()::linesOfOrder,
              store.orderLine()::ordersWithProduct)
          .check(stored(written, each -> List.of(each.orderId(), each.line())), id);
    }
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void customersAreThoseThatALookAtAllGives(
      @ForAll("customers") List<Customer> written,
      @ForAll("fewOrders") List<Order> orders,
      @ForAll("ids") String id) {
    try (RoundTable round = RoundTable.next()) {
      EcommerceTable store = EcommerceTable.of(round.client(), round.name());
      store.createIfMissing();
      orders.forEach(store.order()::put);
      written.forEach(store.customer()::put);
      List<Customer> customers = stored(written, Customer::customerId);
      List<Order> allOrders =
          stored(orders, each -> List.of(each.customerId(), each.placedAt(), each.orderId()));
      for (String customerId : asked(customers, Customer::customerId, id)) {
        List<Customer> found = with(customers, Customer::customerId, customerId);
        assertUnique(found, () -> store.customer().profile(customerId));
        if (!found.isEmpty()) {
          assertEquals(
              List.of(new CustomerWithOrders(found.get(0), sorted(allOrders, customerId))),
              store.customerWithOrders().customerWithOrders(customerId).list());
        }
      }
    }
  }

  /** A customer's orders in the order of the sort key. */
  private static List<Order> sorted(List<Order> orders, String customerId) {
    return with(orders, Order::customerId, customerId).stream()
        .sorted(
            Comparator.comparing(
                each -> OrderKeys.sort(each.placedAt(), each.orderId()), CodePointOrder.INSTANCE))
        .toList();
  }

  @Provide
  Arbitrary<String> ids() {
    return Values.ids();
  }

  @Provide
  Arbitrary<Range<Instant>> ranges() {
    // The ends of what can be written, and those beyond it, which mean no end at all.
    return Values.ranges(
        Arbitraries.oneOf(
            Values.instants(), Values.instants(), Arbitraries.of(Instant.MIN, Instant.MAX)));
  }

  @Provide
  Arbitrary<List<Order>> orders() {
    return orders(50);
  }

  @Provide
  Arbitrary<List<Order>> fewOrders() {
    return orders(10);
  }

  private static Arbitrary<List<Order>> orders(int size) {
    Arbitrary<Line> line = Combinators.combine(Values.ids(), Arbitraries.integers()).as(Line::new);
    return Values.lists(
        customers ->
            Combinators.combine(
                    customers,
                    Values.instants(),
                    Values.ids(),
                    Arbitraries.of(Status.class),
                    line.list().ofMaxSize(1),
                    Values.numbers())
                .as(Order::new),
        size);
  }

  @Provide
  Arbitrary<List<OrderLine>> orderLines() {
    return Values.lists(
        ids ->
            Combinators.combine(
                    ids,
                    Arbitraries.integers().between(0, 12),
                    ids,
                    Arbitraries.integers(),
                    Values.numbers(),
                    Values.instants())
                .as(OrderLine::new),
        20);
  }

  @Provide
  Arbitrary<List<Customer>> customers() {
    return Combinators.combine(
            Values.ids(), Values.texts(), Values.texts(), Values.texts().optional())
        .as(Customer::new)
        .list()
        .ofMaxSize(5);
  }
}
