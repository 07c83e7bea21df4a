import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Visit.class})
interface Shop {

  @Entity
  /* expect:
[ambiguous-template] Order: where {tenant} ends and {customerId} begins cannot be told
    @Key(partition = "{tenant}{customerId}", sort = "ORDER")
                      ^^^^^^^^
  put a literal between them: {tenant}#{customerId}
  */
  @Key(partition = "{tenant}{customerId}", sort = "ORDER")
  record Order(String tenant, String customerId) {}

  @Entity
  /* expect:
[ambiguous-template] Visit: the text of {count:plain} can hold '0', which ends it
    @Key(partition = "VISIT#{count:plain}0#{page}", sort = "VISIT")
                            ^^^^^^^^^^^^^
  follow the slot by a character that its text cannot hold, such as #
  */
  @Key(partition = "VISIT#{count:plain}0#{page}", sort = "VISIT")
  record Visit(int count, String page) {}
}
