package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * The root of everything that Keywright itself throws at run time. Failures of the service stay the
 * SDK's own exceptions, so that retries, metrics and handlers that a team already has keep working.
 *
 * <p>Messages name entity, property and attribute. They hold a value only where the value belongs
 * to a key and is not declared sensitive.
 */
public class KeywrightException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with what went wrong and what was expected. */
  public KeywrightException(String message) {
    super(message);
  }

  /** Creates an exception that another one caused. */
  public KeywrightException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
