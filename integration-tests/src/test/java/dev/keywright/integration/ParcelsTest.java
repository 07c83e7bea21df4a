package dev.keywright.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.integration.parcels.Carrier;
import dev.keywright.integration.parcels.Parcel;
import dev.keywright.integration.parcels.ParcelCodec;
import dev.keywright.integration.parcels.ParcelTable;
import dev.keywright.integration.parcels.Size;
import dev.keywright.integration.parcels.State;
import dev.keywright.testing.InProcessDynamoDb;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Enums that are stored as what they declare: each pattern finds what a look at all rows finds. */
class ParcelsTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ParcelTable parcels = ParcelTable.of(dynamoDb.client());
  private final List<Parcel> all = new ArrayList<>();

  @BeforeEach
  void load() {
    parcels.createIfMissing();
    int number = 0;
    for (State state : State.values()) {
      for (Carrier carrier : Carrier.values()) {
        for (Size size : Size.values()) {
          Optional<State> previous =
              number % 4 == 3
                  ? Optional.empty()
                  : Optional.of(State.values()[number % State.values().length]);
          all.add(new Parcel("c", "p" + (100 + number++), state, previous, carrier, size));
        }
      }
    }
    all.forEach(parcels.parcel()::put);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  private List<Parcel> those(Predicate<Parcel> wanted) {
    return all.stream().filter(wanted).toList();
  }

  @Test
  void whatIsDeclaredIsStored() {
    Map<String, AttributeValue> item = ParcelCodec.encode(all.get(0));
    assertEquals("P#p100", item.get("SK").s());
    assertEquals("P", item.get("state").s());
    assertEquals("7", item.get("carrier").n());
    assertEquals("s", item.get("size").s());
  }

  @Test
  void keysHoldTheTexts() {
    assertEquals(12, parcels.parcel().ofCustomer("c").list().size());
    for (State state : State.values()) {
      List<Parcel> expected = those(each -> each.state() == state);
      assertEquals(expected, parcels.parcel().inState("c", state).list());
      assertEquals(expected, parcels.parcel().everywhereIn(state).list());
    }
    assertEquals(those(each -> each.state() == State.SENT), parcels.parcel().sent("c").list());
  }

  @Test
  void aSparseIndexHoldsWhatItsConditionNames() {
    assertEquals(
        those(each -> each.state() != State.LOST && each.carrier() == Carrier.RAIL),
        parcels.parcel().moving("c").list());
  }

  @Test
  void filtersCompareWhatIsStored() {
    for (Carrier carrier : Carrier.values()) {
      assertEquals(
          sorted(each -> each.carrier() == carrier && each.size() == Size.SMALL),
          parcels.parcel().carried("c", carrier).list());
    }
    for (Size size : Size.values()) {
      assertEquals(
          sorted(each -> each.carrier() == Carrier.RAIL && each.size() == size),
          parcels.parcel().byRail("c", size).list());
    }
    for (State state : State.values()) {
      assertEquals(
          sorted(each -> each.previous().equals(Optional.of(state))),
          parcels.parcel().before("c", state).list());
    }
    assertEquals(
        sorted(each -> each.previous().filter(state -> state != State.LOST).isPresent()),
        parcels.parcel().onceUnderWay("c").list());
  }

  /** In the order of the sort key, where LOST comes before P and S. */
  private List<Parcel> sorted(Predicate<Parcel> wanted) {
    List<Parcel> sorted = new ArrayList<>(those(wanted));
    sorted.sort(
        java.util.Comparator.comparing((Parcel each) -> ParcelCodec.encode(each).get("SK").s()));
    return sorted;
  }
}
