package dev.keywright;

import org.jspecify.annotations.Nullable;

/** A pattern that is declared {@code unique} was answered by more than one item. */
public class NotUniqueException extends EntityException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param entity the simple name of the entity
   * @param message what went wrong, in full
   * @param cause the refusal of the service, if one was received
   */
  public NotUniqueException(String entity, String message, @Nullable Throwable cause) {
    super(entity, message, cause);
  }
}
