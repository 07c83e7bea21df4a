import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Note.class})
interface Shop {

  @Entity
  /* expect:
[nullable-table-key] Order.coupon may be null, and stands in the key of Shop
    @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{coupon}")
                                                            ^^^^^^^^
  writing an item without it fails
  let coupon never be null, or take another property into the key
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{coupon}")
  record Order(String customerId, Optional<String> coupon) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "NOTE#{title}", suppress = "nullable-table-key")
  record Note(String customerId, Optional<String> title) {}
}
