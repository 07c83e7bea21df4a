import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Order.class, Shop.Invoice.class, Shop.Note.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK")
interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "CUSTOMER#{customerId}")
  @AccessPattern(name = "ofCustomer", by = "customerId")
  record Order(String orderId, String customerId) {}

  @Entity
  @Key(partition = "INVOICE#{invoiceId}")
  @Key(index = "GSI1", partition = "INVOICES#{customerId}")
  /* expect:
[unused-key] no access pattern of Invoice is answered by GSI1
    @Key(index = "GSI1", partition = "INVOICES#{customerId}")
    ^^^^
  every write of such an item is billed again for the index
  remove this @Key, or pin the index in the pattern that it is for: index = "GSI1"
  see "General guidelines for secondary indexes in DynamoDB" in the developer guide
  where it is deliberate: suppress = "unused-key"
  */
  record Invoice(String invoiceId, String customerId) {}

  @Entity
  @Key(partition = "NOTE#{noteId}")
  @Key(index = "GSI1", partition = "NOTES#{customerId}", suppress = "unused-key")
  record Note(String noteId, String customerId) {}
}
