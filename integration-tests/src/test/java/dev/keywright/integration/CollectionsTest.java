package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemDecodingException;
import dev.keywright.Range;
import dev.keywright.integration.timeline.Account;
import dev.keywright.integration.timeline.Entry;
import dev.keywright.integration.timeline.Kept;
import dev.keywright.integration.timeline.Ledger;
import dev.keywright.integration.timeline.Note;
import dev.keywright.integration.timeline.NoteCodec;
import dev.keywright.integration.timeline.Payment;
import dev.keywright.integration.timeline.Refund;
import dev.keywright.integration.timeline.RefundCodec;
import dev.keywright.integration.timeline.ShopTable;
import dev.keywright.integration.timeline.Statement;
import dev.keywright.integration.timeline.Whole;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Item collections: one Query, each item where it belongs, limits by list, ranges, no strangers.
 */
class CollectionsTest {

  private static final Instant START = Instant.parse("2026-02-28T00:00:00Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ShopTable shop = ShopTable.of(dynamoDb.client());
  private final List<Entry> entries = new ArrayList<>();

  @BeforeEach
  void load() {
    shop.createIfMissing();
    for (int i = 0; i < 10; i++) {
      Instant at = START.plusSeconds(i);
      if (i % 3 == 0) {
        Refund refund = new Refund("1", at, "r" + i, "broken");
        shop.refund().create(refund);
        entries.add(refund);
      } else {
        Payment payment = new Payment("1", at, "p#" + i, i);
        shop.payment().create(payment);
        entries.add(payment);
      }
    }
    shop.account().create(new Account("1", "DE"));
    shop.note().create(new Note("1", "n", "call back"));
    shop.account().create(new Account("2", "DE"));
    shop.payment().create(new Payment("3", START, "p", 1));
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void everyItemGoesWhereItBelongs() {
    assertEquals(
        List.of(new Ledger(Optional.of(new Account("1", "DE")), entries)),
        shop.ledger().ofAccount("1").list());
    assertEquals(
        List.of(new Ledger(Optional.of(new Account("2", "DE")), List.of())),
        shop.ledger().ofAccount("2").list());
    assertEquals(
        List.of(new Ledger(Optional.empty(), List.of(new Payment("3", START, "p", 1)))),
        shop.ledger().ofAccount("3").list());
    assertEquals(List.of(), shop.ledger().ofAccount("4").list());
  }

  @Test
  void aLimitCountsTheItemsOfTheWholeList() {
    assertEquals(
        List.of(
            new Ledger(
                Optional.of(new Account("1", "DE")),
                List.of(entries.get(9), entries.get(8), entries.get(7)))),
        shop.ledger().latest("1").list());
  }

  @Test
  void aRangeOfEveryComponent() {
    Range<Instant> range = Range.openClosed(START.plusSeconds(1), START.plusSeconds(4));
    assertEquals(
        Optional.of(
            new Statement(
                List.of((Payment) entries.get(2), (Payment) entries.get(4)),
                List.of((Refund) entries.get(3)))),
        shop.statement().between("1", range));
    assertEquals(
        Optional.empty(), shop.statement().between("1", Range.greaterThan(START.plusSeconds(9))));
  }

  @Test
  void whatNoComponentTakesIsRefusedWhereThatIsDeclared() {
    assertEquals(
        Optional.of(new Whole(Optional.of(new Account("2", "DE")), List.of())),
        shop.whole().ofAccount("2"));
    ItemDecodingException e =
        assertThrows(ItemDecodingException.class, () -> shop.whole().ofAccount("1"));
    assertEquals("Whole.ofAccount found an item that none of its components takes", e.getMessage());
  }

  @Test
  void whatNoComponentTakesIsKeptWhereThatIsDeclared() {
    Map<String, AttributeValue> later =
        Map.of(
            "pk", AttributeValue.fromS("ACCOUNT#1"),
            "sk", AttributeValue.fromS("ZZZ#of a later version"),
            "text", AttributeValue.fromS("whatever"));
    dynamoDb.client().putItem(put -> put.tableName("Shop").item(later));
    Kept kept = shop.kept().ofAccount("1").orElseThrow();
    assertEquals(Optional.of(new Account("1", "DE")), kept.account());
    assertEquals(entries.stream().filter(Payment.class::isInstance).toList(), kept.payments());
    List<Map<String, AttributeValue>> others = new ArrayList<>();
    entries.stream()
        .filter(Refund.class::isInstance)
        .forEach(each -> others.add(RefundCodec.encode((Refund) each)));
    others.add(NoteCodec.encode(new Note("1", "n", "call back")));
    others.add(later);
    assertEquals(others, kept.others());
  }

  @Test
  void whatIsKeptIsLimitedLikeEveryList() {
    Kept kept = shop.kept().first("1").list().get(0);
    assertEquals(List.of(entries.get(1)), kept.payments());
    assertEquals(List.of(RefundCodec.encode((Refund) entries.get(0))), kept.others());
  }

  @Test
  void whatIsInNoCollectionIsLeftOut() {
    assertEquals(List.of(new Note("1", "n", "call back")), shop.note().ofAccount("1").list());
  }
}
