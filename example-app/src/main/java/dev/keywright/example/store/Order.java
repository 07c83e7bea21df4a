package dev.keywright.example.store;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;
import java.util.List;

/**
 * An order. Below its customer it sorts by time; the first index finds it by its id alone, the
 * second holds the open orders only, spread over eight partitions.
 */
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{orderId}")
@Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ORDER")
@Key(
    index = "GSI2",
    partition = "OPEN#{orderId:shard(8)}",
    sort = "{placedAt}#{orderId}",
    when = "status in (PLACED, PROCESSING)")
@AccessPattern(
    name = "recentOrders",
    by = "customerId",
    orderBy = "placedAt",
    descending = true,
    limit = 20)
@AccessPattern(name = "orderHistory", by = "customerId", range = "placedAt", orderBy = "placedAt")
@AccessPattern(name = "orderById", by = "orderId", unique = true)
@AccessPattern(name = "openOrders", index = "GSI2", orderBy = "placedAt")
public record Order(
    String customerId,
    Instant placedAt,
    String orderId,
    Status status,
    List<Line> lines,
    long totalCents) {}
