package dev.keywright.example.separate;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

/** A line of an order in a table of its own, whose sort key is a number. */
@Table(name = "OrderLines", partitionKey = "orderId", sortKey = "line")
@GlobalIndex(name = "ByProduct", partitionKey = "productId", sortKey = "placedAt")
@Entity
@Key(partition = "{orderId}", sort = "{line}")
@AccessPattern(name = "linesOfOrder", by = "orderId", orderBy = "line")
@AccessPattern(
    name = "ordersWithProduct",
    by = "productId",
    orderBy = "placedAt",
    descending = true)
public record OrderLine(
    String orderId, int line, String productId, int quantity, long priceCents, Instant placedAt) {}
