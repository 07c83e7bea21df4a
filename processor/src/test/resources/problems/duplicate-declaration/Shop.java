import dev.keywright.AccessPattern;
import dev.keywright.AccessPatterns;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

/* expect:
[duplicate-declaration] Shop lists Order twice
    @Table(name = "Shop", partitionKey = "PK", entities = {Order.class, Line.class, Order.class})
                                                                                    ^^^^^^^^^^^
*/
@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Order.class, Shop.Line.class, Shop.Order.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK")
@GlobalIndex(name = "GSI1", partitionKey = "GSI2PK")
/* expect:
[duplicate-declaration] Shop declares two indexes called GSI1
    @GlobalIndex(name = "GSI1", partitionKey = "GSI2PK")
    ^^^^^^^^^^^^
*/
interface Shop {

  @Entity
  @Key(partition = "{id}")
  @Key(partition = "ORDER#{id}")
  /* expect:
[duplicate-declaration] Order has two @Key for the table
    @Key(partition = "ORDER#{id}")
    ^^^^
  an entity stands once in each index; remove or merge one of them
  */
  record Order(String id) {}

  @Entity(type = "Order")
  @Key(partition = "LINE#{id}")
  @AccessPatterns({
    @AccessPattern(name = "byId", by = "id"),
    /* expect:
[duplicate-declaration] Line declares two patterns called byId
    @AccessPattern(name = "byId", by = "id", unique = true)
                          ^^^^^^
    */
    @AccessPattern(name = "byId", by = "id", unique = true),
  })
  /* expect:
[duplicate-declaration] Order and Line have one value in the type attribute: Order
  name another one: @Entity(type = "Line")
  */
  record Line(String id) {}
}
