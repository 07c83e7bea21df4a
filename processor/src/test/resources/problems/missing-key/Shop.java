import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.OrderLine.class)
interface Shop {

  @Entity
  @AccessPattern(name = "lines", by = "orderId")
  /* expect:
[missing-key] OrderLine does not say what the key of Shop holds
  add to OrderLine:  @Key(partition = "ORDER_LINE#{orderId}", sort = "ORDER_LINE")
  */
  record OrderLine(String orderId, int number) {}
}
