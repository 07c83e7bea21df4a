package dev.keywright.processor.plan;

import static dev.keywright.processor.model.TestEntity.entity;
import static dev.keywright.processor.model.TestTable.table;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TestEntity;
import dev.keywright.processor.model.TestPattern;
import dev.keywright.processor.model.TestTable;

/** The store of the design, as a model. */
final class Shop {

  private Shop() {}

  static TestEntity customer() {
    return entity("Customer")
        .property("customerId", ScalarType.STRING)
        .property("name", ScalarType.STRING)
        .key("CUSTOMER#{customerId}", "PROFILE");
  }

  static TestEntity order(TestPattern... patterns) {
    TestEntity order =
        entity("Order")
            .property("customerId", ScalarType.STRING)
            .property("placedAt", ScalarType.INSTANT)
            .property("orderId", ScalarType.STRING)
            .enumeration("status", "PLACED", "PROCESSING", "SHIPPED", "CANCELLED")
            .property("totalCents", ScalarType.LONG)
            .key("CUSTOMER#{customerId}", "ORDER#{placedAt}#{orderId}")
            .key("GSI1", "ORDER#{orderId}", "ORDER")
            .key(
                "GSI2",
                "OPEN#{orderId:shard(8)}",
                "{placedAt}#{orderId}",
                "status in (PLACED, PROCESSING)");
    for (TestPattern pattern : patterns) {
      order.pattern(pattern);
    }
    return order;
  }

  static TestTable ecommerce(TestPattern... patterns) {
    return table("Ecommerce", "PK", "SK")
        .index("GSI1")
        .index("GSI2")
        .entity(customer())
        .entity(order(patterns));
  }
}
