import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "placedAt")
@GlobalIndex(name = "byDate", partitionKey = "customerId", sortKey = "shippedAt")
@GlobalIndex(name = "forTheConsole", partitionKey = "customerId", sortKey = "total", suppress = "unused-index")
@Entity
@AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt")
/* expect:
[unused-index] no access pattern is answered by Order.byDate
    @GlobalIndex(name = "byDate", partitionKey = "customerId", sortKey = "shippedAt")
                        ^^^^^^^^
  every write of an item that is in it is billed again for the index
  remove it, or pin it in the pattern that it is for: index = "byDate"
  see "General guidelines for secondary indexes in DynamoDB" in the developer guide
  where it is deliberate: suppress = "unused-index"
*/
record Order(String orderId, String customerId, Instant placedAt, Instant shippedAt, long total) {}
