package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * An item was changed, created or deleted by someone else since the entity was read: its version is
 * no longer the expected one. Nothing has been written; read the item again, apply the change
 * again, and write again. The cause is the SDK's {@code ConditionalCheckFailedException}.
 */
public class VersionConflictException extends EntityException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param entity the simple name of the entity
   * @param message what went wrong, in full
   * @param cause the refusal of the service, if one was received
   */
  public VersionConflictException(String entity, String message, @Nullable Throwable cause) {
    super(entity, message, cause);
  }
}
