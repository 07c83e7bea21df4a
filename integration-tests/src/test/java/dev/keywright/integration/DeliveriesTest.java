package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.Range;
import dev.keywright.VersionConflictException;
import dev.keywright.integration.deliveries.Address;
import dev.keywright.integration.deliveries.Audit;
import dev.keywright.integration.deliveries.Delivery;
import dev.keywright.integration.deliveries.DeliveryTable;
import dev.keywright.integration.deliveries.Label;
import dev.keywright.integration.deliveries.Stop;
import dev.keywright.integration.deliveries.StopTable;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is flattened is an attribute of the item to keys, indexes, filters and stamps. */
class DeliveriesTest {

  private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");
  private static final Instant LATER = Instant.parse("2027-05-01T12:00:00Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final DeliveryTable deliveries = DeliveryTable.of(dynamoDb.client()).withClock(() -> NOW);
  private final List<Delivery> all = new ArrayList<>();

  private static Delivery delivery(String id, Address to, Optional<Address> from) {
    return new Delivery("c", id, to, from, new Audit(null, null, null, LATER));
  }

  @BeforeEach
  void load() {
    deliveries.createIfMissing();
    Address berlin = new Address("DE", "Berlin", "Allee");
    Address ring = new Address("DE", "Berlin", "Ring");
    Address paris = new Address("FR", "Paris", "Rue");
    List.of(
            delivery("1", berlin, Optional.empty()),
            delivery("2", ring, Optional.of(paris)),
            delivery("3", paris, Optional.of(berlin)),
            delivery("4", paris, Optional.of(paris)))
        .forEach(each -> all.add(deliveries.delivery().put(each)));
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private List<Delivery> those(Predicate<Delivery> wanted) {
    return all.stream().filter(wanted).toList();
  }

  private static Predicate<Delivery> from(Predicate<Address> wanted) {
    return each -> each.from().filter(wanted).isPresent();
  }

  @Test
  void theWriteFillsWhatIsInside() {
    assertEquals(new Audit(1L, NOW, NOW, LATER), all.get(0).audit());
    Delivery again = deliveries.delivery().put(all.get(0));
    assertEquals(2L, again.audit().version());
    assertThrows(VersionConflictException.class, () -> deliveries.delivery().put(all.get(0)));
    assertThrows(VersionConflictException.class, () -> deliveries.delivery().delete(all.get(0)));
    assertEquals(Optional.of(again), deliveries.delivery().delete(again));
  }

  @Test
  void theTableExpiresByIt() {
    String attribute =
        dynamoDb
            .client()
            .describeTimeToLive(request -> request.tableName("Deliveries"))
            .timeToLiveDescription()
            .attributeName();
    assertEquals("expiresAt", attribute);
  }

  @Test
  void anAttributeIsAKeyByItself() {
    assertEquals(
        those(each -> each.to().city().equals("Berlin")),
        deliveries.delivery().inCity("Berlin", Range.all()).list());
    assertEquals(
        those(each -> each.to().street().equals("Ring")),
        deliveries.delivery().inCity("Berlin", Range.atLeast("B")).list());
    for (String city : List.of("Berlin", "Paris", "Rome")) {
      assertEquals(
          those(from(each -> each.city().equals(city))),
          deliveries.delivery().fromCity(city).list());
    }
  }

  @Test
  void templatesHoldIt() {
    assertEquals(
        those(each -> each.to().country().equals("FR")),
        sorted(deliveries.delivery().inCountry("FR", "Paris").list()));
    assertEquals(
        List.of(new Label("1", all.get(0).to()), new Label("2", all.get(1).to())),
        deliveries.delivery().labels("DE").list());
  }

  @Test
  void filtersSeeIt() {
    assertEquals(
        those(
            each ->
                each.to().country().equals("FR")
                    && from(origin -> origin.country().equals("DE")).test(each)),
        deliveries.delivery().abroad("c", "DE").list());
    assertEquals(
        those(each -> each.from().isPresent()),
        sorted(deliveries.delivery().withOrigin("c").list()));
    assertEquals(
        those(each -> each.from().isEmpty()), deliveries.delivery().fromNowhere("c").list());
  }

  @Test
  void theTypesOfASealedEntityShareIt() {
    StopTable stops = StopTable.of(dynamoDb.client()).withClock(() -> NOW);
    stops.createIfMissing();
    Audit audit = new Audit(null, null, null, LATER);
    Address paris = new Address("FR", "Paris", "Rue");
    Address berlin = new Address("DE", "Berlin", "Ring");
    Stop first = stops.stop().put(new Stop.Pickup("t", "1", paris, audit, 3));
    Stop second = stops.stop().put(new Stop.Break("t", "2", paris, audit, Optional.of("tea")));
    Stop third = stops.stop().put(new Stop.Break("t", "3", berlin, audit, Optional.empty()));
    assertEquals(
        new Stop.Pickup("t", "1", paris, new Audit(1L, NOW, NOW, LATER), 3), first, "stamped");
    assertEquals(List.of(first, second, third), stops.stop().ofTour("t").list());
    assertEquals(List.of(first, second), stops.stop().inPlace("Paris").list());
    assertEquals(List.of(first, second), stops.stop().abroad("t").list());
    assertEquals(2L, stops.stop().put(third).audit().version());
    assertThrows(VersionConflictException.class, () -> stops.stop().put(third));
  }

  private static List<Delivery> sorted(List<Delivery> found) {
    List<Delivery> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparing(Delivery::id));
    return sorted;
  }
}
