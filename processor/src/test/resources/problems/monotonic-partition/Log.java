import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;
import java.time.LocalDate;

@Table(name = "Logs", partitionKey = "PK", sortKey = "SK")
/* expect:
[monotonic-partition] new items of Log in byDay all go to the partition of {day}
    @GlobalIndex(name = "byDay", partitionKey = "day", sortKey = "SK")
    ^^^^^^^^^^^^
  a partition takes 1,000 writes of 1 KB a second, and no more
  spread it: give byDay a key attribute of its own, filled by partition = "DAY#{day}#{id:shard(10)}"
  see "Designing partition keys to distribute your workload in DynamoDB" in the developer guide
  where it is deliberate: suppress = "monotonic-partition"
*/
@GlobalIndex(name = "byDay", partitionKey = "day", sortKey = "SK")
@Entity
/* expect:
[monotonic-partition] new items of Log all go to the partition of {at:hour}
    @Key(partition = "LOG#{at:hour}", sort = "{at}#{id}")
                     ^^^^^^^^^^^^^^^
  a partition takes 1,000 writes of 1 KB a second, and no more
  spread it: partition = "LOG#{at:hour}#{id:shard(10)}"
  see "Designing partition keys to distribute your workload in DynamoDB" in the developer guide
  where it is deliberate: suppress = "monotonic-partition"
*/
@Key(partition = "LOG#{at:hour}", sort = "{at}#{id}")
@AccessPattern(name = "ofDay", by = "day", orderBy = "at")
record Log(Instant at, String id, LocalDate day) {}
