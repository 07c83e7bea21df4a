package dev.keywright.example.marketplace;

import static dev.keywright.example.Answers.asked;
import static dev.keywright.example.Answers.assertOrdered;
import static dev.keywright.example.Answers.assertSame;
import static dev.keywright.example.Answers.assertUnique;
import static dev.keywright.example.Answers.stored;
import static dev.keywright.example.Answers.with;

import dev.keywright.Range;
import dev.keywright.example.RoundTable;
import dev.keywright.example.Values;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every question of the marketplace, with prices of every size and sign in the keys. */
class MarketplaceProperties {

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void productsAreThoseThatALookAtAllGives(
      @ForAll("products") List<Product> written,
      @ForAll("ids") String id,
      @ForAll("ranges") Range<Long> prices) {
    try (RoundTable round = RoundTable.next()) {
      MarketplaceTable marketplace = MarketplaceTable.of(round.client(), round.name());
      marketplace.createIfMissing();
      Vendor vendor = new Vendor(id, "neighbour", LocalDate.EPOCH);
      marketplace.vendor().put(vendor);
      written.forEach(marketplace.product()::put);
      List<Product> all = stored(written, each -> List.of(each.vendorId(), each.productId()));

      assertUnique(List.of(vendor), () -> marketplace.vendor().profile(id));
      for (String vendorId : asked(all, Product::vendorId, id)) {
        assertSame(
            with(all, Product::vendorId, vendorId),
            marketplace.product().productsOfVendor(vendorId));
      }
      for (String category : asked(all, Product::category, id)) {
        checkCategory(marketplace, with(all, Product::category, category), category, prices);
      }
      for (String slug : asked(all, Product::slug, id)) {
        assertUnique(
            with(all, Product::slug, slug).stream()
                .map(each -> new ProductReference(slug, each.vendorId(), each.productId()))
                .toList(),
            () -> marketplace.product().productBySlug(slug));
      }
    }
  }

  private static void checkCategory(
      MarketplaceTable marketplace, List<Product> products, String category, Range<Long> prices) {
    List<ProductListing> listings =
        products.stream()
            .map(each -> new ProductListing(each.title(), each.priceCents(), each.vendorId()))
            .toList();
    assertOrdered(
        listings,
        ProductListing::priceCents,
        Comparator.naturalOrder(),
        marketplace.product().productsInCategory(category));
    assertOrdered(
        listings.stream().filter(each -> prices.contains(each.priceCents())).toList(),
        ProductListing::priceCents,
        Comparator.naturalOrder(),
        marketplace.product().productsInCategoryByPrice(category, prices));
  }

  @Provide
  Arbitrary<String> ids() {
    return Values.ids();
  }

  @Provide
  Arbitrary<Range<Long>> ranges() {
    return Values.ranges(Values.numbers());
  }

  @Provide
  Arbitrary<List<Product>> products() {
    return Values.lists(
        ids ->
            Combinators.combine(
                    ids,
                    Values.ids(),
                    Values.ids(),
                    ids,
                    Values.texts(),
                    Values.texts(),
                    Values.numbers(),
                    Values.ids().set().ofMaxSize(2))
                .as(Product::new),
        20);
  }
}
