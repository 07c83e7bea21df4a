package dev.keywright.example.store;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertOrdered;
import static dev.keywright.example.Answers.assertUnique;
import static dev.keywright.example.Answers.with;

import dev.keywright.Query;
import dev.keywright.Range;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The questions about orders, which are the same in one table and in tables of their own.
 *
 * @param <T> the order
 */
public record OrderQuestions<T>(
    Function<T, String> customerId,
    Function<T, Instant> placedAt,
    Function<T, String> orderId,
    Function<T, Status> status,
    Function<String, Query<T>> recentOrders,
    BiFunction<String, Range<Instant>, Query<T>> orderHistory,
    Function<String, Optional<T>> orderById,
    Supplier<Query<T>> openOrders) {

  private static final Set<Status> OPEN = EnumSet.of(Status.PLACED, Status.PROCESSING);

  /** Asks them all, and compares with what a look at all the orders gives. */
  public void check(List<T> all, String otherId, Range<Instant> range) {
    for (String customer : asked(all, customerId, otherId)) {
      List<T> own = with(all, customerId, customer);
      assertOrdered(own, placedAt, Comparator.reverseOrder(), 20, recentOrders.apply(customer));
      assertOrdered(
          own.stream().filter(each -> range.contains(placedAt.apply(each))).toList(),
          placedAt,
          Comparator.naturalOrder(),
          orderHistory.apply(customer, range));
    }
    for (String order : asked(all, orderId, otherId)) {
      assertUnique(with(all, orderId, order), () -> orderById.apply(order));
    }
    assertOrdered(
        all.stream().filter(each -> OPEN.contains(status.apply(each))).toList(),
        placedAt,
        Comparator.naturalOrder(),
        openOrders.get());
  }
}
