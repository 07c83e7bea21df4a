import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import java.time.Instant;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Visit.class, Shop.Click.class, Shop.Daily.class})
interface Shop {

  @Entity
  /* expect:
[lossy-identity] items of Visit whose at differs can have one key
    @Key(partition = "CUSTOMER#{customerId}", sort = "VISIT#{at:day}")
                                                            ^^^^^^^^
  {at:day} keeps a part of the value, so that a put replaces the item before it
  write {at}, or let a property that tells items apart follow
  see "Core components of Amazon DynamoDB" in the developer guide
  where it is deliberate: suppress = "lossy-identity"
  */
  @Key(partition = "CUSTOMER#{customerId}", sort = "VISIT#{at:day}")
  record Visit(String customerId, Instant at) {}

  @Entity
  @Key(partition = "CLICKS#{customerId}#{at:month}", sort = "CLICK#{at}")
  record Click(String customerId, Instant at) {}

  @Entity
  @Key(partition = "CUSTOMER#{customerId}", sort = "DAILY#{at:day}", suppress = "lossy-identity")
  record Daily(String customerId, Instant at) {}
}
