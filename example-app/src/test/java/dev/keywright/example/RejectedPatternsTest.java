package dev.keywright.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** In each design, one more question: it would need a Scan, and does not compile. */
class RejectedPatternsTest {

  /** What the compiler says of the question that the README shows. */
  static final String ORDERS_BY_STATUS =
      """
      Order.java:31: error: [scan-required] Order.ordersByStatus would need a Scan
          @AccessPattern(name = "ordersByStatus", by = "status")
                                                       ^^^^^^^^
        known: status
        table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   customerId is not known
        GSI1    ORDER#{orderId} / ORDER                              orderId is not known
        GSI2    OPEN#{orderId:shard(8)} / {placedAt}#{orderId}       holds only items whose status in (PLACED, PROCESSING)
        add to Order:      @Key(index = "GSI3", partition = "STATUS#{status}", sort = "{placedAt}#{orderId}")
        add to Ecommerce:  @GlobalIndex(name = "GSI3", partitionKey = "GSI3PK", sortKey = "GSI3SK")
        note: status has 4 values: one partition per value runs hot; "STATUS#{status}#{orderId:shard(10)}" spreads it
      """;

  private static final Pattern ADVICE = Pattern.compile(" add to (\\w+): +(@.*)");

  @Test
  void storeCannotFindOrdersByStatus() {
    assertRejected(
        "store",
        "Order",
        "@AccessPattern(name = \"ordersByStatus\", by = \"status\")",
        ORDERS_BY_STATUS);
  }

  @Test
  void separateStoreCannotFindCustomersByEmail() {
    assertRejected(
        "separate",
        "Customer",
        "@AccessPattern(name = \"customerByEmail\", by = \"email\", unique = true)",
        """
        Customer.java:15: error: [scan-required] Customer.customerByEmail would need a Scan
            @AccessPattern(name = "customerByEmail", by = "email", unique = true)
                                                          ^^^^^^^
          known: email
          table   {customerId}   customerId is not known
          add to Customer:  @Key(index = "GSI1", partition = "EMAIL#{email}", sort = "{customerId}")
          add to Customer:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
        """);
  }

  @Test
  void marketplaceCannotFindProductsByTitle() {
    assertRejected(
        "marketplace",
        "Product",
        "@AccessPattern(name = \"productsByTitle\", prefix = \"title\")",
        """
        Product.java:33: error: [scan-required] Product.productsByTitle would need a Scan
            @AccessPattern(name = "productsByTitle", prefix = "title")
                                  ^^^^^^^^^^^^^^^^^
          known: a prefix of title
          table        VENDOR#{vendorId} / PRODUCT#{productId}                     vendorId is not known
          ByCategory   CATEGORY#{category} / {priceCents}#{vendorId}#{productId}   category is not known
          BySlug       SLUG#{slug} / PRODUCT                                       slug is not known
          add to Product:      @Key(index = "GSI1", partition = "PRODUCT", sort = "{title:ordered}#{productId}")
          add to Marketplace:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
          note: the partition has 1 value: one partition per value runs hot; "PRODUCT#{productId:shard(10)}" spreads it
        """);
  }

  @Test
  void accountCannotFindAnOrderByItsId() {
    assertRejected(
        "account",
        "UserOrder",
        "@AccessPattern(name = \"orderById\", by = \"orderId\", unique = true)",
        """
        UserOrder.java:15: error: [scan-required] UserOrder.orderById would need a Scan
            @AccessPattern(name = "orderById", by = "orderId", unique = true)
                                                    ^^^^^^^^^
          known: orderId
          table      USER#{userId} / ORDER#{date}   userId is not known
          Inverted   ORDER#{date} / USER#{userId}   date is not known
          add to UserOrder:  @Key(index = "GSI1", partition = "ORDER_ID#{orderId}", sort = "{date}")
          add to Account:    @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
        """);
  }

  /** The message, to the letter; and what it says to add compiles when it is pasted. */
  private static void assertRejected(String design, String entity, String pattern, String message) {
    CompiledSources sources = CompiledSources.ofPackage(design);
    annotate(sources, design, entity, pattern);
    assertEquals(message, CompiledSources.errors(sources.compile()));
    ADVICE
        .matcher(message)
        .results()
        .forEach(advice -> annotate(sources, design, advice.group(1), advice.group(2)));
    assertEquals(List.of(), sources.compile().errors());
  }

  private static void annotate(
      CompiledSources sources, String design, String type, String annotation) {
    String name = "dev.keywright.example." + design + "." + type;
    String before = sources.text(name);
    String after =
        before
            .replaceFirst("\npublic ", Matcher.quoteReplacement("\n" + annotation + "\npublic "))
            .replaceFirst("\nimport ", "\nimport dev.keywright.*; import ");
    sources.with(name, after);
  }
}
