package dev.keywright.example.account;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.math.BigDecimal;

/** One item of an order. */
@Entity
@Key(partition = "ORDER#{orderId}", sort = "ITEM#{number:3}")
@AccessPattern(name = "itemsOfOrder", by = "orderId", orderBy = "number")
@AccessPattern(
    name = "item",
    by = {"orderId", "number"},
    unique = true)
@AccessPattern(name = "itemsInPlace", by = "number", orderBy = "orderId")
public record OrderItem(String orderId, int number, String title, BigDecimal price) {}
