import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Orders", partitionKey = "PK", typeAttribute = "kind")
@Entity
@Key(partition = "{id}")
record Order(
    @Attribute(name = "total") String id,
    /* expect:
[duplicate-attribute] Order.total is stored under an attribute name that is taken
  id of Order is stored as total, too
  give one of them another name: @Attribute(name = "total2")
    */
    long total,
    Line line,
    @Flatten(prefix = "to_") Address fine,
    @Flatten Address to,
    /* expect:
[duplicate-attribute] Order.from is stored under an attribute name that is taken
  to of Order is stored as city, too
  give its attributes a prefix: @Flatten(prefix = "from_")
    */
    @Flatten Address from) {

  record Address(String city) {}

  record Line(
      String sku,
      /* expect:
[duplicate-attribute] Line.code is stored under an attribute name that is taken
  sku of Line is stored as sku, too
  give one of them another name: @Attribute(name = "code2")
      */
      @Attribute(name = "sku") String code) {}
}
