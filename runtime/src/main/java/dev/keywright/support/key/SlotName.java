package dev.keywright.support.key;

import dev.keywright.KeyValueException;
import org.jspecify.annotations.Nullable;

/**
 * Names a slot in messages: the entity and its property.
 *
 * @param entity the simple name of the entity
 * @param property the property, as a path where it is nested
 * @param sensitive whether messages leave the value out
 */
public record SlotName(String entity, String property, boolean sensitive) {

  /** The most bytes of a value that a message shows. */
  private static final int SHOWN = 60;

  /** Names a slot whose values may be shown in messages. */
  public static SlotName of(String entity, String property) {
    return new SlotName(entity, property, false);
  }

  /** Returns the same slot, its values kept out of messages. */
  public SlotName asSensitive() {
    return new SlotName(entity, property, true);
  }

  /** Returns the refusal of a value, the value shown unless it is sensitive. */
  KeyValueException refused(Object value, String why) {
    StringBuilder message = new StringBuilder(this.toString());
    if (!sensitive) {
      String whole = value.toString();
      String shown = KeyLimits.beginning(whole, SHOWN);
      message.append(" = ").append(shown).append(shown.equals(whole) ? "" : "…");
    }
    return new KeyValueException(message.append(": ").append(why).toString());
  }

  /** Returns the refusal of a value that is not shown. */
  KeyValueException refused(String what) {
    return new KeyValueException(this + " " + what);
  }

  /** Returns the value, or refuses its absence. */
  <T> T present(@Nullable T value) {
    if (value == null) {
      throw refused("is null: a key needs a value in each of its slots");
    }
    return value;
  }

  /** The entity and the property, as in {@code Order.orderId}. */
  @Override
  public String toString() {
    return entity + "." + property;
  }
}
