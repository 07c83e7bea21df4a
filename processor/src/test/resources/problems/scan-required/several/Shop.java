import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Customer.class, Shop.Order.class, Shop.Line.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE")
  /* expect:
[scan-required] Customer.byMail would need a Scan
    @AccessPattern(name = "byMail", by = "email", unique = true)
                                         ^^^^^^^
  known: email
  table   CUSTOMER#{customerId} / PROFILE   customerId is not known
  GSI1                                      Customer has no key in it
  add to Customer:  @Key(index = "GSI1", partition = "EMAIL#{email}", sort = "{customerId}")
  */
  @AccessPattern(name = "byMail", by = "email", unique = true)
  record Customer(String customerId, String email) {}

  @Entity
  /* expect:
[unknown-property] Order has no property "customerid"
    @Key(partition = "CUSTOMER#{customerid}", sort = "ORDER#{orderId}")
                                ^^^^^^^^^^
  did you mean "customerId"?
  */
  @Key(partition = "CUSTOMER#{customerid}", sort = "ORDER#{orderId}")
  @AccessPattern(name = "ofCustomer", by = "customerId")
  record Order(String customerId, String orderId) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{number}")
  /* expect:
[invalid-pattern] Line.largest: limit needs orderBy: without an order, which items are first is chance
    @AccessPattern(name = "largest", by = "orderId", limit = 3)
                                                             ^
  add orderBy = "…"
  */
  @AccessPattern(name = "largest", by = "orderId", limit = 3)
  record Line(String orderId, int number) {}
}
