import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = Shop.Order.class)
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId:lower}", sort = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "STATE#{state}#{orderId}", sort = "ORDER")
  record Order(
      /* expect:
[unreadable-property] Order.customerId is not stored, and no key gives it back
  the key is CUSTOMER#{customerId:lower} / ORDER#{orderId}
  its slot there keeps a part of the value only
  drop stored = false, or put {customerId} into the table's key
      */
      @Attribute(stored = false) String customerId,
      @Attribute(stored = false) String orderId,
      /* expect:
[unreadable-property] Order.state is not stored, and no key gives it back
  the key is CUSTOMER#{customerId:lower} / ORDER#{orderId}
  it stands in no slot of the table's key
  drop stored = false, or put {state} into the table's key
      */
      @Attribute(stored = false) String state) {}
}
