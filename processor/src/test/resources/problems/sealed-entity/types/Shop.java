package types;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;

@Table(
    name = "Shop",
    partitionKey = "PK",
    entities = {Shop.Event.class, Shop.Money.class, Shop.Login.class})
interface Shop {

  @Entity
  @Key(partition = "EVENT#{id}")
  sealed interface Event permits Login, Purchase {}

  @Entity
  @Key(partition = "MONEY#{id}")
  /* expect:
[sealed-entity] Purchase is a type of two entities, Event and Money
  one instance would be an item of either, and of two kinds
  list one sealed type that permits all of their types
  */
  sealed interface Money permits Purchase, Refund {}

  @Entity
  @Key(partition = "LOGIN#{id}")
  /* expect:
[sealed-entity] Login is an entity by itself, and a type of the entity Event
  one instance would be an item of either, and of two kinds
  list one of them: Event holds every Login already
  */
  record Login(String id) implements Event {}

  record Purchase(String id) implements Event, Money {}

  record Refund(String id) implements Money {}
}
