import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "customerId", sortKey = "SK", typeAttribute = "", entities = {Shop.Customer.class, Shop.Order.class})
interface Shop {

  @Entity
  @Key(sort = "PROFILE")
  @AccessPattern(name = "profile", by = "customerId", unique = true)
  record Customer(String customerId) {}

  @Entity
  /* expect:
[indistinct-entities] Order.orders would return items of other entities
    @AccessPattern(name = "orders", by = "customerId")
                                         ^^^^^^^^^^^^
  known: customerId
  table   {customerId} / {placedAt}   would catch other entities' items, and nothing there tells them apart
  give the entities' sort keys different literal text, or keep the type attribute and project it
  */
  @AccessPattern(name = "orders", by = "customerId")
  record Order(String customerId, @Attribute(name = "SK") Instant placedAt) {}
}
