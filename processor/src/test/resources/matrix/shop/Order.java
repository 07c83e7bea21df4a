package shop;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An order, open or closed. */
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
@AccessPattern(
    name = "paidOrders",
    by = "customerId",
    filter = "paid = true and note present",
    as = OrderSummary.class,
    suppress = "filter-cost")
public record Order(
    String customerId,
    Instant placedAt,
    String orderId,
    Status status,
    boolean paid,
    Optional<String> note,
    List<Line> lines,
    @Attribute(name = "total") BigDecimal totalAmount)
    implements TrailEntry {

  /** Where an order stands. */
  public enum Status {
    PLACED,
    PROCESSING,
    SHIPPED,
    DELIVERED
  }

  /** A line; a set may be a part of another one. */
  public record Line(String productId, int quantity, Optional<Line> part) {}
}
