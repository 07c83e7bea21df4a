import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

/* expect:
[invalid-name] Shop: the table name "Our shop" is not allowed
    @Table(name = "Our shop", partitionKey = "", entities = Order.class)
                  ^^^^^^^^^^
  DynamoDB allows 3 to 255 characters of a-z, A-Z, 0-9, _, - and .
*/
/* expect:
[invalid-name] Shop: the key attribute name "" is not allowed
    @Table(name = "Our shop", partitionKey = "", entities = Order.class)
                                             ^^
  DynamoDB allows 1 to 255 bytes for the name of a key attribute
*/
@Table(name = "Our shop", partitionKey = "", entities = Shop.Order.class)
/* expect:
[invalid-name] Shop: the index name "by id" is not allowed
    @GlobalIndex(name = "by id", partitionKey = "GSI1PK")
    ^^^^^^^^^^^^
  DynamoDB allows 3 to 255 characters of a-z, A-Z, 0-9, _, - and .
*/
@GlobalIndex(name = "by id", partitionKey = "GSI1PK")
interface Shop {

  @Entity
  @Key(partition = "{id}")
  /* expect:
[invalid-name] Order.class: no method can be called so
    @AccessPattern(name = "class", by = "id")
                          ^^^^^^^
  name the pattern as a Java method: recentOrders
  */
  @AccessPattern(name = "class", by = "id")
  record Order(String id) {}
}
