package dev.keywright.testing.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keywright.testing.protocol.ServiceError;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When faults strike. */
class FaultsTest {

  private static List<Boolean> attempts(Faults faults, String operation, int count)
      throws InterruptedException {
    List<Boolean> struck = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      try {
        faults.strike(operation, 2);
        struck.add(false);
      } catch (ServiceError e) {
        struck.add(true);
      }
    }
    return struck;
  }

  @Test
  void strikesAsOftenAsAskedAndAfterAsMany() throws InterruptedException {
    Faults faults = new Faults(1);
    Fault throttling = faults.throttle("PutItem").after(1).times(2);

    assertEquals(List.of(false, false), attempts(faults, "GetItem", 2));
    assertEquals(List.of(false, true, true, false), attempts(faults, "PutItem", 4));
    assertEquals(2, throttling.struck());
  }

  @Test
  void anyOperationUntilCleared() throws InterruptedException {
    Faults faults = new Faults(1);
    faults.failInternally(Faults.ANY);

    assertEquals(List.of(true), attempts(faults, "Query", 1));
    faults.clear();
    assertEquals(List.of(false), attempts(faults, "Query", 1));
  }

  @Test
  void sameSeedSameFaults() throws InterruptedException {
    Faults one = new Faults(42);
    one.throttle("GetItem").withProbability(0.5);
    Faults other = new Faults(42);
    other.throttle("GetItem").withProbability(0.5);

    List<Boolean> struck = attempts(one, "GetItem", 100);

    assertEquals(struck, attempts(other, "GetItem", 100));
    assertEquals(2, struck.stream().distinct().count());
  }

  @Test
  void conflictsAreOfWritesAndTransactions() throws InterruptedException {
    Faults faults = new Faults(1);
    faults.conflict(Faults.ANY);

    faults.strike("Query", 2);
    ServiceError write = assertThrows(ServiceError.class, () -> faults.strike("PutItem", 2));
    ServiceError transaction =
        assertThrows(ServiceError.class, () -> faults.strike("TransactWriteItems", 2));

    assertEquals("TransactionConflictException", write.type());
    assertEquals("TransactionCanceledException", transaction.type());
  }
}
