package permitted;

import dev.keywright.Entity;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.Variants;

@Table(name = "Shop", partitionKey = "PK", typeAttribute = "type", entities = Change.class)
@GlobalIndex(name = "byKind", partitionKey = "kind", sortKey = "PK")
@Entity
@Key(partition = "EVENT#{id}")
/* expect:
[duplicate-attribute] Event tells its types apart by an attribute name that is taken
  type is the type attribute of Event
  name another one: @Variants(attribute = …) on Event
*/
sealed interface Event {

  record Login(String id) implements Event {}

  record Logout(String id) implements Event {}
}

@Entity
@Variants(attribute = "kind")
@Key(partition = "CHANGE#{id}")
/* expect:
[duplicate-attribute] Change tells its types apart by an attribute name that is taken
  kind is a key attribute of Event
  name another one: @Variants(attribute = …) on Change
*/
sealed interface Change {

  record Price(String id) implements Change {}

  record Stock(
      String id,
      /* expect:
[duplicate-attribute] Stock.type is stored under an attribute name that is taken
  type is the type attribute of Event
  name another one: @Table(…, typeAttribute = …), or @Attribute(name = …) here
      */
      String type)
      implements Change {}
}
