package dev.keywright.testing.fault;

import dev.keywright.testing.protocol.ServiceError;

/** The cancellation of a transaction whose first item another transaction is working on. */
final class TransactionConflict {
  private static final String CODE = "TransactionConflict";

  private TransactionConflict() {}

  static ServiceError cancelled() {
    return ServiceError.of(
        "TransactionCanceledException",
        "Transaction cancelled, please refer cancellation reasons for specific reasons ["
            + CODE
            + "]",
        out -> {
          out.name("CancellationReasons").beginArray().beginObject();
          out.name("Code").string(CODE);
          out.name("Message").string("Transaction is ongoing for the item");
          out.endObject().endArray();
        });
  }
}
