import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Customer.class, Shop.Order.class, Shop.Address.class, Shop.Note.class})
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "PROFILE")
  record Customer(String customerId) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "{placedAt}")
  record Order(String customerId, Instant placedAt) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "ADDRESS#{label}")
  record Address(String customerId, String label) {}

  @Entity
  /* expect:
[overlapping-keys] Order and Note can have one key in Shop
    @Key(partition = "CUSTOMER#{customerId}", sort = "{at}")
    ^^^^
  Order   CUSTOMER#{customerId} / {placedAt}
  Note    CUSTOMER#{customerId} / {at}
  begin the sort keys with different text, such as ORDER# and NOTE#
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "{at}")
  record Note(String customerId, Instant at) {}
}
