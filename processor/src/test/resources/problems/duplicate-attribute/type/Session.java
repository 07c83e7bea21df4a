package type;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Sessions", partitionKey = "token", typeAttribute = "kind")
@Entity
@Key(partition = "{token}")
record Session(
    String token,
    /* expect:
[duplicate-attribute] Session.kind is stored under an attribute name that is taken
  kind is the type attribute of Session
  name another one: @Table(…, typeAttribute = …), or @Attribute(name = …) here
    */
    String kind) {}
