package shop;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** A line of an order as an item; the package alone sees it. */
@Entity
@Key(partition = "ORDER#{orderId}", sort = "LINE#{number:4}")
@AccessPattern(name = "linesOfOrder", by = "orderId", orderBy = "number")
@AccessPattern(name = "lineRange", by = "orderId", range = "number", orderBy = "number")
record OrderLine(String orderId, int number, String productId) {}
