import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Table;

@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "first", partitionKey = "customerId", projection = IndexProjection.INCLUDE)
@GlobalIndex(name = "second", partitionKey = "customerId", include = "total")
@GlobalIndex(name = "third", partitionKey = "customerId", projection = IndexProjection.INCLUDE, include = {"totl", "note", "note"})
@Entity
/* expect:
[invalid-projection] Order.first includes attributes, and names none
    @GlobalIndex(name = "first", partitionKey = "customerId", projection = IndexProjection.INCLUDE)
                                                                           ^^^^^^^^^^^^^^^^^^^^^^^
  list them: include = {"title", "price"}, or say IndexProjection.KEYS_ONLY
*/
/* expect:
[invalid-projection] Order.second lists attributes to include, and projects ALL
    @GlobalIndex(name = "second", partitionKey = "customerId", include = "total")
                                                                         ^^^^^^^
  add projection = IndexProjection.INCLUDE, or drop include
*/
/* expect:
[invalid-projection] Order.third includes "totl", which no entity stores
    @GlobalIndex(name = "third",
                 partitionKey = "customerId",
                 projection = IndexProjection.INCLUDE,
                 include = {"totl", "note", "note"})
                            ^^^^^^
  did you mean "total"?
*/
/* expect:
[invalid-projection] Order.third includes note twice
    @GlobalIndex(name = "third",
                 partitionKey = "customerId",
                 projection = IndexProjection.INCLUDE,
                 include = {"totl", "note", "note"})
                                            ^^^^^^
  name it once
*/
record Order(String orderId, String customerId, long total, String note) {}
