package variant;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(name = "Invoices", partitionKey = "PK")
@Entity
@Key(partition = "{id}")
record Invoice(String id, Payment payment) {

  sealed interface Payment {}

  record Card(
      /* expect:
[duplicate-attribute] Card.type is stored under an attribute name that is taken
  type says which type of Payment it is
  name another one: @Variants(attribute = …) on Payment
      */
      String type)
      implements Payment {}
}
