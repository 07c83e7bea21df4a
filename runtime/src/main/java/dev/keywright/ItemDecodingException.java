package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * An item that its entity cannot be read from: an attribute is missing that a property must have,
 * has another type than the property is stored as, or holds a text or number that is none of the
 * property's values. Thrown while an answer is read; nothing has been written.
 *
 * <p>The message names entity, property, attribute and, where it is known, the item's key. It never
 * holds another value of the item.
 */
public class ItemDecodingException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception whose message names entity, property and attribute. */
  public ItemDecodingException(String message) {
    super(message);
  }

  /** Creates an exception that another one caused, one that shows no value either. */
  public ItemDecodingException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
