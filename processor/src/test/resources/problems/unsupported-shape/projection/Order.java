import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Orders", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
@AccessPattern(name = "closed", by = "id", as = Order.Closed.class)
record Order(String id, long total) {

  /* expect:
[unsupported-shape] generated code cannot read or make a Closed
  it is sealed, and no generated class may implement it
  name an interface that is not sealed, or a record
  */
  sealed interface Closed {
    long total();
  }

  record Permitted(long total) implements Closed {}
}
