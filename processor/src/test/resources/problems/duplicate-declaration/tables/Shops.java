package tables;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

interface Shops {

  @Table(name = "First", partitionKey = "PK", entities = Order.class)
  interface First {}

  /* expect:
[duplicate-declaration] Second lists Order, which tables.Shops.First holds
    @Table(name = "Second", partitionKey = "PK", entities = Order.class)
    ^^^^^^
  an entity belongs to one table
  */
  @Table(name = "Second", partitionKey = "PK", entities = Order.class)
  interface Second {}

  @Entity
  @Key(partition = "{id}")
  record Order(String id) {}
}
