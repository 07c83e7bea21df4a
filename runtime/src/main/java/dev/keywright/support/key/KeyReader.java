package dev.keywright.support.key;

import dev.keywright.KeyValueException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads a key's text from its start: literals and slots, in the order of the template. Generated
 * code uses it for properties that are stored in the key alone, and for projections that have
 * nothing but keys. To tell entities apart without an exception, see {@link KeyShape}.
 *
 * <p>Every method throws {@link KeyValueException} where the text is not what is asked for.
 */
public final class KeyReader {

  private final String text;
  private final String entity;
  private int position;

  private KeyReader(String text, String entity) {
    this.text = text;
    this.entity = entity;
  }

  /** Returns a reader at the start of a key of that entity. */
  public static KeyReader of(String text, String entity) {
    return new KeyReader(text, entity);
  }

  /**
   * Returns a reader at the start of a key attribute of an item.
   *
   * @throws KeyValueException where the item has no such text
   */
  public static KeyReader of(Map<String, AttributeValue> item, String attribute, String entity) {
    AttributeValue value = item.get(attribute);
    if (value == null || value.s() == null) {
      throw new KeyValueException(
          "An item of " + entity + " has no text in its key attribute " + attribute);
    }
    return new KeyReader(value.s(), entity);
  }

  /** Skips a literal. */
  public KeyReader literal(String literal) {
    if (!text.startsWith(literal, position)) {
      throw mismatch("\"" + literal + "\"");
    }
    position += literal.length();
    return this;
  }

  /**
   * Reads up to the delimiter, which stays; to the end where the delimiter is -1.
   *
   * @param delimiter the first code point of the literal that follows, or -1
   */
  public String until(int delimiter) {
    if (delimiter < 0) {
      return rest();
    }
    int end = text.indexOf(delimiter, position);
    if (end < 0) {
      throw mismatch("a value and then \"" + Character.toString(delimiter) + "\"");
    }
    return take(end);
  }

  /** Reads a text of that many UTF-16 units. */
  public String fixed(int width) {
    if (text.length() - position < width) {
      throw mismatch(width + " characters");
    }
    return take(position + width);
  }

  /** Reads all that is left. */
  public String rest() {
    return take(text.length());
  }

  /**
   * Reads the value of a slot.
   *
   * @param slot the slot's encoding
   * @param next the first code point of the literal that follows, or -1 for a last slot; of no
   *     matter where the slot's text ends by itself
   */
  public <T> T slot(SlotEncoding<T> slot, int next) {
    return slot.parse(slotText(slot, next));
  }

  /** Skips the text of a slot, whose value is not needed. */
  public KeyReader skip(SlotEncoding<?> slot, int next) {
    slotText(slot, next);
    return this;
  }

  private String slotText(SlotEncoding<?> slot, int next) {
    return slot.isPrefixFree() ? fixed(slot.lengthAt(text, position)) : until(next);
  }

  /** Makes sure that nothing is left. */
  public void end() {
    if (position != text.length()) {
      throw mismatch("nothing more");
    }
  }

  private String take(int end) {
    String taken = text.substring(position, end);
    position = end;
    return taken;
  }

  private KeyValueException mismatch(String expected) {
    return new KeyValueException(
        "A key of " + entity + " has at index " + position + " something else than " + expected);
  }
}
