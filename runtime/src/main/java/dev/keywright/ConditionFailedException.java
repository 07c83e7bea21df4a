package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * A write was asked for on a condition that the stored item does not meet. Nothing has been
 * written. The cause is the SDK's {@code ConditionalCheckFailedException}. What failed because of
 * the item's existence or its version has an exception of its own.
 */
public class ConditionFailedException extends EntityException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param entity the simple name of the entity
   * @param message what went wrong, in full
   * @param cause the refusal of the service, if one was received
   */
  public ConditionFailedException(String entity, String message, @Nullable Throwable cause) {
    super(entity, message, cause);
  }
}
