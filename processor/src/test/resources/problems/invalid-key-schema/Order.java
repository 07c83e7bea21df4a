import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.LocalIndex;
import dev.keywright.Table;
import java.time.Instant;

/* expect:
[invalid-key-schema] Order: the type attribute customerId is a key attribute, too
    @Table(name = "Orders", partitionKey = "orderId", typeAttribute = "customerId")
                                                                      ^^^^^^^^^^^^
  name another one: typeAttribute = "customerIdType"
*/
@Table(name = "Orders", partitionKey = "orderId", typeAttribute = "customerId")
/* expect:
[invalid-key-schema] Order.byDate is a local index of a table without a sort key
    @LocalIndex(name = "byDate", sortKey = "placedAt")
    ^^^^^^^^^^^
  give Order a sortKey, or declare a @GlobalIndex
*/
@LocalIndex(name = "byDate", sortKey = "placedAt")
@GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "customerId")
@GlobalIndex(name = "byNothing", partitionKey = {})
@Entity
/* expect:
[invalid-key-schema] Order.byCustomer has the attribute customerId twice in its key
    @GlobalIndex(name = "byCustomer", partitionKey = "customerId", sortKey = "customerId")
                                                                             ^^^^^^^^^^^^
  name an attribute of its own for each part of the key
*/
/* expect:
[invalid-key-schema] Order.byNothing has no partition key
    @GlobalIndex(name = "byNothing", partitionKey = {})
                                                    ^^
  write partitionKey = "byNothingPK"
*/
record Order(String orderId, Instant placedAt) {}
