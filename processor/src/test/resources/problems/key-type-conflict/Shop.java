import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = {Shop.Order.class, Shop.Invoice.class, Shop.Line.class})
@GlobalIndex(name = "GSI1", partitionKey = "GSI1PK")
interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "CUSTOMER#{customerId}")
  @AccessPattern(name = "ofCustomer", by = "customerId")
  record Order(String orderId, String customerId) {}

  @Entity
  @Key(partition = "INVOICE#{invoiceId}")
  /* expect:
[key-type-conflict] Order and Invoice store different types in the key attribute GSI1PK
  Order stores CUSTOMER#{customerId} as text
  Invoice stores {number} as a number
  store both as text, by a template or a format; or store one of them under another name
  */
  record Invoice(String invoiceId, @Attribute(name = "GSI1PK") long number) {}

  @Entity
  @Key
  /* expect:
[key-type-conflict] Order and Line store different types in the key attribute PK
  Order stores ORDER#{orderId} as text
  Line stores {lineId} as a number
  store both as text, by a template or a format; or store one of them under another name
  */
  record Line(@Attribute(name = "PK") long lineId) {}
}
