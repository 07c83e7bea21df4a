import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "placedAt")
@Entity
@AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt")
@AccessPattern(name = "largest", by = "customerId", orderBy = "total", index = "byCustomer")
/* expect:
[index-cannot-serve] Order.largest cannot be answered by byCustomer
    @AccessPattern(name = "largest", by = "customerId", orderBy = "total", index = "byCustomer")
                                                                                   ^^^^^^^^^^^^
  known: customerId
  byCustomer   {customerId} / {placedAt}   orders by placedAt, not by total
  add to Order:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}", sort = "{total}#{orderId}")
  add to Order:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  and pin index = "GSI1", or leave the choice open
*/
record Order(String orderId, String customerId, Instant placedAt, long total) {}
