import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
interface Shop {

  enum Status { OPEN, SHIPPED }

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}")
  @AccessPattern(name = "misspelt", by = {"customerId", "status = OPNE"})
  @AccessPattern(name = "unclosed", by = "customerId", filter = "status in (OPEN, SHIPPED")
  @AccessPattern(name = "mistyped", by = "customerId", filter = "total = many")
  @AccessPattern(name = "list", by = {"customerId", "tags"})
  @AccessPattern(name = "begun", by = "customerId", filter = "status in (OPEN, OPE)")
  /* expect:
[invalid-condition] Order.misspelt: OPNE is no value of status
    @AccessPattern(name = "misspelt", by = {"customerId", "status = OPNE"})
                                                                    ^^^^
  did you mean "OPEN"?
  */
  /* expect:
[invalid-condition] Order.unclosed: "status in (OPEN, SHIPPED" is no condition
    @AccessPattern(name = "unclosed", by = "customerId", filter = "status in (OPEN, SHIPPED")
                                                                                          ^
  expected , or )
  write p, p = CONST, p in (A, B), p present or p absent, joined by and
  */
  /* expect:
[invalid-condition] Order.mistyped: many is no value of total
    @AccessPattern(name = "mistyped", by = "customerId", filter = "total = many")
                                                                           ^^^^
  total is a long
  */
  /* expect:
[invalid-condition] Order.list: tags is no scalar, and cannot be compared
    @AccessPattern(name = "list", by = {"customerId", "tags"})
                                                      ^^^^^^
  it is a List<String>
  */
  /* expect:
[invalid-condition] Order.begun: OPE is no value of status
    @AccessPattern(name = "begun", by = "customerId", filter = "status in (OPEN, OPE)")
                                                                                 ^^^
  did you mean "OPEN"?
  */
  record Order(String customerId, String orderId, Status status, long total, List<String> tags) {}
}
