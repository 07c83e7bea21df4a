import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class, collections = Shop.Orders.class)
interface Shop {

  @Entity
  @Key(partition = "{id}")
  record Order(String id) {}

  @ItemCollection
  /* expect:
[invalid-pattern] Orders.ordersById: an item collection is returned whole
    @AccessPattern(name = "ordersById", by = "id", as = Order.class)
                                                        ^^^^^^^^^^^
  remove as; components of Orders say what is returned
  */
  @AccessPattern(name = "ordersById", by = "id", as = Order.class)
  record Orders(List<Order> orders) {}
}
