import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Order.class, Shop.Definition.class, Shop.Notify.class, Shop.UrlEntry.class, Shop.URLEntry.class})
@GlobalIndex(name = "GSI-1", partitionKey = "GSI1PK")
@GlobalIndex(name = "GSI.1", partitionKey = "GSI2PK")
/* expect:
[name-collision] GSI-1 and GSI.1 would both have the key builder OrderKeys.gsi1Partition
    @GlobalIndex(name = "GSI.1", partitionKey = "GSI2PK")
    ^^^^^^^^^^^^
  rename one of the indexes
*/
interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}")
  @Key(index = "GSI-1", partition = "CUSTOMER#{customer.id}")
  @Key(index = "GSI.1", partition = "CUSTOMER#{customer.id}#{customerId}")
  @AccessPattern(name = "get", by = "orderId", unique = true)
  @AccessPattern(name = "wait", index = "GSI-1", by = "customer.id")
  @AccessPattern(name = "both", index = "GSI.1", by = {"customer.id", "customerId"})
  /* expect:
[name-collision] Order.get would have the name and the parameters of a method that is always there
    @AccessPattern(name = "get", by = "orderId", unique = true)
                          ^^^^^
  every repository has get; rename the pattern, or leave it out
  */
  /* expect:
[name-collision] Order.wait would replace a method of java.lang.Object
    @AccessPattern(name = "wait", index = "GSI-1", by = "customer.id")
                          ^^^^^^
  rename the pattern: findWait
  */
  /* expect:
[name-collision] Order.both would have two parameters called customerId
    @AccessPattern(name = "both", index = "GSI.1", by = {"customer.id", "customerId"})
                          ^^^^^^
  rename one of the properties, or ask by one of them
  */
  record Order(String orderId, Customer customer, String customerId) {}

  record Customer(long id) {}

  @Entity
  @Key(partition = "DEFINITION#{id}")
  /* expect:
[name-collision] the entity Definition would generate DefinitionRepository, which exists
  rename your class, or move it to another package
  */
  /* expect:
[name-collision] Definition would be ShopTable.definition(), which is taken
  rename the type: DefinitionItem
  */
  record Definition(String id) {}

  @Entity
  @Key(partition = "NOTIFY#{id}")
  /* expect:
[name-collision] Notify would be ShopTable.notify(), which is taken
  rename the type: NotifyItem
  */
  record Notify(String id) {}

  @Entity
  @Key(partition = "URL#{id}")
  record UrlEntry(String id) {}

  @Entity
  @Key(partition = "URL_ENTRY#{id}")
  /* expect:
[name-collision] UrlEntry and URLEntry would both be ShopTable.urlEntry()
  rename one of them
  */
  record URLEntry(String id) {}
}

class DefinitionRepository {}
