package dev.keywright.example.account;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertOrdered;
import static dev.keywright.example.Answers.assertUnique;
import static dev.keywright.example.Answers.stored;
import static dev.keywright.example.Answers.with;

import dev.keywright.Range;
import dev.keywright.example.RoundTable;
import dev.keywright.example.Values;
import dev.keywright.support.key.CodePointOrder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every question of the accounts, from both sides of the inverted index. */
class AccountProperties {

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void ordersAreThoseThatALookAtAllGives(
      @ForAll("orders") List<UserOrder> written,
      @ForAll("ids") String id,
      @ForAll("dates") LocalDate day,
      @ForAll("ranges") Range<LocalDate> days) {
    try (RoundTable round = RoundTable.next()) {
      AccountTable account = AccountTable.of(round.client(), round.name());
      account.createIfMissing();
      User user = new User(id, "neighbour");
      account.user().put(user);
      written.forEach(account.userOrder()::put);
      List<UserOrder> all = stored(written, each -> List.of(each.userId(), each.date()));

      assertUnique(List.of(user), () -> account.user().profile(id));
      for (String userId : asked(all, UserOrder::userId, id)) {
        List<UserOrder> own = with(all, UserOrder::userId, userId);
        assertOrdered(
            own,
            UserOrder::date,
            Comparator.reverseOrder(),
            account.userOrder().ordersOfUser(userId));
        assertOrdered(
            own.stream().filter(each -> days.contains(each.date())).toList(),
            UserOrder::date,
            Comparator.naturalOrder(),
            account.userOrder().ordersOfUserBetween(userId, days));
      }
      for (LocalDate date : asked(all, UserOrder::date, day)) {
        assertOrdered(
            with(all, UserOrder::date, date),
            UserOrder::userId,
            CodePointOrder.INSTANCE,
            account.userOrder().ordersOnDate(date));
      }
    }
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void itemsAreThoseThatALookAtAllGives(
      @ForAll("items") List<OrderItem> written, @ForAll("ids") String id) {
    try (RoundTable round = RoundTable.next()) {
      AccountTable account = AccountTable.of(round.client(), round.name());
      account.createIfMissing();
      account.userOrder().put(new UserOrder(id, LocalDate.EPOCH, id, false));
      written.forEach(account.orderItem()::put);
      List<OrderItem> all = stored(written, each -> List.of(each.orderId(), each.number()));

      for (String orderId : asked(all, OrderItem::orderId, id)) {
        List<OrderItem> own = with(all, OrderItem::orderId, orderId);
        assertOrdered(
            own,
            OrderItem::number,
            Comparator.naturalOrder(),
            account.orderItem().itemsOfOrder(orderId));
        assertUnique(with(own, OrderItem::number, 1), () -> account.orderItem().item(orderId, 1));
      }
      assertOrdered(
          with(all, OrderItem::number, 1),
          OrderItem::orderId,
          CodePointOrder.INSTANCE,
          account.orderItem().itemsInPlace(1));
    }
  }

  @Provide
  Arbitrary<String> ids() {
    return Values.ids();
  }

  @Provide
  Arbitrary<LocalDate> dates() {
    return Values.dates();
  }

  @Provide
  Arbitrary<Range<LocalDate>> ranges() {
    return Values.ranges(
        Arbitraries.oneOf(
            Values.dates(), Values.dates(), Arbitraries.of(LocalDate.MIN, LocalDate.MAX)));
  }

  @Provide
  Arbitrary<List<UserOrder>> orders() {
    return Values.lists(
        users ->
            Combinators.combine(users, Values.dates(), Values.ids(), Arbitraries.of(true, false))
                .as(UserOrder::new),
        20);
  }

  @Provide
  Arbitrary<List<OrderItem>> items() {
    // DynamoDB keeps a number's value, not its trailing zeros; this one has none.
    Arbitrary<BigDecimal> prices =
        Values.numbers().map(each -> BigDecimal.valueOf(each / 10 * 10 + 1, 2));
    return Values.lists(
        orders ->
            Combinators.combine(
                    orders, Arbitraries.integers().between(0, 3), Values.texts(), prices)
                .as(OrderItem::new),
        20);
  }
}
