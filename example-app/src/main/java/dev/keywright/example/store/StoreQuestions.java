package dev.keywright.example.store;

import dev.keywright.Query;
import dev.keywright.Range;
import dev.keywright.example.Question;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** The store's questions, which are the same in one table and in separate ones. */
public record StoreQuestions(
    Function<String, Optional<?>> profile,
    Function<String, Query<?>> recentOrders,
    BiFunction<String, Range<Instant>, Query<?>> orderHistory,
    Function<String, Optional<?>> orderById,
    Supplier<Query<?>> openOrders,
    Function<String, Query<?>> linesOfOrder,
    Function<String, Query<?>> ordersWithProduct) {

  private static final Instant FROM = Instant.parse("2026-01-10T00:00:00Z");
  private static final Instant TO = Instant.parse("2026-01-13T16:30:00Z");

  /** The questions, in the order in which they are asked. */
  public List<Question> all() {
    return List.of(
        Question.one(
            "The profile of a customer, by id",
            "customer().profile(\"123\")",
            () -> profile.apply("123")),
        Question.all(
            "The latest 20 orders of a customer, newest first",
            "order().recentOrders(\"123\")",
            () -> recentOrders.apply("123")),
        Question.all(
            "The orders of a customer between two instants; the later one falls on an order",
            "order().orderHistory(\"123\", Range.closed(" + FROM + ", " + TO + "))",
            () -> orderHistory.apply("123", Range.closed(FROM, TO))),
        Question.one(
            "An order, by its id alone",
            "order().orderById(\"A145\")",
            () -> orderById.apply("A145")),
        Question.all("The open orders, oldest first", "order().openOrders()", openOrders),
        Question.all(
            "The lines of an order",
            "orderLine().linesOfOrder(\"A124\")",
            () -> linesOfOrder.apply("A124")),
        Question.all(
            "The orders that contain a product, newest first",
            "orderLine().ordersWithProduct(\"tray\")",
            () -> ordersWithProduct.apply("tray")));
  }
}
