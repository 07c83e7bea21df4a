package dev.keywright.testing.expression;

import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.value.Value;
import org.jspecify.annotations.Nullable;

/** Update actions made from the legacy parameter, not from an expression's text. */
public final class LegacyUpdate {
  private LegacyUpdate() {}

  /**
   * One action on one attribute.
   *
   * @param action {@code PUT}, {@code ADD} or {@code DELETE}
   * @param value null only with {@code DELETE}, which then removes the attribute
   */
  public static Update.Action of(String attribute, String action, @Nullable Value value) {
    DocumentPath path = DocumentPath.of(attribute);
    if (value == null) {
      return new Update.Remove(path);
    }
    return switch (action) {
      case "ADD" -> new Update.Add(path, value);
      case "DELETE" -> new Update.Delete(path, value);
      default -> new Update.Assign(path, new UpdateOperand.Literal(value));
    };
  }

  /** What applying the actions to an item has thrown, in the words that belong to them. */
  public static ServiceError reworded(ServiceError error) {
    return error.text().equals(UpdateOperand.INCORRECT_TYPE)
        ? ServiceError.validation("Type mismatch for attribute to update")
        : error;
  }
}
