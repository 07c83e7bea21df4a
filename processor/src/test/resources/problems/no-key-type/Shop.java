import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Flag.class})
interface Shop {

  @Entity
  /* expect:
[no-key-type] Order.tags cannot stand in a key: it is a List<String>
    @Key(partition = "ORDER#{orderId}", sort = "TAGS#{tags}")
                                                     ^^^^^^
  a slot takes a string, an integer, a decimal with a format, a date or time, a UUID, an enum or a boolean
  */
  @Key(partition = "ORDER#{orderId}", sort = "TAGS#{tags}")
  record Order(String orderId, List<String> tags) {}

  @Entity
  @Key(partition = "FLAG#{name}")
  /* expect:
[no-key-type] Flag.on is stored as SK, a key attribute, which must be a string, a number or binary
  it is a boolean; store it under another name
  */
  record Flag(String name, @Attribute(name = "SK") boolean on) {}
}
