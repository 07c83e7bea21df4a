import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Customer.class, Shop.Order.class, Shop.Basket.class})
interface Shop {

  @Entity
  /* expect:
[unknown-property] Customer has no property "custmerId"
    @Key(partition = "CUSTOMER#{custmerId}", sort = "PROFILE")
                                ^^^^^^^^^
  did you mean "customerId"?
  */
  @Key(partition = "CUSTOMER#{custmerId}", sort = "PROFILE")
  record Customer(String customerId, String name) {}

  @Entity
  /* expect:
[unknown-property] Order has no property "address.zip"
    @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{address.zip}")
                                                                                ^^^
  known: city, zipCode
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{address.zip}")
  @AccessPattern(name = "recentOrders", by = "customerid", orderBy = "placed", descending = true)
  record Order(String customerId, Instant placedAt, Address address) {}

  @Entity
  /* expect:
[unknown-property] Basket has no property "places.city"
    @Key(partition = "BASKET#{id}", sort = "{places.city}")
                                                    ^^^^
  places is a List<Shop.Address>, whose parts have no name
  */
  @Key(partition = "BASKET#{id}", sort = "{places.city}")
  record Basket(String id, List<Address> places) {}

  record Address(String city, String zipCode) {}
}
