import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(name = "Shop", partitionKey = "PK", entities = Shop.Order.class, collections = {Shop.Old.class, Shop.Day.class})
@GlobalIndex(name = "byDay", partitionKey = "day", projection = IndexProjection.KEYS_ONLY, suppress = "unused-index")
interface Shop {

  @Entity
  @Key(partition = "{id}")
  record Order(String id, String day, boolean old) {}

  @ItemCollection
  /* expect:
[invalid-pattern] Old.old: an item collection takes no filter
    @AccessPattern(name = "old", by = "id", filter = "old = true")
                                                     ^^^^^^^^^^^^
  drop filter, and look through the lists of Old
  or ask for one entity: a pattern of its own takes a filter
  */
  @AccessPattern(name = "old", by = "id", filter = "old = true")
  record Old(List<Order> orders) {}

  @ItemCollection
  /* expect:
[invalid-pattern] Day.ofDay: an item collection is read by one Query, which fetches nothing
    @AccessPattern(name = "ofDay", by = "day", fetch = true)
                                                       ^^^^
  drop fetch, and let the index hold what the entities of Day need
  */
  @AccessPattern(name = "ofDay", by = "day", fetch = true)
  record Day(List<Order> orders) {}
}
