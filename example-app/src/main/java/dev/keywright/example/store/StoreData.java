package dev.keywright.example.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the store holds: two customers, one with more orders than a page of recent ones shows, and
 * orders of a few products each.
 */
public final class StoreData {

  /** When the first order was placed; each one follows a day and an hour after the one before. */
  public static final Instant FIRST_ORDER = Instant.parse("2026-01-05T08:30:00Z");

  private static final Duration STEP = Duration.ofHours(25);
  private static final int ORDERS = 24;
  private static final List<String> PRODUCTS = List.of("kettle", "teapot", "cup", "spoon", "tray");

  private StoreData() {}

  /** The customers. */
  public static List<Customer> customers() {
    return List.of(
        new Customer("123", "Ada Lovelace", "ada@example.com", Optional.of("+44 20 7946 0123")),
        new Customer("456", "Alan Turing", "alan@example.com", Optional.empty()));
  }

  /**
   * The orders, in the order in which they were placed. Every eighth one is the second customer's.
   */
  public static List<Order> orders() {
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < ORDERS; i++) {
      List<Line> lines = lines(i);
      long total =
          lines.stream().mapToLong(each -> each.quantity() * price(each.productId())).sum();
      orders.add(
          new Order(
              i % 8 == 7 ? "456" : "123",
              FIRST_ORDER.plus(STEP.multipliedBy(i)),
              "A" + (122 + i),
              status(i),
              lines,
              total));
    }
    return orders;
  }

  /** The lines of all orders, as items of their own. */
  public static List<OrderLine> orderLines() {
    List<OrderLine> all = new ArrayList<>();
    for (Order order : orders()) {
      for (int i = 0; i < order.lines().size(); i++) {
        Line line = order.lines().get(i);
        all.add(
            new OrderLine(
                order.orderId(),
                i + 1,
                line.productId(),
                line.quantity(),
                price(line.productId()),
                order.placedAt()));
      }
    }
    return all;
  }

  private static List<Line> lines(int order) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i <= order % 3; i++) {
      lines.add(new Line(PRODUCTS.get((order + 2 * i) % PRODUCTS.size()), i + 1));
    }
    return lines;
  }

  private static Status status(int order) {
    if (order < ORDERS - 5) {
      return Status.DELIVERED;
    }
    return order < ORDERS - 3
        ? Status.SHIPPED
        : order < ORDERS - 1 ? Status.PROCESSING : Status.PLACED;
  }

  private static long price(String productId) {
    return 450L + 200L * PRODUCTS.indexOf(productId);
  }
}
