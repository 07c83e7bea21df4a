package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * An item that was to be created is there already. Nothing has been written. The cause is the SDK's
 * {@code ConditionalCheckFailedException}.
 */
public class ItemAlreadyExistsException extends EntityException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param entity the simple name of the entity
   * @param message what went wrong, in full
   * @param cause the refusal of the service, if one was received
   */
  public ItemAlreadyExistsException(String entity, String message, @Nullable Throwable cause) {
    super(entity, message, cause);
  }
}
