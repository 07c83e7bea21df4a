package dev.keywright.benchmarks.codec;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The codec that a careful developer writes by hand: straight-line code, a presized map. How
 * instants are read and written is a parameter: with {@code Instant.toString} and {@code parse}, as
 * usual, or with a fixed-width form of one's own.
 */
final class HandWritten {

  private final Function<Instant, String> format;
  private final Function<String, Instant> parse;

  private HandWritten(Function<Instant, String> format, Function<String, Instant> parse) {
    this.format = format;
    this.parse = parse;
  }

  /** With the JDK's own text of instants. */
  static HandWritten usual() {
    return new HandWritten(Instant::toString, Instant::parse);
  }

  /** With a reader and writer of fixed-width instants. */
  static HandWritten fast() {
    return new HandWritten(FixedInstants::format, FixedInstants::parse);
  }

  Map<String, AttributeValue> encode(Purchase purchase) {
    Map<String, AttributeValue> item = new HashMap<>(32);
    String placedAt = format.apply(purchase.placedAt());
    item.put("pk", AttributeValue.fromS("CUSTOMER#" + purchase.customerId()));
    item.put("sk", AttributeValue.fromS("PURCHASE#" + placedAt + "#" + purchase.purchaseId()));
    item.put("gsi1pk", AttributeValue.fromS("PURCHASE#" + purchase.purchaseId()));
    item.put("gsi1sk", AttributeValue.fromS("PURCHASE"));
    item.put("customerId", AttributeValue.fromS(purchase.customerId()));
    item.put("purchaseId", AttributeValue.fromS(purchase.purchaseId()));
    item.put("placedAt", AttributeValue.fromS(placedAt));
    item.put("updatedAt", AttributeValue.fromS(format.apply(purchase.updatedAt())));
    item.put("status", AttributeValue.fromS(purchase.status().name()));
    item.put("discount", AttributeValue.fromN(purchase.discount().toPlainString()));
    item.put("totalCents", AttributeValue.fromN(Long.toString(purchase.totalCents())));
    item.put("version", AttributeValue.fromN(Integer.toString(purchase.version())));
    item.put("express", AttributeValue.fromBool(purchase.express()));
    purchase.note().ifPresent(note -> item.put("note", AttributeValue.fromS(note)));
    if (!purchase.tags().isEmpty()) {
      item.put("tags", AttributeValue.fromSs(new ArrayList<>(purchase.tags())));
    }
    List<AttributeValue> lines = new ArrayList<>(purchase.lines().size());
    for (Purchase.Line line : purchase.lines()) {
      Map<String, AttributeValue> map = new HashMap<>(8);
      map.put("sku", AttributeValue.fromS(line.sku()));
      map.put("quantity", AttributeValue.fromN(Integer.toString(line.quantity())));
      map.put("priceCents", AttributeValue.fromN(Long.toString(line.priceCents())));
      lines.add(AttributeValue.fromM(map));
    }
    item.put("lines", AttributeValue.fromL(lines));
    return item;
  }

  Purchase decode(Map<String, AttributeValue> item) {
    AttributeValue note = item.get("note");
    AttributeValue tags = item.get("tags");
    List<AttributeValue> stored = item.get("lines").l();
    List<Purchase.Line> lines = new ArrayList<>(stored.size());
    for (AttributeValue each : stored) {
      Map<String, AttributeValue> map = each.m();
      lines.add(
          new Purchase.Line(
              map.get("sku").s(),
              Integer.parseInt(map.get("quantity").n()),
              Long.parseLong(map.get("priceCents").n())));
    }
    return new Purchase(
        item.get("customerId").s(),
        item.get("purchaseId").s(),
        parse.apply(item.get("placedAt").s()),
        parse.apply(item.get("updatedAt").s()),
        Purchase.Status.valueOf(item.get("status").s()),
        new BigDecimal(item.get("discount").n()),
        Long.parseLong(item.get("totalCents").n()),
        Integer.parseInt(item.get("version").n()),
        item.get("express").bool(),
        note == null ? Optional.empty() : Optional.of(note.s()),
        tags == null ? Set.of() : new HashSet<>(tags.ss()),
        lines);
  }
}
