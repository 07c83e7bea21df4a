import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", sortKey = "SK", entities = {Shop.Order.class, Shop.Line.class})
interface Shop {

  @Entity
  /* expect:
[template-syntax] Order: the template "ORDER#{id" is ill-formed
    @Key(partition = "ORDER#{id", sort = "ORDER")
                            ^^^
  the slot has no closing }
  */
  @Key(partition = "ORDER#{id", sort = "ORDER")
  record Order(String id) {}

  @Entity
  /* expect:
[template-syntax] Line: the template "ORDER#{}" is ill-formed
    @Key(partition = "ORDER#{}", sort = "LINE#{number}}")
                             ^
  a slot names a property: {customerId}
  */
  /* expect:
[template-syntax] Line: the template "LINE#{number}}" is ill-formed
    @Key(partition = "ORDER#{}", sort = "LINE#{number}}")
                                                      ^
  a } closes no slot; write }} for the character itself
  */
  @Key(partition = "ORDER#{}", sort = "LINE#{number}}")
  record Line(String id, int number) {}
}
