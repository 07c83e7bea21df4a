import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

/* expect:
[not-a-collection] Shop lists Everything, which is no @ItemCollection record
    @Table(name = "Shop", partitionKey = "PK", entities = Order.class, collections = Everything.class)
                                                                                     ^^^^^^^^^^^^^^^^
  annotate the record with @ItemCollection, or remove it from collections
*/
@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class, collections = Shop.Everything.class)
interface Shop {

  @Entity
  @Key(partition = "{id}")
  record Order(String id) {}

  record Everything(Order order) {}
}
