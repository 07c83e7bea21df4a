import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "placedAt", projection = IndexProjection.INCLUDE, include = "total")
@Entity
@AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt")
@AccessPattern(name = "notes", by = "customerId", as = Order.Noted.class)
/* expect:
[projection-too-small] Order.ofCustomer needs more than byCustomer holds
    @AccessPattern(name = "ofCustomer", by = "customerId", orderBy = "placedAt")
                          ^^^^^^^^^^^^
  known: customerId
  table        {orderId}                   orderId is not known
  byCustomer   {customerId} / {placedAt}   does not hold note
  add to byCustomer:  projection = IndexProjection.INCLUDE, include = {"total", "note"}
  or return a projection with what it holds (as = …), or say fetch = true
*/
/* expect:
[projection-too-small] Order.notes needs more than byCustomer holds
    @AccessPattern(name = "notes", by = "customerId", as = Noted.class)
                                                           ^^^^^^^^^^^
  known: customerId
  table        {orderId}                   orderId is not known
  byCustomer   {customerId} / {placedAt}   does not hold note
  add to byCustomer:  projection = IndexProjection.INCLUDE, include = {"total", "note"}
  or return a projection with what it holds (as = …), or say fetch = true
*/
record Order(String orderId, String customerId, Instant placedAt, long total, String note) {

  record Noted(String orderId, String note) {}
}
