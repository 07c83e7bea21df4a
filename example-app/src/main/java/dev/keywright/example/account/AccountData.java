package dev.keywright.example.account;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** What the accounts hold: two users, one whose id begins with the other's, and their orders. */
public final class AccountData {

  private AccountData() {}

  /** The users. */
  public static List<User> users() {
    return List.of(new User("1", "Grace Hopper"), new User("12", "Edsger Dijkstra"));
  }

  /** The orders of the users. */
  public static List<UserOrder> orders() {
    return List.of(
        new UserOrder("1", LocalDate.of(2026, 1, 31), "B3", false),
        new UserOrder("1", LocalDate.of(2026, 2, 28), "B5", true),
        new UserOrder("1", LocalDate.of(2026, 3, 14), "B7", false),
        new UserOrder("12", LocalDate.of(2026, 3, 14), "B8", false));
  }

  /** The items of the orders. */
  public static List<OrderItem> items() {
    return List.of(
        new OrderItem("B3", 1, "Compiler, first edition", new BigDecimal("120.00")),
        new OrderItem("B5", 1, "Wire, 30 cm", new BigDecimal("0.10")),
        new OrderItem("B7", 1, "Moth, preserved", new BigDecimal("14.50")),
        new OrderItem("B7", 2, "Tape", new BigDecimal("2.75")),
        new OrderItem("B8", 1, "Structured notes", new BigDecimal("8.00")));
  }
}
