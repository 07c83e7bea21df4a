package dev.keywright.testing.fault;

import dev.keywright.testing.protocol.ServiceError;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Faults on demand, so that tests can see what their code does about them: each for one operation,
 * named as in the API ({@code "PutItem"}), or for {@link #ANY}; each for a number of attempts or
 * with a probability drawn from a seed.
 *
 * <pre>{@code
 * engine.faults().throttle("Query").times(2);      // the third attempt succeeds
 * engine.faults().leaveUnprocessed("BatchWriteItem", 5).times(1);
 * }</pre>
 */
public final class Faults {
  /** Stands for every operation. */
  public static final String ANY = "*";

  private static final Set<String> CONFLICTING =
      Set.of("PutItem", "UpdateItem", "DeleteItem", "TransactWriteItems", "TransactGetItems");

  private final List<Fault> active = new CopyOnWriteArrayList<>();
  private final Random random;

  /** No faults yet; those with a probability draw from this seed. */
  public Faults(long seed) {
    this.random = new Random(seed);
  }

  /** {@code ProvisionedThroughputExceededException}: the table's throughput is used up. */
  public Fault throttle(String operation) {
    return add(operation, FaultKind.THROTTLING, 0, Duration.ZERO);
  }

  /** {@code RequestLimitExceeded}: the account's throughput is used up. */
  public Fault limitRequests(String operation) {
    return add(operation, FaultKind.REQUEST_LIMIT, 0, Duration.ZERO);
  }

  /** {@code InternalServerError}: the service failed, and nothing was done. */
  public Fault failInternally(String operation) {
    return add(operation, FaultKind.INTERNAL_ERROR, 0, Duration.ZERO);
  }

  /**
   * A conflict with another transaction: {@code TransactionConflictException} of a write to one
   * item, {@code TransactionCanceledException} of a transaction. Other operations have none.
   */
  public Fault conflict(String operation) {
    return add(operation, FaultKind.TRANSACTION_CONFLICT, 0, Duration.ZERO);
  }

  /**
   * A batch of which the last items stay unprocessed.
   *
   * @param operation {@code BatchGetItem} or {@code BatchWriteItem}
   * @param items how many stay
   */
  public Fault leaveUnprocessed(String operation, int items) {
    return add(operation, FaultKind.UNPROCESSED_ITEMS, items, Duration.ZERO);
  }

  /** An answer that takes this much longer. */
  public Fault delay(String operation, Duration latency) {
    return add(operation, FaultKind.LATENCY, 0, latency);
  }

  /** Switches all faults off. */
  public void clear() {
    active.clear();
  }

  private Fault add(String operation, FaultKind kind, int items, Duration latency) {
    Fault fault = new Fault(operation, kind, random, items, latency);
    active.add(fault);
    return fault;
  }

  /** How many items of a batch stay unprocessed, of as many as it has. */
  public int unprocessed(String operation, int items) {
    int left = 0;
    for (Fault fault : active) {
      if (fault.is(FaultKind.UNPROCESSED_ITEMS) && fault.strikes(operation)) {
        left += fault.items();
      }
    }
    return Math.min(left, items);
  }

  /**
   * Called once for every attempt, before the operation runs.
   *
   * @param actions how many actions a transaction has; no matter for other operations
   * @throws ServiceError the fault that strikes it
   * @throws InterruptedException where a delay is interrupted
   */
  public void strike(String operation, int actions) throws InterruptedException {
    for (Fault fault : active) {
      boolean cannot =
          fault.is(FaultKind.UNPROCESSED_ITEMS)
              || (fault.is(FaultKind.TRANSACTION_CONFLICT) && !CONFLICTING.contains(operation));
      if (!cannot && fault.strikes(operation)) {
        if (fault.is(FaultKind.LATENCY)) {
          Thread.sleep(fault.latency().toMillis());
        } else {
          throw error(fault.kind(), operation, actions);
        }
      }
    }
  }

  private static ServiceError error(FaultKind kind, String operation, int actions) {
    return switch (kind) {
      case THROTTLING ->
          ServiceError.of(
              "ProvisionedThroughputExceededException",
              "The level of configured provisioned throughput for the table was exceeded. "
                  + "Consider increasing your provisioning level with the UpdateTable API.");
      case REQUEST_LIMIT ->
          ServiceError.of(
              "RequestLimitExceeded",
              "Throughput exceeds the current throughput limit for your account. Please contact "
                  + "AWS Support to request a limit increase.");
      case TRANSACTION_CONFLICT ->
          operation.startsWith("Transact")
              ? TransactionConflict.cancelled(actions)
              : ServiceError.of(
                  "TransactionConflictException", "Transaction is ongoing for the item");
      default -> ServiceError.internal("Internal server error");
    };
  }
}
