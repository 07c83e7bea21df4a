import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Setting.class, Shop.Flag.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK")
@GlobalIndex(name = "inverted", partitionKey = "SK", sortKey = "PK", suppress = "unused-index")
/* expect:
[hot-partition] the items of Order in inverted are all in one partition
    @GlobalIndex(name = "inverted", partitionKey = "SK", sortKey = "PK", suppress = "unused-index")
    ^^^^^^^^^^^^
  a partition takes 1,000 writes of 1 KB a second, and no more
  spread it: give inverted a key attribute of its own, filled by partition = "ORDER#{orderId:shard(10)}"
  see "Using write sharding to distribute workloads evenly in your DynamoDB table" in the developer guide
  where it is deliberate: suppress = "hot-partition"
*/
interface Shop {

  enum Status { OPEN, SHIPPED, DELIVERED }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDER")
  @Key(index = "GSI1", partition = "STATUS#{status}", sort = "{placedAt}")
  @AccessPattern(name = "byStatus", by = "status", orderBy = "placedAt")
  /* expect:
[hot-partition] the items of Order in GSI1 are in 3 partitions, one for each status
    @Key(index = "GSI1", partition = "STATUS#{status}", sort = "{placedAt}")
                                     ^^^^^^^^^^^^^^^^^
  a partition takes 1,000 writes of 1 KB a second, and no more
  spread it: partition = "STATUS#{status}#{orderId:shard(10)}"
  see "Using write sharding to distribute workloads evenly in your DynamoDB table" in the developer guide
  where it is deliberate: suppress = "hot-partition"
  */
  record Order(String orderId, Status status, Instant placedAt) {}

  @Entity
  /* expect:
[hot-partition] the items of Setting are all in one partition
    @Key(partition = "SETTINGS", sort = "SETTING#{name}")
                     ^^^^^^^^^^
  a partition takes 1,000 writes of 1 KB a second, and no more
  spread it: partition = "SETTINGS#{name:shard(10)}"
  see "Using write sharding to distribute workloads evenly in your DynamoDB table" in the developer guide
  where it is deliberate: suppress = "hot-partition"
  */
  @Key(partition = "SETTINGS", sort = "SETTING#{name}")
  record Setting(String name, String value) {}

  @Entity
  @Key(partition = "FLAGS", sort = "FLAG#{name}", suppress = "hot-partition")
  record Flag(String name, boolean on) {}
}
