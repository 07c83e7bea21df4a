import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

class Shop {

  @Table(
      name = "Shop",
      partitionKey = "PK",
      entities = {Order.class, Generic.class, Outer.class})
  interface Things {}

  @Entity
  @Key(partition = "{id}")
  /* expect:
[unsupported-shape] generated code cannot read or make a Order
  Order is private, so that generated code cannot use it
  */
  private record Order(String id) {}

  @Entity
  @Key(partition = "{id}")
  /* expect:
[unsupported-shape] generated code cannot read or make a Generic
  an entity has no type parameters; list a type that binds them
  */
  record Generic<T>(String id, T value) {}

  @Entity
  @Key(partition = "{id}")
  record Outer(
      String id,
      /* expect:
[unsupported-shape] generated code cannot read or make a Inner
  Inner is no record; use a record of the properties to be stored
      */
      Inner inner) {}

  static class Inner {}
}
