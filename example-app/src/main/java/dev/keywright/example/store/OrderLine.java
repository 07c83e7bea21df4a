package dev.keywright.example.store;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;

/**
 * The relation between an order and a product: read from the order's side in the table, and from
 * the product's side in the first index.
 */
@Entity
@Key(partition = "ORDER#{orderId}", sort = "LINE#{line:4}")
@Key(index = "GSI1", partition = "PRODUCT#{productId}", sort = "{placedAt}#{orderId}#{line:4}")
@AccessPattern(name = "linesOfOrder", by = "orderId", orderBy = "line")
@AccessPattern(
    name = "ordersWithProduct",
    by = "productId",
    orderBy = "placedAt",
    descending = true)
public record OrderLine(
    String orderId, int line, String productId, int quantity, long priceCents, Instant placedAt) {}
