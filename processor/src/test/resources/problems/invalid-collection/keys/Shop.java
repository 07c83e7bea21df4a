import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(
    name = "Shop",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {Shop.Order.class, Shop.Refund.class},
    collections = {Shop.Day.class, Shop.Nothing.class})
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{day}#{orderId}")
  record Order(String customerId, String day, String orderId) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "REFUND#{day}#{orderId}")
  record Refund(String customerId, String day, String orderId) {}

  @ItemCollection
  /* expect:
[invalid-collection] Day.ofDay cannot be answered by one Query
    @AccessPattern(name = "ofDay", by = {"customerId", "day"})
                          ^^^^^^^
  known: customerId, day
  table   no one condition on the sort key selects just its items
  let every entity of Day hold what is known, and what a range or a prefix asks, at the same place of the sort key, behind the same text
  */
  @AccessPattern(name = "ofDay", by = {"customerId", "day"})
  record Day(List<Order> orders, List<Refund> refunds) {}

  @ItemCollection
  /* expect:
[invalid-collection] Nothing cannot be filled from one partition: it has no components
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
  */
  record Nothing() {}
}
