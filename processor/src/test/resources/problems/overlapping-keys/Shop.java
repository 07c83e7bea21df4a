import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Customer.class, Shop.Order.class, Shop.Address.class})
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE")
  record Customer(String customerId) {}

  @Entity
  /* expect:
[overlapping-keys] Customer and Order can have one key in Shop
    @Key(partition = "CUSTOMER#{customerId}", sort = "{orderId}")
    ^^^^
  Customer   CUSTOMER#{customerId} / PROFILE
  Order      CUSTOMER#{customerId} / {orderId}
  both can be: "CUSTOMER#1" / "PROFILE"
  begin the sort keys with different text, such as CUSTOMER# and ORDER#
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "{orderId}")
  record Order(String customerId, String orderId) {}

  @Entity
  /* expect:
[overlapping-keys] Order and Address can have one key in Shop
    @Key(partition = "CUSTOMER#{customerId}", sort = "#ADDRESS#{label}")
    ^^^^
  Order     CUSTOMER#{customerId} / {orderId}
  Address   CUSTOMER#{customerId} / #ADDRESS#{label}
  both can be: "CUSTOMER#1" / "#ADDRESS#1"
  begin the sort keys with different text, such as ORDER# and ADDRESS#
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "#ADDRESS#{label}")
  record Address(String customerId, String label) {}
}
