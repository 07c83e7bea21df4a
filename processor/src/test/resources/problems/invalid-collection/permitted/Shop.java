package permitted;

import dev.keywright.Entity;
import dev.keywright.ItemCollection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.List;

@Table(
    name = "Shop",
    partitionKey = "PK",
    sortKey = "SK",
    entities = Shop.Event.class,
    collections = Shop.Day.class)
interface Shop {

  @Entity
  @Key(partition = "DAY#{day}", sort = "{number:4}")
  sealed interface Event {
    String day();

    int number();
  }

  record Login(String day, int number) implements Event {}

  record Logout(String day, int number) implements Event {}

  @ItemCollection
  record Day(
      List<Event> events,
      /* expect:
[invalid-collection] Day.logins cannot be filled from one partition: Login is no @Entity, but a type of the entity Event
  take every Event
      */
      List<Login> logins) {}
}
