package dev.keywright.testing.fault;

import dev.keywright.testing.protocol.ServiceError;

/** The cancellation of a transaction whose first item another transaction is working on. */
final class TransactionConflict {
  private static final String CODE = "TransactionConflict";

  private TransactionConflict() {}

  static ServiceError cancelled(int actions) {
    String others = ", None".repeat(Math.max(0, actions - 1));
    return ServiceError.of(
        "TransactionCanceledException",
        "Transaction cancelled, please refer cancellation reasons for specific reasons ["
            + CODE
            + others
            + "]",
        out -> {
          out.name("CancellationReasons").beginArray().beginObject();
          out.name("Code").string(CODE);
          out.name("Message").string("Transaction is ongoing for the item");
          out.endObject();
          for (int i = 1; i < actions; i++) {
            out.beginObject().name("Code").string("None").endObject();
          }
          out.endArray();
        });
  }
}
