import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId")
@Entity
/* expect:
[unknown-index] Order.ofCustomer: Orders has no index "byCustommer"
    @AccessPattern(name = "ofCustomer", by = "customerId", index = "byCustommer")
                                                                   ^^^^^^^^^^^^^
  did you mean "byCustomer"?
*/
@AccessPattern(name = "ofCustomer", by = "customerId", index = "byCustommer")
record Order(String orderId, String customerId) {}
