import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Line.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
interface Shop {

  @Entity
  /* expect:
[missing-template] Order: nothing fills SK, the sort key of Shop
    @Key(partition = "ORDER#{orderId}")
    ^^^^
  add to this @Key:  sort = "ORDER"
  */
  @Key(partition = "ORDER#{orderId}")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{number}")
  @Key(index = "GSI1", sort = "ORDER#{orderId}")
  /* expect:
[missing-template] Line: nothing fills GSI1PK, the partition key of GSI1
    @Key(index = "GSI1", sort = "ORDER#{orderId}")
    ^^^^
  add to this @Key:  partition = "LINE#{orderId}"
  */
  record Line(String orderId, int number) {}
}
