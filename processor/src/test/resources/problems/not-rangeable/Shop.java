import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Visit.class})
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt:iso}")
  /* expect:
[not-rangeable] Order.between asks for an order that the key's text does not keep
    @AccessPattern(name = "between", by = "customerId", range = "placedAt")
                                                                ^^^^^^^^^^
  known: customerId, a range of placedAt
  table   CUSTOMER#{customerId} / ORDER#{placedAt:iso}   the text of {placedAt:iso} does not keep the order of placedAt
  add to Order:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}", sort = "{placedAt}")
  add to Shop:   @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  */
  @AccessPattern(name = "between", by = "customerId", range = "placedAt")
  record Order(String customerId, Instant placedAt) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "VISIT#{count:plain}")
  /* expect:
[not-rangeable] Visit.most asks for an order that the key's text does not keep
    @AccessPattern(name = "most", by = "customerId", orderBy = "count", descending = true)
                                                               ^^^^^^^
  known: customerId
  table   CUSTOMER#{customerId} / VISIT#{count:plain}   the text of {count:plain} does not keep the order of count
  add to Visit:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}", sort = "{count}")
  add to Shop:   @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  */
  @AccessPattern(name = "most", by = "customerId", orderBy = "count", descending = true)
  record Visit(String customerId, int count) {}
}
