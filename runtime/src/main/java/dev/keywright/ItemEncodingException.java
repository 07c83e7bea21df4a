package dev.keywright;

/**
 * An entity that cannot be stored: a property is null that must not be, or holds a value that
 * DynamoDB has no form for, such as a number of more than 38 digits or one that is not finite.
 * Thrown before any request is sent; nothing has been written.
 *
 * <p>The message names entity and property, and never the value. Values that cannot stand in a key
 * are refused by a {@link KeyValueException}.
 */
public class ItemEncodingException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception whose message names entity and property. */
  public ItemEncodingException(String message) {
    super(message);
  }
}
