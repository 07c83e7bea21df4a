package dev.keywright.example.store;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertOrdered;
import static dev.keywright.example.Answers.with;

import dev.keywright.Query;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The questions about order lines, which are the same in one table and in tables of their own.
 *
 * @param <T> the line
 */
public record LineQuestions<T>(
    Function<T, String> orderId,
    Function<T, Integer> line,
    Function<T, String> productId,
    Function<T, Instant> placedAt,
    Function<String, Query<T>> linesOfOrder,
    Function<String, Query<T>> ordersWithProduct) {

  /** Asks them all, and compares with what a look at all the lines gives. */
  public void check(List<T> all, String otherId) {
    for (String order : asked(all, orderId, otherId)) {
      assertOrdered(
          with(all, orderId, order), line, Comparator.naturalOrder(), linesOfOrder.apply(order));
    }
    for (String product : asked(all, productId, otherId)) {
      assertOrdered(
          with(all, productId, product),
          placedAt,
          Comparator.reverseOrder(),
          ordersWithProduct.apply(product));
    }
  }
}
