import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK", entities = {
    Shop.Order.class,
    /* expect:
[not-an-entity] Shop lists Line, which is no @Entity
    @Table(name = "Shop", partitionKey = "PK", entities = {Order.class, Line.class})
                                                                        ^^^^^^^^^^
  annotate Line with @Entity, or remove it from entities
    */
    Shop.Line.class})
interface Shop {

  @Entity
  @Key(partition = "{id}")
  record Order(String id) {}

  record Line(String sku) {}
}
