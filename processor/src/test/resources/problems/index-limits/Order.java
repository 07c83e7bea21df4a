import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.LocalIndex;
import dev.keywright.Table;

@Table(name = "Orders", partitionKey = "customerId", sortKey = "orderId")
@LocalIndex(name = "LSI1", sortKey = "at1")
@LocalIndex(name = "LSI2", sortKey = "at2")
@LocalIndex(name = "LSI3", sortKey = "at3")
@LocalIndex(name = "LSI4", sortKey = "at4")
@LocalIndex(name = "LSI5", sortKey = "at5")
@LocalIndex(name = "LSI6", sortKey = "at6")
/* expect:
[index-limits] Order.wide has 5 attributes in its partition key
    @GlobalIndex(name = "wide", partitionKey = {"a", "b", "c", "d", "e"})
                                               ^^^^^^^^^^^^^^^^^^^^^^^^^
  DynamoDB allows 4
  join some of them in the template of one: @Key(partition = "{a}#{b}")
*/
@GlobalIndex(name = "wide", partitionKey = {"a", "b", "c", "d", "e"})
@Entity
@SuppressWarnings("keywright:unused-index")
/* expect:
[index-limits] Order has 6 local indexes
    @LocalIndex(name = "LSI6", sortKey = "at6")
    ^^^^^^^^^^^
  DynamoDB allows 5 of a table
  declare a @GlobalIndex, or let patterns share an index
*/
record Order(String customerId, String orderId,
    String at1, String at2, String at3, String at4, String at5, String at6,
    String a, String b, String c, String d, String e) {}
