import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/* expect:
[over-indexed] Order has 6 global indexes
    @Table(name = "Orders", partitionKey = "orderId")
    ^^^^^^
  a write is billed once for the table, and once for each index that the item is in
  let entities share an index: each fills its key attributes with text of its own
  see "General guidelines for secondary indexes in DynamoDB" in the developer guide
  where it is deliberate: suppress = "over-indexed"
*/
@Table(name = "Orders", partitionKey = "orderId")
@GlobalIndex(name = "byAAA", partitionKey = "aaa")
@GlobalIndex(name = "byBBB", partitionKey = "bbb")
@GlobalIndex(name = "byCCC", partitionKey = "ccc")
@GlobalIndex(name = "byDDD", partitionKey = "ddd")
@GlobalIndex(name = "byEEE", partitionKey = "eee")
@GlobalIndex(name = "byFFF", partitionKey = "fff")
@Entity
@AccessPattern(name = "byAAA", by = "aaa")
@AccessPattern(name = "byBBB", by = "bbb")
@AccessPattern(name = "byCCC", by = "ccc")
@AccessPattern(name = "byDDD", by = "ddd")
@AccessPattern(name = "byEEE", by = "eee")
@AccessPattern(name = "byFFF", by = "fff")
record Order(String orderId, String aaa, String bbb, String ccc, String ddd, String eee, String fff) {}
