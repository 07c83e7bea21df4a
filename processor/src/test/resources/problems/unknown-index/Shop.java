import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}")
  @Key(index = "GS1", partition = "ORDER#{orderId}", sort = "ORDER")
  /* expect:
[unknown-index] Order: Shop has no index "GS1"
    @Key(index = "GS1", partition = "ORDER#{orderId}", sort = "ORDER")
                 ^^^^^
  did you mean "GSI1"?
  or add to Shop:  @GlobalIndex(name = "GS1", partitionKey = "GS1PK", sortKey = "GS1SK")
  */
  record Order(String customerId, String orderId) {}
}
