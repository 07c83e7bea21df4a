import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;
import java.util.List;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{orderId}")
@Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ORDER")
@Key(index = "GSI2", partition = "OPEN#{orderId:shard(8)}", sort = "{placedAt}#{orderId}",
     when = "status in (PLACED, PROCESSING)")
@AccessPattern(name = "recentOrders", by = "customerId", orderBy = "placedAt", descending = true, limit = 20)
@AccessPattern(name = "orderHistory", by = "customerId", range = "placedAt", orderBy = "placedAt")
@AccessPattern(name = "orderById",    by = "orderId", unique = true)
@AccessPattern(name = "openOrders",   index = "GSI2", orderBy = "placedAt")
@AccessPattern(name = "ordersByStatus", by = "status")
/* expect:
[scan-required] Order.ordersByStatus would need a Scan
    @AccessPattern(name = "ordersByStatus", by = "status")
                                                 ^^^^^^^^
  known: status
  table   CUSTOMER#{customerId} / ORDER#{placedAt}#{orderId}   customerId is not known
  GSI1    ORDER#{orderId} / ORDER                              orderId is not known
  GSI2    OPEN#{orderId:shard(8)} / {placedAt}#{orderId}       holds only items whose status in (PLACED, PROCESSING)
  add to Order:      @Key(index = "GSI3", partition = "STATUS#{status}", sort = "{placedAt}#{orderId}")
  add to Ecommerce:  @GlobalIndex(name = "GSI3", partitionKey = "GSI3PK", sortKey = "GSI3SK")
  note: status has 4 values: one partition per value runs hot; "STATUS#{status}#{orderId:shard(10)}" spreads it
*/
public record Order(String customerId, Instant placedAt, String orderId,
                    Status status, List<Line> lines, long totalCents) {

  public enum Status { PLACED, PROCESSING, SHIPPED, DELIVERED }

  public record Line(String productId, int quantity) {}
}
