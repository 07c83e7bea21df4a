import dev.keywright.Entity;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;

@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class, collections = Shop.Orders.class)
interface Shop {

  @Entity
  @Key(partition = "{id}")
  record Order(String id) {}

  record Other(String id) {}

  @Entity
  @SuppressWarnings("keywright:entity-without-table")
  record Unlisted(String id) {}

  @ItemCollection
  record Orders(
      Order first,
      /* expect:
[invalid-collection] Orders.all cannot be filled from one partition: first takes every Order already
  keep one of the two components
      */
      List<Order> all,
      /* expect:
[invalid-collection] Orders.set cannot be filled from one partition: Set is no @Entity
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
      */
      Set<Order> set,
      /* expect:
[invalid-collection] Orders.others cannot be filled from one partition: Other is no @Entity
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
      */
      List<Other> others,
      /* expect:
[invalid-collection] Orders.unlisted cannot be filled from one partition: Shop does not list Unlisted
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
      */
      Unlisted unlisted,
      /* expect:
[invalid-collection] Orders.count cannot be filled from one partition: int is no entity
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
      */
      int count) {}
}
