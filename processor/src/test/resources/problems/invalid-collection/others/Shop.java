import dev.keywright.Entity;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Rest;
import dev.keywright.Table;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Table(
    name = "Shop",
    partitionKey = "PK",
    sortKey = "SK",
    entities = Shop.Order.class,
    collections = {
      Shop.Both.class, Shop.Texts.class, Shop.Twice.class, Shop.Unmarked.class, Shop.Alone.class
    })
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}")
  record Order(String customerId, String orderId) {}

  @ItemCollection(refuseOthers = true)
  /* expect:
[invalid-collection] Both cannot be filled from one partition: it keeps what no entity takes, and refuses it
  remove refuseOthers, or the component that is marked @Rest
  */
  record Both(List<Order> orders, @Rest List<Map<String, AttributeValue>> others) {}

  @ItemCollection
  record Texts(
      List<Order> orders,
      /* expect:
[invalid-collection] Texts.others cannot be filled from one partition: @Rest takes items as they are, and it is a Map<String, AttributeValue>
  make it a List<Map<String, AttributeValue>>
      */
      @Rest Map<String, AttributeValue> others) {}

  @ItemCollection
  record Twice(
      List<Order> orders,
      @Rest List<Map<String, AttributeValue>> others,
      /* expect:
[invalid-collection] Twice.more cannot be filled from one partition: others takes every item that is left already
  keep one of the two components
      */
      @Rest List<Map<String, AttributeValue>> more) {}

  @ItemCollection
  record Unmarked(
      List<Order> orders,
      /* expect:
[invalid-collection] Unmarked.others cannot be filled from one partition: nothing says which items it takes
  mark it @Rest, to take every item that no other component does
      */
      List<Map<String, AttributeValue>> others) {}

  @ItemCollection
  /* expect:
[invalid-collection] Alone cannot be filled from one partition: it names no entity
  a component is an entity of the table, an Optional or a List of one, or a sealed interface of entities
  */
  record Alone(@Rest List<Map<String, AttributeValue>> others) {}
}
