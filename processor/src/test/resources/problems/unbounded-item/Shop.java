import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Customer.class, Shop.Order.class})
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}")
  record Customer(
      String customerId,
      /* expect:
[unbounded-item] Customer.orderIds may grow without end: it holds the ids of items of Order
  an item holds 400 KB at the most, and each write of it is billed for its whole size
  store each element as an item of its own, with a @Key in the partition of Customer
  see "Best practices for storing large items and attributes in DynamoDB" in the developer guide
  where it is deliberate: @SuppressWarnings("keywright:unbounded-item")
      */
      Set<String> orderIds,
      /* expect:
[unbounded-item] Customer.orders may grow without end: its elements are the entity Order
  an item holds 400 KB at the most, and each write of it is billed for its whole size
  store each element as an item of its own, with a @Key in the partition of Customer
  see "Best practices for storing large items and attributes in DynamoDB" in the developer guide
  where it is deliberate: @SuppressWarnings("keywright:unbounded-item")
      */
      List<Order> orders,
      /* expect:
[unbounded-item] Customer.logins may grow without end: its elements have a time, Login.at
  an item holds 400 KB at the most, and each write of it is billed for its whole size
  store each element as an item of its own, with a @Key in the partition of Customer
  see "Best practices for storing large items and attributes in DynamoDB" in the developer guide
  where it is deliberate: @SuppressWarnings("keywright:unbounded-item")
      */
      Map<String, Login> logins,
      /* expect:
[unbounded-item] Customer.visits may grow without end: its elements have a time, Call.at
  an item holds 400 KB at the most, and each write of it is billed for its whole size
  store each element as an item of its own, with a @Key in the partition of Customer
  see "Best practices for storing large items and attributes in DynamoDB" in the developer guide
  where it is deliberate: @SuppressWarnings("keywright:unbounded-item")
      */
      List<Visit> visits,
      @SuppressWarnings("keywright:unbounded-item") List<Login> lastTenLogins,
      List<String> nicknames) {}

  record Login(Instant at, String device) {}

  sealed interface Visit permits Letter, Call {}

  record Letter(String subject) implements Visit {}

  record Call(Instant at) implements Visit {}

  @Entity
  @Key(partition = "ORDER#{orderId}")
  record Order(String orderId, List<Line> lines) {}

  record Line(String productId, int quantity) {}
}
