package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.ItemDecodingException;
import dev.keywright.KeyValueException;
import dev.keywright.Range;
import dev.keywright.VersionConflictException;
import dev.keywright.integration.activity.Activity;
import dev.keywright.integration.activity.ActivityCodec;
import dev.keywright.integration.activity.Amount;
import dev.keywright.integration.activity.ClubTable;
import dev.keywright.integration.activity.Login;
import dev.keywright.integration.activity.Member;
import dev.keywright.integration.activity.MemberWithActivities;
import dev.keywright.integration.activity.Note;
import dev.keywright.integration.activity.Origin;
import dev.keywright.integration.activity.Payment;
import dev.keywright.integration.activity.Place;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A sealed type as an entity: every permitted type goes in and comes out, and what is asked of all
 * of them finds what a look at each instance finds.
 */
class ActivityTest {

  private static final Instant START = Instant.parse("2026-03-01T09:59:58Z");
  private static final Place HOME = new Place("home");
  private static final Origin INSIDE = new Origin("inside", Optional.empty());
  private static final Instant NOW = Instant.parse("2026-03-02T00:00:00Z");

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ClubTable table = ClubTable.of(dynamoDb.client()).withClock(() -> NOW);

  @BeforeEach
  void create() {
    table.createIfMissing();
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private static Login login(String user, int number) {
    return new Login(
        user, START, number, 0, null, "phone", List.of("quick", "quiet"), HOME, INSIDE);
  }

  private static Payment.Card card(String user, int number, Optional<Instant> settledAt) {
    return new Payment.Card(
        user, START, number, 0, null, "A1", 990, "EUR", settledAt, Optional.of(HOME));
  }

  private static Note note(String user, int number) {
    return new Note(user, START, number, 0, null, "fine", 7);
  }

  private List<Map<String, AttributeValue>> items() {
    return dynamoDb.client().scan(each -> each.tableName("Club")).items();
  }

  @Test
  void everyPermittedTypeIsStoredAndRead() {
    List<Activity> written =
        List.of(
            login("u", 1),
            card("u", 2, Optional.of(NOW)),
            new Payment.Transfer(
                "u", START, 3, 0, null, "A1", 5, Optional.empty(), null, Optional.of(INSIDE)),
            note("u", 4));
    List<Activity> stored = new ArrayList<>();
    for (Activity each : written) {
      stored.add(table.activity().put(each));
    }
    assertEquals(
        new Login("u", START, 1, 1, NOW, "phone", List.of("quick", "quiet"), HOME, INSIDE),
        stored.get(0));
    assertEquals(new Note("u", START, 4, 1, NOW, "fine", 7), stored.get(3));
    assertEquals(stored, table.activity().ofUser("u").list());
    for (Activity each : stored) {
      assertEquals(Optional.of(each), table.activity().get("u", each.at(), each.number()));
      assertEquals(Optional.of(each), table.activity().byNumber("u", each.at(), each.number()));
    }
    assertEquals(Optional.of(stored.get(1)), table.activity().delete("u", START, 2));
    assertEquals(
        List.of(stored.get(0), stored.get(2), stored.get(3)), table.activity().ofUser("u").list());
  }

  @Test
  void anItemSaysWhichTypeItHolds() {
    table.activity().put(card("u", 2, Optional.empty()));
    Map<String, AttributeValue> item = items().get(0);
    assertEquals("card", item.get("kind").s());
    assertEquals("Activity", item.get("entityType").s());
    assertEquals("2026-03-01T09:59:58.000Z", item.get("when").s());
    assertFalse(item.containsKey("number"));
    assertEquals(
        Set.of(
            "PK",
            "SK",
            "entityType",
            "kind",
            "userId",
            "when",
            "version",
            "changedAt",
            "hour",
            "orderId",
            "cents",
            "currency",
            "place",
            "OrderPK",
            "OrderSK",
            "OpenPK",
            "OpenSK"),
        item.keySet());
  }

  @Test
  void anItemIsInTheIndexesOfItsTypeAlone() {
    table.activity().put(login("u", 1));
    table.activity().put(note("u", 4));
    for (Map<String, AttributeValue> each : items()) {
      for (String absent : List.of("OrderPK", "OrderSK", "OpenPK", "OpenSK", "NetPK", "NetSK")) {
        assertFalse(each.containsKey(absent), absent);
      }
    }
    assertEquals(1, table.activity().byDevice("phone").list().size());
    assertTrue(table.activity().ofOrder("A1").list().isEmpty());
  }

  @Test
  void anUnknownTypeIsAnErrorWithTheKey() {
    Map<String, AttributeValue> item = new HashMap<>(ActivityCodec.encode(note("u", 4)));
    item.put("kind", AttributeValue.fromS("Purchase"));
    ItemDecodingException unknown =
        assertThrows(ItemDecodingException.class, () -> ActivityCodec.decode(item));
    assertEquals(
        "Activity (attribute kind) does not hold one of the types that are permitted; the key of this"
            + " Activity is PK=(sensitive), SK=(sensitive)",
        unknown.getMessage());
    item.remove("kind");
    ItemDecodingException missing =
        assertThrows(ItemDecodingException.class, () -> ActivityCodec.decode(item));
    assertTrue(missing.getMessage().startsWith("Activity (attribute kind) is missing"));
  }

  @Test
  void versionsAreCheckedWhateverTheType() {
    Activity stored = table.activity().create(login("u", 1));
    assertThrows(VersionConflictException.class, () -> table.activity().replace(login("u", 1)));
    // Another type may take the place of the first, as its next version.
    Note next = new Note("u", START, 1, stored.version(), null, "later", 1);
    assertEquals(2, table.activity().replace(next).version());
    assertThrows(VersionConflictException.class, () -> table.activity().delete(stored));
    assertThrows(VersionConflictException.class, () -> table.activity().put(stored));
    assertEquals(
        Optional.of(new Note("u", START, 1, 2, NOW, "later", 1)),
        table.activity().delete(new Note("u", START, 1, 2, NOW, "later", 1)));
  }

  @Test
  void whatCannotStandInTheKeyIsRefused() {
    KeyValueException refused =
        assertThrows(KeyValueException.class, () -> table.activity().put(note("u", 123_456)));
    assertTrue(refused.getMessage().contains("Activity.number"), refused.getMessage());
    assertThrows(KeyValueException.class, () -> table.activity().put(login("", 1)));
  }

  @Test
  void aCollectionHoldsEveryType() {
    Member member = new Member("u", "Ada");
    table.member().put(member);
    List<Activity> all = new ArrayList<>();
    all.add(table.activity().put(login("u", 1)));
    all.add(table.activity().put(card("u", 2, Optional.empty())));
    all.add(table.activity().put(note("u", 3)));
    all.add(table.activity().put(note("u", 4)));
    assertEquals(
        List.of(new MemberWithActivities(member, all)),
        table.memberWithActivities().whole("u").list());
    assertEquals(
        List.of(new MemberWithActivities(member, List.of(all.get(3), all.get(2), all.get(1)))),
        table.memberWithActivities().latest("u").list());
  }

  @Test
  void questionsFindWhatALookAtEachInstanceFinds() {
    for (long seed = 1; seed <= 6; seed++) {
      Random random = new Random(seed);
      List<Activity> all = new ArrayList<>();
      Set<String> keys = new HashSet<>();
      for (int i = 0; i < 80; i++) {
        Activity activity = random(random);
        if (keys.add(activity.userId() + activity.at() + activity.number())) {
          all.add(table.activity().create(activity));
        }
      }
      new Comparison(all, "seed " + seed).compare(random);
      all.forEach(each -> table.activity().delete(each.userId(), each.at(), each.number()));
    }
  }

  private static Activity random(Random random) {
    String user = "user" + random.nextInt(3);
    Instant at = START.plusMillis(random.nextInt(40) * 250_000L);
    int number = random.nextInt(3);
    String order = "A" + random.nextInt(4);
    long cents = random.nextInt(9) * 50L - 100;
    String currency = List.of("EUR", "USD", "EUR#").get(random.nextInt(3));
    Origin origin =
        new Origin(
            "net" + random.nextInt(2),
            random.nextBoolean() ? Optional.of("host" + random.nextInt(2)) : Optional.empty());
    Place place = new Place("city" + random.nextInt(2));
    Instant settled = random.nextBoolean() ? NOW : null;
    return switch (random.nextInt(4)) {
      case 0 ->
          new Login(
              user, at, number, 0, null, "device" + random.nextInt(3), List.of(), place, origin);
      case 1 ->
          new Payment.Card(
              user,
              at,
              number,
              0,
              null,
              order,
              cents,
              currency,
              Optional.ofNullable(settled),
              random.nextBoolean() ? Optional.of(place) : Optional.empty());
      case 2 ->
          new Payment.Transfer(
              user,
              at,
              number,
              0,
              null,
              order,
              cents,
              random.nextBoolean() ? Optional.of(currency) : Optional.empty(),
              settled,
              random.nextBoolean() ? Optional.of(origin) : Optional.empty());
      default -> new Note(user, at, number, 0, null, "note", random.nextInt(24));
    };
  }

  private static @Nullable String currency(Activity activity) {
    if (activity instanceof Payment.Card card) {
      return card.currency();
    }
    return activity instanceof Payment.Transfer transfer ? transfer.currency().orElse(null) : null;
  }

  private static Optional<Origin> origin(Activity activity) {
    if (activity instanceof Login login) {
      return Optional.of(login.origin());
    }
    return activity instanceof Payment.Transfer transfer ? transfer.origin() : Optional.empty();
  }

  private static Optional<String> city(Activity activity) {
    if (activity instanceof Login login) {
      return Optional.of(login.place().city());
    }
    return activity instanceof Payment.Card card ? card.place().map(Place::city) : Optional.empty();
  }

  private static boolean isSettled(Activity activity) {
    if (activity instanceof Payment.Card card) {
      return card.settledAt().isPresent();
    }
    return activity instanceof Payment.Transfer transfer && transfer.settledAt() != null;
  }

  /** Asks the table, and all instances one by one. */
  private final class Comparison {

    private final List<Activity> all;
    private final String name;

    Comparison(List<Activity> all, String name) {
      this.all = List.copyOf(all);
      this.name = name;
    }

    private Set<Activity> matching(Predicate<Activity> condition) {
      return new HashSet<>(all.stream().filter(condition).toList());
    }

    private <T extends Comparable<T>> void assertOrdered(
        List<Activity> found, java.util.function.Function<Activity, T> value) {
      List<T> values = found.stream().map(value).toList();
      assertEquals(values.stream().sorted().toList(), values, name);
    }

    private void assertSame(Set<Activity> expected, List<Activity> found) {
      assertEquals(expected.size(), found.size(), name);
      assertEquals(expected, new HashSet<>(found), name);
    }

    void compare(Random random) {
      for (int i = 0; i < 3; i++) {
        String user = "user" + i;
        Predicate<Activity> ofUser = each -> each.userId().equals(user);
        List<Activity> found = table.activity().ofUser(user).list();
        assertSame(matching(ofUser), found);
        assertOrdered(found, Activity::at);
        assertSame(
            matching(ofUser.and(each -> !(each instanceof Payment))),
            table.activity().withoutOrder(user).list());
        assertSame(
            matching(ofUser.and(each -> "EUR".equals(currency(each)))),
            table.activity().withCurrency(user, "EUR").list());
        assertSame(
            matching(ofUser.and(each -> each.hour() == 10)),
            table.activity().atHour(user, 10).list());
        assertSame(
            matching(ofUser.and(each -> city(each).equals(Optional.of("city1")))),
            table.activity().inCity(user, "city1").list());
        assertSame(
            matching(ofUser.and(each -> city(each).isEmpty())),
            table.activity().nowhere(user).list());
        assertSame(
            matching(
                ofUser.and(
                    each -> origin(each).flatMap(Origin::host).equals(Optional.of("host1")))),
            table.activity().ofHost(user, "host1").list());
        String network = "net" + i;
        assertSame(
            matching(
                each ->
                    origin(each)
                        .filter(held -> held.host().isPresent())
                        .filter(held -> held.network().equals(network))
                        .isPresent()),
            table.activity().ofNetwork(network).list());
        Instant from = START.plusMillis(random.nextInt(40) * 250_000L);
        Instant to = from.plusSeconds(random.nextInt(4000));
        assertSame(
            matching(ofUser.and(each -> !each.at().isBefore(from) && !each.at().isAfter(to))),
            table.activity().within(user, Range.closed(from, to)).list());
        String device = "device" + i;
        assertSame(
            matching(each -> each instanceof Login login && login.device().equals(device)),
            table.activity().byDevice(device).list());
      }
      for (int i = 0; i < 5; i++) {
        String order = "A" + i;
        Predicate<Activity> ofOrder =
            each -> each instanceof Payment payment && payment.orderId().equals(order);
        List<Activity> found = table.activity().ofOrder(order).list();
        assertSame(matching(ofOrder), found);
        assertOrdered(found, each -> ((Payment) each).cents());
        long above = random.nextInt(9) * 50L - 100;
        assertSame(
            matching(ofOrder.and(each -> ((Payment) each).cents() > above)),
            table.activity().ofOrderAbove(order, Range.greaterThan(above)).list());
      }
      for (String currency : List.of("EUR", "USD", "EUR#")) {
        List<Amount> expected =
            all.stream()
                .filter(each -> currency.equals(currency(each)) && !isSettled(each))
                .map(each -> amount((Payment) each))
                .sorted(Comparator.comparing(Amount::toString))
                .toList();
        List<Amount> found = new ArrayList<>(table.activity().open(currency).list());
        List<Instant> times = found.stream().map(Amount::at).toList();
        assertEquals(times.stream().sorted().toList(), times, name);
        found.sort(Comparator.comparing(Amount::toString));
        assertEquals(expected, found, name);
      }
    }

    private static Amount amount(Payment payment) {
      return new Amount(
          payment.userId(), payment.at(), payment.cents(), currency(payment), payment.hour());
    }
  }
}
