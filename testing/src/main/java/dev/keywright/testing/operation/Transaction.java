package dev.keywright.testing.operation;

import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the two transactions share: the reasons for which they are cancelled. */
final class Transaction {
  /** How many actions a transaction can have. */
  static final int MAX_ACTIONS = 100;

  /** The size of all that a transaction can read or write: 4 MB. */
  static final long MAX_BYTES = 4L * 1024 * 1024;

  private Transaction() {}

  /**
   * Why one action cancels the transaction, or that it does not.
   *
   * @param code such as {@code ConditionalCheckFailed}, or {@code None}
   * @param message in words, or null
   * @param item the item as it was, where the action asks for it, or null
   */
  record Reason(String code, @Nullable String message, @Nullable Item item) {
    /** That the action is not to blame. */
    static final Reason NONE = new Reason("None", null, null);

    /** That the action is not valid for its table or its item. */
    static Reason invalid(ServiceError error) {
      return new Reason("ValidationError", error.text(), null);
    }

    /** That the action's condition does not hold. */
    static Reason conditionFailed(Fields action, @Nullable Item existing) {
      boolean withItem =
          action.text("ReturnValuesOnConditionCheckFailure", "NONE").equals("ALL_OLD");
      return new Reason(
          "ConditionalCheckFailed", "The conditional request failed", withItem ? existing : null);
    }

    void write(JsonWriter out) {
      out.beginObject();
      out.name("Code").string(code);
      if (message != null) {
        out.name("Message").string(message);
      }
      if (item != null) {
        out.name("Item");
        ValueWriter.writeMap(out, item.attributes());
      }
      out.endObject();
    }
  }

  /**
   * Whether an error about a key or an item is answered at once, and is not a reason: that a key is
   * empty.
   */
  static boolean isRequestError(ServiceError error) {
    return error.text().startsWith("One or more parameter values are not valid.");
  }

  /** Throws where any action has a reason to cancel. */
  static void checkReasons(List<Reason> reasons) {
    if (reasons.stream().allMatch(Reason.NONE::equals)) {
      return;
    }
    String codes = reasons.stream().map(Reason::code).collect(Collectors.joining(", ", "[", "]"));
    throw ServiceError.of(
        "TransactionCanceledException",
        "Transaction cancelled, please refer cancellation reasons for specific reasons " + codes,
        out -> {
          out.name("CancellationReasons").beginArray();
          reasons.forEach(reason -> reason.write(out));
          out.endArray();
        });
  }
}
