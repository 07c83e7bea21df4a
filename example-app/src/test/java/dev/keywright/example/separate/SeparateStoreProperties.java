package dev.keywright.example.separate;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertUnique;
import static dev.keywright.example.Answers.stored;
import static dev.keywright.example.Answers.with;

import dev.keywright.Range;
import dev.keywright.example.RoundTable;
import dev.keywright.example.Values;
import dev.keywright.example.store.LineQuestions;
import dev.keywright.example.store.OrderQuestions;
import dev.keywright.example.store.Status;
import java.time.Instant;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every question of the store as separate tables, whose keys are attributes, text and numbers. */
class SeparateStoreProperties {

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void ordersAreThoseThatALookAtAllGives(
      @ForAll("orders") List<Order> written,
      @ForAll("ids") String id,
      @ForAll("ranges") Range<Instant> placedAt) {
    try (RoundTable round = RoundTable.next()) {
      OrderTable store = OrderTable.of(round.client(), round.name());
      store.createIfMissing();
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
      OrderLineTable store = OrderLineTable.of(round.client(), round.name());
      store.createIfMissing();
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
      @ForAll("customers") List<Customer> written, @ForAll("ids") String id) {
    try (RoundTable round = RoundTable.next()) {
      CustomerTable store = CustomerTable.of(round.client(), round.name());
      store.createIfMissing();
      written.forEach(store.customer()::put);
      List<Customer> all = stored(written, Customer::customerId);
      for (String customerId : asked(all, Customer::customerId, id)) {
        assertUnique(
            with(all, Customer::customerId, customerId),
            () -> store.customer().profile(customerId));
      }
    }
  }

  @Provide
  Arbitrary<String> ids() {
    return Values.ids();
  }

  @Provide
  Arbitrary<Range<Instant>> ranges() {
    return Values.ranges(Values.instants());
  }

  @Provide
  Arbitrary<List<Order>> orders() {
    return Values.lists(
        customers ->
            Combinators.combine(
                    customers,
                    Values.instants(),
                    Values.ids(),
                    Arbitraries.of(Status.class),
                    Values.numbers())
                .as(Order::new),
        50);
  }

  @Provide
  Arbitrary<List<OrderLine>> orderLines() {
    // The sort key is a number: negative and large ones are as good as any.
    Arbitrary<Integer> numbers =
        Arbitraries.oneOf(Arbitraries.integers().between(-11, 11), Arbitraries.integers());
    return Values.lists(
        ids ->
            Combinators.combine(
                    ids, numbers, ids, Arbitraries.integers(), Values.numbers(), Values.instants())
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
