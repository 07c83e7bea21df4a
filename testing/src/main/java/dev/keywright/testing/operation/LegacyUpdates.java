package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.expression.LegacyUpdate;
import dev.keywright.testing.expression.Update;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The legacy parameter {@code AttributeUpdates}, translated to update actions. */
final class LegacyUpdates {
  private LegacyUpdates() {}

  /** The update, or null where the request has none. */
  static @Nullable Update read(Fields request) {
    if (!request.has("AttributeUpdates")) {
      return null;
    }
    List<Update.Action> actions = new ArrayList<>();
    request
        .objectMap("AttributeUpdates")
        .forEach(
            (attribute, fields) -> {
              Map<String, @Nullable Object> json = fields.map("Value");
              Value value = json == null ? null : ValueReader.read(json);
              String action = fields.text("Action", "PUT");
              check(action, value);
              actions.add(LegacyUpdate.of(attribute, action, value));
            });
    return new Update(actions);
  }

  /** The item after the update, whose operands are refused in words of their own. */
  static @Nullable Item apply(Update update, Map<String, Value> key, StoredTable table) {
    try {
      return ItemUpdate.apply(update, key, table);
    } catch (ServiceError e) {
      throw LegacyUpdate.reworded(e);
    }
  }

  private static void check(String action, @Nullable Value value) {
    if (value == null) {
      if (!action.equals("DELETE")) {
        throw ServiceError.validation(
            INVALID + "Only DELETE action is allowed when no attribute value is specified");
      }
      return;
    }
    ValueType type = value.type();
    if (action.equals("DELETE") && !type.isSet()) {
      throw ServiceError.validation(
          INVALID + "DELETE action with value is not supported for the type " + type);
    }
    if (action.equals("ADD") && !type.isSet() && type != ValueType.L && type != ValueType.N) {
      throw ServiceError.validation(INVALID + "ADD action is not supported for the type " + type);
    }
  }
}
