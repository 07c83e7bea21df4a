package dev.keywright.benchmarks.codec;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is measured: twelve attributes, among them a nested list, a set, an optional, an enum, a
 * decimal and instants, and one index.
 */
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "PURCHASE#{placedAt}#{purchaseId}")
@Key(index = "gsi1", partition = "PURCHASE#{purchaseId}", sort = "PURCHASE")
@AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt")
@AccessPattern(name = "byId", by = "purchaseId", unique = true)
public record Purchase(
    String customerId,
    String purchaseId,
    Instant placedAt,
    Instant updatedAt,
    Status status,
    BigDecimal discount,
    long totalCents,
    int version,
    boolean express,
    Optional<String> note,
    Set<String> tags,
    List<Line> lines) {

  /** Where a purchase stands. */
  public enum Status {
    /** Ordered. */
    PLACED,
    /** Under way. */
    SHIPPED,
    /** There. */
    DELIVERED
  }

  /** A line of a purchase. */
  public record Line(String sku, int quantity, long priceCents) {}

  /** The instance that every benchmark works on. */
  public static Purchase example() {
    return new Purchase(
        "customer-4711",
        "purchase-0815",
        Instant.parse("2026-03-14T15:09:26.535897932Z"),
        Instant.parse("2026-03-15T06:00:00.125Z"),
        Status.SHIPPED,
        new BigDecimal("12.50"),
        129_900,
        3,
        true,
        Optional.of("leave it at the door"),
        Set.of("gift", "fragile", "spring"),
        List.of(
            new Line("sku-1", 2, 19_900),
            new Line("sku-2", 1, 49_900),
            new Line("sku-3", 4, 10_050)));
  }
}
