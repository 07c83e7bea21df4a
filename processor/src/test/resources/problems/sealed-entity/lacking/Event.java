package lacking;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Events", partitionKey = "PK", sortKey = "SK")
@Entity
/* expect:
[sealed-entity] Login has no orderId, which stands in the key of Event
    @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
                                                    ^^^^^^^^^
  every item has the table's key, whichever type of Event it holds
  give Login the property, or take another one into the key
*/
@Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
sealed interface Event {

  record Login(String userId) implements Event {}

  record Purchase(String userId, String orderId) implements Event {}
}
