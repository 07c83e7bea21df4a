package dev.keywright;

/**
 * A value that cannot stand in a key: absent, empty, ill-formed, out of the reach of its format, or
 * too long. Thrown before any request is sent; nothing has been written or read.
 */
public class KeyValueException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception whose message names entity, property and what was expected. */
  public KeyValueException(String message) {
    super(message);
  }
}
