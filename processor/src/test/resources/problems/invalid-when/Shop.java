import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Return.class, Shop.Refund.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  enum Status { OPEN, SHIPPED }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDER")
  @Key(index = "GSI1", partition = "OPEN#{customerId}", sort = "{orderId}", when = "status == OPEN")
  /* expect:
[invalid-when] Order, @Key of GSI1: "status == OPEN" is no condition
    @Key(index = "GSI1", partition = "OPEN#{customerId}", sort = "{orderId}", when = "status == OPEN")
                                                                                              ^
  expected a constant
  write p, p = CONST, p in (A, B), p present or p absent, joined by and
  */
  record Order(String orderId, String customerId, Status status) {}

  @Entity
  /* expect:
[invalid-when] Return: the table's own key holds every item, so it takes no when
    @Key(partition = "ORDER#{orderId}", sort = "RETURN", when = "status = OPEN")
                                                                ^^^^^^^^^^^^^^^
  move the when to the @Key of an index
  */
  @Key(partition = "ORDER#{orderId}", sort = "RETURN", when = "status = OPEN")
  record Return(String orderId, Status status) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "REFUND")
  @Key(index = "GSI1", partition = "REFUND#{orderId}", sort = "REFUND", when = "status")
  /* expect:
[invalid-when] Refund: when compares status with nothing
    @Key(index = "GSI1", partition = "REFUND#{orderId}", sort = "REFUND", when = "status")
                                                                                 ^^^^^^^^
  write status = CONST, in (A, B), present or absent
  */
  record Refund(String orderId, Status status) {}
}
