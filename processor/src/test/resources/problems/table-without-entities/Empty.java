import dev.keywright.Table;

/* expect:
[table-without-entities] Empty lists no entity
    @Table(name = "Empty", partitionKey = "PK")
    ^^^^^^
  list what the table holds: entities = {Order.class}
*/
@Table(name = "Empty", partitionKey = "PK")
interface Empty {}
