import dev.keywright.Entity;
import dev.keywright.Key;

@Entity
@Key(partition = "{id}")
/* expect:
[entity-without-table] Order is in no table, so nothing is generated for it
  list it: @Table(…, entities = Order.class)
  or give it a table of its own: @Table(name = "Order", partitionKey = …)
  where another module's table lists it: @SuppressWarnings("keywright:entity-without-table")
*/
record Order(String id) {

  @Entity
  @SuppressWarnings("keywright:entity-without-table")
  record Silenced(String id) {}
}
