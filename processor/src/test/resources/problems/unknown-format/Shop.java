import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Line.class, Shop.Price.class})
interface Shop {

  @Entity
  /* expect:
[unknown-format] Order.placedAt: Instant has no format "mili"; it has s, ms, us, iso, hour, day, month, year, shard(10)
    @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt:mili}")
                                                            ^^^^^^^^^^^^^^^
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt:mili}")
  record Order(String customerId, Instant placedAt) {}

  @Entity
  /* expect:
[unknown-format] Line.number: int has no format "month"; it has 4, plain, shard(10)
    @Key(partition = "ORDER#{orderId}", sort = "LINE#{number:month}")
                                                     ^^^^^^^^^^^^^^
  */
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{number:month}")
  record Line(String orderId, int number) {}

  @Entity
  /* expect:
[unknown-format] Price.price: a BigDecimal in a key needs a format that says how many digits it has, such as 10.2
    @Key(partition = "PRODUCT#{productId}", sort = "PRICE#{price}")
                                                          ^^^^^^^
  */
  @Key(partition = "PRODUCT#{productId}", sort = "PRICE#{price}")
  record Price(String productId, BigDecimal price) {}
}
