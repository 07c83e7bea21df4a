import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "placedAt")
@Entity
/* expect:
[consistent-impossible] Order.ofCustomer can only be answered by byCustomer, which is never consistent
    @AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt", consistent = true)
                                                                                              ^^^^
  known: customerId
  table        {orderId}                   orderId is not known
  byCustomer   {customerId} / {placedAt}   a global index cannot be read consistently
  drop consistent
*/
@AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt", consistent = true)
record Order(String orderId, String customerId, Instant placedAt) {}
