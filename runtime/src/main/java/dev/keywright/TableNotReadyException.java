package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * A table or one of its indexes did not become active in time, or the wait for it was interrupted.
 * What was asked of the service has not been taken back: the table may still become active.
 */
public class TableNotReadyException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with the table, the state that it was last seen in, and the cause. */
  public TableNotReadyException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
