import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Order.class, Shop.Customer.class})
@GlobalIndex(name = "byEmail", partitionKey = "email", sortKey = "PK")
interface Shop {

  @Entity
  /* expect:
[superfluous-template] Order: Shop has no sort key, so there is nothing to fill
    @Key(partition = "ORDER#{orderId}", sort = "ORDER")
                                               ^^^^^^^
  remove the template, or declare a sortKey
  */
  @Key(partition = "ORDER#{orderId}", sort = "ORDER")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}")
  @Key(index = "byEmail", partition = "MAIL#{email}", sort = "CUSTOMER")
  /* expect:
[superfluous-template] Customer: email is filled already, with {email}
    @Key(index = "byEmail", partition = "MAIL#{email}", sort = "CUSTOMER")
                                        ^^^^^^^^^^^^^^
  remove this template, or store the property under another name
  */
  /* expect:
[superfluous-template] Customer: PK is filled already, with CUSTOMER#{customerId}
    @Key(index = "byEmail", partition = "MAIL#{email}", sort = "CUSTOMER")
                                                               ^^^^^^^^^^
  remove this template: one attribute holds one text
  */
  record Customer(String customerId, String email) {}
}
