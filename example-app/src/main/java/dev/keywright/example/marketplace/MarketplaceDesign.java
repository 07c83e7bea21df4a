package dev.keywright.example.marketplace;

import dev.keywright.Range;
import dev.keywright.example.Design;
import dev.keywright.example.Question;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The marketplace, loaded and asked. */
public final class MarketplaceDesign implements Design {

  private final MarketplaceTable marketplace;

  /** The design above a client. */
  public MarketplaceDesign(DynamoDbClient client) {
    marketplace = MarketplaceTable.of(client);
  }

  @Override
  public String title() {
    return "The marketplace";
  }

  @Override
  public void load() {
    marketplace.createIfMissing();
    MarketplaceData.vendors().forEach(marketplace.vendor()::create);
    MarketplaceData.products().forEach(marketplace.product()::create);
  }

  @Override
  public List<Question> questions() {
    return List.of(
        Question.one(
            "The profile of a vendor, by id",
            "vendor().profile(\"kiln\")",
            () -> marketplace.vendor().profile("kiln")),
        Question.all(
            "The products of a vendor",
            "product().productsOfVendor(\"kiln\")",
            () -> marketplace.product().productsOfVendor("kiln")),
        Question.all(
            "The products of a category, cheapest first, as the index lists them",
            "product().productsInCategory(\"tea\")",
            () -> marketplace.product().productsInCategory("tea")),
        Question.all(
            "The products of a category between two prices; both fall on a product",
            "product().productsInCategoryByPrice(\"tea\", Range.closed(450L, 2900L))",
            () ->
                marketplace.product().productsInCategoryByPrice("tea", Range.closed(450L, 2900L))),
        Question.one(
            "A product by its slug, read back from the text of the keys",
            "product().productBySlug(\"blue-teapot\")",
            () -> marketplace.product().productBySlug("blue-teapot")));
  }
}
