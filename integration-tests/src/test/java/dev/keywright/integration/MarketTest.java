package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.ItemAlreadyExistsException;
import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.integration.market.Listing;
import dev.keywright.integration.market.MarketTable;
import dev.keywright.integration.market.Product;
import dev.keywright.integration.market.Vendor;
import dev.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Projections, native, inverted, sparse, local and multi-attribute keys, in generated code. */
class MarketTest {

  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final MarketTable market = MarketTable.of(dynamoDb.client());

  private final Product lamp = product("v1", "p1", "home", "Lamp", 1_000, "4.5", NOON);
  private final Product lantern = product("v1", "p2", "home", "Lantern", 2_000, "4.5", null);
  private final Product rug = product("v2", "p3", "home", "Rug", -5, "3", NOON.plusNanos(1));
  private final Product same = product("v2", "p1", "toys", "Lamp", 1_000, "4.5", null);

  private static Product product(
      String vendor,
      String id,
      String category,
      String title,
      long price,
      String rating,
      @org.jspecify.annotations.Nullable Instant flaggedAt) {
    return new Product(
        vendor,
        id,
        category,
        title,
        title + "#" + vendor,
        price,
        new BigDecimal(rating),
        "eu",
        Optional.ofNullable(flaggedAt),
        price > 0,
        "EUR");
  }

  @BeforeEach
  void load() {
    market.createIfMissing();
    market.vendor().put(new Vendor("v1", "One"));
    List.of(lamp, lantern, rug, same).forEach(market.product()::put);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void theProfileIsNoProduct() {
    assertEquals(List.of(lamp, lantern), market.product().ofVendor("v1").list());
    assertEquals(Optional.of(new Vendor("v1", "One")), market.vendor().byId("v1"));
  }

  @Test
  void aProjectionHoldsWhatTheIndexHolds() {
    assertEquals(
        List.of(
            new Listing("Rug", -5, "p3"),
            new Listing("Lamp", 1_000, "p1"),
            new Listing("Lantern", 2_000, "p2")),
        market.product().inCategory("home").list());
  }

  @Test
  void rangesOfANativeNumber() {
    assertEquals(
        List.of("Lantern", "Lamp"),
        titles(market.product().priced("home", Range.atLeast(-5L)).list()));
    assertEquals(
        List.of("Lamp", "Rug"),
        titles(market.product().priced("home", Range.lessThan(2_000L)).list()));
    assertEquals(
        List.of("Lamp"), titles(market.product().priced("home", Range.closed(0L, 1_000L)).list()));
    assertEquals(List.of(), titles(market.product().priced("home", Range.closed(2L, 1L)).list()));
  }

  private static List<String> titles(List<Listing> listings) {
    return listings.stream().map(Listing::title).toList();
  }

  @Test
  void itemsAreFetchedWhereTheIndexHoldsKeysOnly() {
    assertEquals(List.of(lamp), market.product().bySlug("LAMP#v1").list());
    assertEquals(List.of(), market.product().bySlug("lamp").list());
  }

  @Test
  void theInvertedIndexAnswersFromTheOtherSide() {
    assertEquals(List.of(lamp, same), market.product().byProductId("p1").list());
  }

  @Test
  void aSparseIndexHoldsWhatHasAValue() {
    assertEquals(List.of(rug, lamp), market.product().flagged().list());
    market.product().put(product("v1", "p1", "home", "Lamp", 1_000, "4.5", null));
    assertEquals(List.of(rug), market.product().flagged().list());
  }

  @Test
  void aKeyOfSeveralAttributes() {
    assertEquals(
        List.of(lamp, lantern),
        market.product().titledAmongRated("eu", "home", new BigDecimal("4.5"), "La").list());
    assertEquals(
        List.of(lantern),
        market.product().titledAmongRated("eu", "home", new BigDecimal("4.500"), "Lan").list());
    assertEquals(
        Set.of("p1", "p2"),
        market
            .product()
            .ratedBetween("eu", "home", Range.greaterThan(new BigDecimal("3")), "EUR")
            .stream()
            .map(Product::productId)
            .collect(Collectors.toSet()));
    assertEquals(
        0,
        market
            .product()
            .ratedBetween("eu", "home", Range.atMost(new BigDecimal("3")), "EUR")
            .count());
  }

  @Test
  void aLocalIndexReadsConsistentlyAndFetchesTheRest() {
    assertEquals(List.of(lamp, lantern), market.product().titled("v1", "La").list());
    assertEquals(List.of(lantern), market.product().titled("v1", "Lant").list());
  }

  @Test
  void writesSayWhatIsWrong() {
    assertThrows(ItemAlreadyExistsException.class, () -> market.product().create(lamp));
    KeyValueException empty =
        assertThrows(
            KeyValueException.class,
            () -> market.product().put(product("v1", "", "home", "Lamp", 1, "1", null)));
    assertEquals(true, empty.getMessage().contains("Product.productId"));
    assertThrows(
        KeyValueException.class,
        () -> market.product().put(product("v1", "p9", "", "Lamp", 1, "1", null)));
  }
}
