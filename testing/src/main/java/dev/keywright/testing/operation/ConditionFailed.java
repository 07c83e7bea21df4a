package dev.keywright.testing.operation;

import dev.keywright.testing.expression.Condition;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import org.jspecify.annotations.Nullable;

/** The check of a write's condition, and the error where it fails. */
final class ConditionFailed {
  private ConditionFailed() {}

  /** Whether a condition holds for the item that is there, or for none. */
  static boolean holds(@Nullable Condition condition, @Nullable Item existing) {
    return condition == null
        || condition.holds(existing == null ? Item.NONE.attributes() : existing.attributes());
  }

  /** Throws where the condition does not hold, with the item where the request asks for it. */
  static void check(@Nullable Condition condition, @Nullable Item existing, Fields request) {
    if (holds(condition, existing)) {
      return;
    }
    String message = "The conditional request failed";
    boolean withItem =
        request.text("ReturnValuesOnConditionCheckFailure", "NONE").equals("ALL_OLD");
    if (!withItem || existing == null) {
      throw ServiceError.of("ConditionalCheckFailedException", message);
    }
    throw ServiceError.of(
        "ConditionalCheckFailedException",
        message,
        out -> {
          out.name("Item");
          ValueWriter.writeMap(out, existing.attributes());
        });
  }
}
