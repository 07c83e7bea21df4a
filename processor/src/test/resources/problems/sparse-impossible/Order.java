import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "placedAt")
@Entity
/* expect:
[sparse-impossible] Order: byCustomer has no attribute of its own to leave out when open = true does not hold
    @Key(index = "byCustomer", when = "open = true")
                                      ^^^^^^^^^^^^^
  its key attributes are properties, or other keys need them: customerId, placedAt
  give byCustomer a key attribute that only this @Key fills
*/
@Key(index = "byCustomer", when = "open = true")
record Order(String orderId, String customerId, Instant placedAt, boolean open) {}
