package dev.keywright.example.marketplace;

import java.time.LocalDate;
import java.util.List;
import java.util.TreeSet;

/** What the marketplace holds: two vendors with products in two categories. */
public final class MarketplaceData {

  private MarketplaceData() {}

  /** The vendors. */
  public static List<Vendor> vendors() {
    return List.of(
        new Vendor("kiln", "Kiln & Daughters", LocalDate.of(2019, 4, 1)),
        new Vendor("leaf", "Leaf Importers", LocalDate.of(2022, 10, 17)));
  }

  /** The products; a voucher has a price below zero. */
  public static List<Product> products() {
    return List.of(
        product("kiln", "p1", "blue-teapot", "tea", "Blue teapot", 2900, "blue", "pot"),
        product("kiln", "p2", "plain-cup", "tea", "Plain cup", 450),
        product("kiln", "p3", "garden-pot", "garden", "Garden pot", 1200, "pot"),
        product("leaf", "p1", "green-tea", "tea", "Green tea, 100 g", 780, "organic"),
        product("leaf", "p2", "tea-voucher", "tea", "Voucher", -500),
        product("leaf", "p3", "old-puer", "tea", "Pu-erh of 1998", 125_000, "rare"));
  }

  private static Product product(
      String vendorId,
      String productId,
      String slug,
      String category,
      String title,
      long priceCents,
      String... tags) {
    String description = title + ", from " + vendorId;
    return new Product(
        vendorId,
        productId,
        slug,
        category,
        title,
        description,
        priceCents,
        new TreeSet<>(List.of(tags)));
  }
}
