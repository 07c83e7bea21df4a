package dev.keywright.example.account;

import dev.keywright.Range;
import dev.keywright.example.Design;
import dev.keywright.example.Question;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The accounts, loaded and asked. */
public final class AccountDesign implements Design {

  private static final LocalDate FROM = LocalDate.of(2026, 2, 1);
  private static final LocalDate TO = LocalDate.of(2026, 3, 14);

  private final AccountTable account;

  /** The design above a client. */
  public AccountDesign(DynamoDbClient client) {
    account = AccountTable.of(client);
  }

  @Override
  public String title() {
    return "The account";
  }

  @Override
  public void load() {
    account.createIfMissing();
    AccountData.users().forEach(account.user()::create);
    AccountData.orders().forEach(account.userOrder()::create);
    AccountData.items().forEach(account.orderItem()::create);
  }

  @Override
  public List<Question> questions() {
    return List.of(
        Question.one(
            "The profile of a user, by id",
            "user().profile(\"1\")",
            () -> account.user().profile("1")),
        Question.all(
            "The orders of a user, newest first: user 1, and not user 12",
            "userOrder().ordersOfUser(\"1\")",
            () -> account.userOrder().ordersOfUser("1")),
        Question.all(
            "The orders of a user between two dates; the later one falls on an order",
            "userOrder().ordersOfUserBetween(\"1\", Range.closed(" + FROM + ", " + TO + "))",
            () -> account.userOrder().ordersOfUserBetween("1", Range.closed(FROM, TO))),
        Question.all(
            "Who ordered on a date: the table's keys, the other way round",
            "userOrder().ordersOnDate(" + TO + ")",
            () -> account.userOrder().ordersOnDate(TO)),
        Question.all(
            "The items of an order",
            "orderItem().itemsOfOrder(\"B7\")",
            () -> account.orderItem().itemsOfOrder("B7")),
        Question.one(
            "One item of an order",
            "orderItem().item(\"B7\", 2)",
            () -> account.orderItem().item("B7", 2)),
        Question.all(
            "What comes first in every order",
            "orderItem().itemsInPlace(1)",
            () -> account.orderItem().itemsInPlace(1)));
  }
}
