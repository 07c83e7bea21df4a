package partition;

import dev.keywright.AccessPattern;
import dev.keywright.AccessPatterns;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "PK", sortKey = "SK")
@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{orderId}")
@AccessPatterns({
  /* expect:
[scan-required] Order.ranged would need a whole partition to be read and filtered
    @AccessPattern(name = "ranged", by = "customerId", range = "orderId")
                                                               ^^^^^^^^^
  known: customerId, a range of orderId
  table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   orderId stands behind {placedAt}, which is not known
  add to Order:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}", sort = "{orderId:ordered}#{placedAt}")
  add to Order:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  */
  @AccessPattern(name = "ranged", by = "customerId", range = "orderId"),
  /* expect:
[scan-required] Order.largest would need a whole partition to be read and sorted
    @AccessPattern(name = "largest", by = "customerId", orderBy = "total", descending = true)
                                                                  ^^^^^^^
  known: customerId
  table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   orders by placedAt, not by total
  add to Order:  @Key(index = "GSI1", partition = "CUSTOMER_ID#{customerId}", sort = "{total}#{placedAt}#{orderId}")
  add to Order:  @GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
  */
  @AccessPattern(name = "largest", by = "customerId", orderBy = "total", descending = true)
})
public record Order(String customerId, String orderId, Instant placedAt, long total) {}
