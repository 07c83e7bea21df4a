package tables;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import dev.keywright.Variant;

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

  @Table(name = "Third", partitionKey = "PK")
  @Entity
  @Key(partition = "{id}")
  record Paid(String id, Payment payment) {}

  sealed interface Payment {}

  @Variant("card")
  record Card(String number) implements Payment {}

  @Variant("card")
  /* expect:
[duplicate-declaration] Payment permits two types that are stored as card
  name one of them otherwise: @Variant("GiftCard2")
  */
  record GiftCard(String code) implements Payment {}
}
