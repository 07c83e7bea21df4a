import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Parcel.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  @Entity
  @Key(partition = "CUSTOMER#{customerId:lower}", sort = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "STATE#{state}#{orderId}", sort = "ORDER")
  @AccessPattern(name = "ofCustomer", by = "customerId")
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

  record Address(
      /* expect:
[unreadable-property] Address.city is not stored, and no key gives it back
  Address is a document here, which has no key of its own
  drop stored = false
      */
      @Attribute(stored = false) String city) {}

  @Entity
  @Key(partition = "PARCEL#{id}", sort = "{address.city}")
  record Parcel(String id, @Flatten Address address) {}
}
