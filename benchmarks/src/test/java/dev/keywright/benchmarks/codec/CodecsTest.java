package dev.keywright.benchmarks.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is compared does the same work: each codec's items give the same values back. */
class CodecsTest {

  private final Purchase purchase = Purchase.example();

  @Test
  void everyCodecKeepsEveryValue() {
    HandWritten usual = HandWritten.usual();
    HandWritten fast = HandWritten.fast();
    assertEquals(purchase, usual.decode(usual.encode(purchase)));
    assertEquals(purchase, fast.decode(fast.encode(purchase)));
    assertEquals(purchase, PurchaseCodec.decode(PurchaseCodec.encode(purchase)));
  }

  @Test
  void theFastCodecAndOursWriteTheSameItem() {
    Map<String, AttributeValue> ours = PurchaseCodec.encode(purchase);
    Map<String, AttributeValue> fast = HandWritten.fast().encode(purchase);
    assertEquals(fast.keySet(), ours.keySet());
    assertEquals(fast.get("sk"), ours.get("sk"));
    assertEquals(fast.get("lines"), ours.get("lines"));
  }

  @Test
  void itemsOfTheEnhancedClientAreReadHere() {
    Map<String, AttributeValue> item =
        TableSchema.fromBean(PurchaseBean.class).itemToMap(PurchaseBean.of(purchase), true);
    assertEquals(purchase, PurchaseCodec.decode(item));
  }

  @Test
  void theEnhancedClientReadsItemsOfOurs() {
    PurchaseBean bean =
        TableSchema.fromBean(PurchaseBean.class).mapToItem(PurchaseCodec.encode(purchase));
    assertEquals(purchase.placedAt(), bean.getPlacedAt());
    assertEquals(purchase.discount(), bean.getDiscount());
    assertEquals(purchase.tags(), bean.getTags());
    assertEquals(purchase.lines().size(), bean.getLines().size());
  }
}
