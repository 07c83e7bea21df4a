package dev.keywright.support.codec;

import static dev.keywright.support.codec.Texts.required;

import dev.keywright.ItemEncodingException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the constants of an enum are stored as, where that is not their names: filled once, when a
 * generated codec is loaded, and not changed any more.
 *
 * @param <E> the enum
 */
public final class EnumValues<E extends Enum<E>> {

  private final String name;
  private final Map<E, String> texts;
  private final Map<String, E> constants;

  /**
   * For an enum whose values are then put.
   *
   * @param name how messages call the enum
   * @param constants how many constants it has
   */
  public EnumValues(String name, int constants) {
    this.name = name;
    this.texts = new HashMap<>(constants * 4 / 3 + 1);
    this.constants = new HashMap<>(constants * 4 / 3 + 1);
  }

  /**
   * Says what a constant is stored as.
   *
   * @throws IllegalStateException if the text is null, or another constant's
   */
  public void put(E constant, @Nullable String text) {
    if (text == null) {
      throw new IllegalStateException(name + "." + constant.name() + " has no value to be stored");
    }
    E other = constants.putIfAbsent(text, constant);
    if (other != null) {
      throw new IllegalStateException(
          name
              + "."
              + other.name()
              + " and "
              + name
              + "."
              + constant.name()
              + " are stored as one value: "
              + text);
    }
    texts.put(constant, text);
  }

  /** Says which number a constant is stored as; likewise. */
  public void put(E constant, long number) {
    put(constant, Long.toString(number));
  }

  /** Says which whole number a constant is stored as; likewise. */
  public void put(E constant, @Nullable Number number) {
    put(constant, number == null ? null : number.toString());
  }

  /** The text, or the number's text, of a constant. */
  public String text(@Nullable E constant, String where) {
    String text = texts.get(required(constant, where));
    if (text == null) {
      throw new ItemEncodingException(where + " is a constant that its codec does not know");
    }
    return text;
  }

  /** The constant of a number. */
  public E constant(long number, String where) {
    return constant(Long.toString(number), where);
  }

  /** The constant of a text. */
  public E constant(String text, String where) {
    E constant = constants.get(text);
    if (constant == null) {
      throw Attributes.unknownConstant(where);
    }
    return constant;
  }
}
