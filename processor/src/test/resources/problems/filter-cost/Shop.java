import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
interface Shop {

  enum Status { OPEN, SHIPPED }

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{orderId}")
  @AccessPattern(name = "open", by = "customerId", orderBy = "placedAt", filter = "status = OPEN")
  @AccessPattern(name = "gifts", by = "customerId", filter = "gift = true", suppress = "filter-cost")
  /* expect:
[filter-cost] Order.open reads items that its filter drops
    @AccessPattern(name = "open", by = "customerId", orderBy = "placedAt", filter = "status = OPEN")
                                                                                    ^^^^^^^^^^^^^^^
  the Query of the table is billed for every item that it reads, also for those that status = OPEN drops
  name what is filtered in by, and add:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}#STATUS#{status}", sort = "{placedAt}#{orderId}")
  and to Shop:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  see "Filter expressions for the Query operation in DynamoDB" in the developer guide
  where it is deliberate: suppress = "filter-cost"
  */
  record Order(String customerId, Instant placedAt, String orderId, Status status, boolean gift) {}
}
