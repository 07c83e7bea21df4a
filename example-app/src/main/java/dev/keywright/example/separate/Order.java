package dev.keywright.example.separate;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.example.store.Status;
import java.time.Instant;

/**
 * An order in a table of its own. Only the sort key is a text that is made; the index by order id
 * is over the attribute, and needs no key to be declared.
 */
@Table(name = "Orders", partitionKey = "customerId", sortKey = "placedAtAndOrderId")
@GlobalIndex(name = "ByOrderId", partitionKey = "orderId")
@GlobalIndex(name = "Open", partitionKey = "openShard", sortKey = "placedAtAndOrderId")
@Entity
@Key(partition = "{customerId}", sort = "{placedAt}#{orderId}")
@Key(index = "Open", partition = "{orderId:shard(8)}", when = "status in (PLACED, PROCESSING)")
@AccessPattern(
    name = "recentOrders",
    by = "customerId",
    orderBy = "placedAt",
    descending = true,
    limit = 20)
@AccessPattern(name = "orderHistory", by = "customerId", range = "placedAt", orderBy = "placedAt")
@AccessPattern(name = "orderById", by = "orderId", unique = true)
@AccessPattern(name = "openOrders", index = "Open", orderBy = "placedAt")
public record Order(
    String customerId, Instant placedAt, String orderId, Status status, long totalCents) {}
