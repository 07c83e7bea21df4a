package dev.keywright.example.account;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.LocalDate;

/** What a user ordered on a day, one order a day; the inverted index finds who did. */
@Entity
@Key(partition = "USER#{userId}", sort = "ORDER#{date}")
@AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "date", descending = true)
@AccessPattern(name = "ordersOfUserBetween", by = "userId", range = "date", orderBy = "date")
@AccessPattern(name = "ordersOnDate", by = "date", orderBy = "userId")
public record UserOrder(String userId, LocalDate date, String orderId, boolean gift) {}
