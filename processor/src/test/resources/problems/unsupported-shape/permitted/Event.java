package permitted;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Shop", partitionKey = "PK")
@Entity
@Key(partition = "EVENT#{id}")
sealed interface Event {

  record Login(String id) implements Event {}

/* expect:
[unsupported-shape] generated code cannot read or make a Other
  it cannot be instantiated, and has no static builder() method
  seal it, so that it is known which types there are, or name one of them
*/
  non-sealed interface Other extends Event {}

/* expect:
[unsupported-shape] generated code cannot read or make a Purchase
  it is sealed and not abstract, so that it has instances beside those of the types that it permits
  make it abstract, and let a final class extend it for them
*/
  sealed class Purchase implements Event {

    final String id;

    Purchase(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }
  }

  final class Refund extends Purchase {
    Refund(String id) {
      super(id);
    }
  }
}
