package dev.keywright.support.key;

import dev.keywright.KeyValueException;
import org.jspecify.annotations.Nullable;

/**
 * How the values of one slot of a key template become key text. Immutable. Generated code holds one
 * in a constant for each slot; the processor makes the same one through {@link SlotEncodings} and
 * reasons about it.
 *
 * @param <T> the type of the values
 */
public abstract sealed class SlotEncoding<T>
    permits BooleanEncoding,
        CharacterEncoding,
        ConvertedEncoding,
        DecimalEncoding,
        EnumEncoding,
        IntegerEncoding,
        ShardEncoding,
        TextEncoding,
        TimeEncoding,
        UuidEncoding {

  private final SlotName name;

  SlotEncoding(SlotName name) {
    this.name = name;
  }

  /** The slot, as messages name it. */
  public final SlotName name() {
    return name;
  }

  /**
   * Appends the text of the value.
   *
   * @throws KeyValueException naming entity and property, where the value is null or out of the
   *     reach of the format; the builder may then hold a part of the text
   */
  public abstract void append(StringBuilder key, T value);

  /** Returns the text of the value, as {@link #append} writes it. */
  public final String text(T value) {
    StringBuilder text = new StringBuilder();
    append(text, value);
    return text.toString();
  }

  /**
   * Returns the value that {@link #append} writes as this text: the very value where {@link
   * #equality()} is exact, else the least or the canonical one of those with this text.
   *
   * @throws KeyValueException where {@code append} never writes this text
   * @throws UnsupportedOperationException for a shard, which no value can be read from
   */
  public final T parse(String text) {
    T value = read(text);
    if (value == null) {
      throw name.refused(text, "not the text of " + describe());
    }
    return value;
  }

  /** Returns whether {@link #append} writes this text for some value. */
  public boolean accepts(String text) {
    return read(text) != null;
  }

  /** Returns the value of the text, or null where {@link #append} never writes it. */
  abstract @Nullable T read(String text);

  /** What the slot's text is, for messages: "an instant to the millisecond". */
  abstract String describe();

  /** Returns whether the slot's text can hold the code point. */
  public abstract boolean mayContain(int codePoint);

  /** The length of the shortest text, in UTF-16 units. */
  public abstract int minLength();

  /** The length of the longest text, in UTF-16 units; {@link Integer#MAX_VALUE} when unbounded. */
  public abstract int maxLength();

  /** Returns whether all texts have one length. */
  public final boolean isFixedWidth() {
    return minLength() == maxLength();
  }

  /**
   * Returns whether no text is the beginning of another, so that the slot ends by itself, whatever
   * follows. True for each fixed width, and for signed numbers, whose sign tells the width.
   */
  public boolean isPrefixFree() {
    return isFixedWidth();
  }

  /**
   * Returns the length of the text that begins there, without looking whether it is well-formed.
   * Only where {@link #isPrefixFree()}.
   */
  int lengthAt(String key, int from) {
    return maxLength();
  }

  /** What it means that two values have the same text. */
  public abstract Equality equality();

  /** Returns whether {@link #parse} gives back the value that was appended. */
  public final boolean isInvertible() {
    return equality() == Equality.EXACT;
  }

  /**
   * Returns whether texts, each followed by the template's next literal (or by nothing, for a last
   * slot), compare by code point as the values do, strictly. The order of the values is {@link
   * ValueOrder}.
   */
  public abstract boolean isOrdered();

  /**
   * Returns whether {@link KeyBounds} can be made for a range of values. Also true for a truncating
   * format, where the bounds select a superset that is checked by value.
   */
  public abstract boolean isRangeable();

  /**
   * Returns whether the text of a prefix begins the text of a value exactly where the prefix begins
   * the value.
   */
  public boolean isPrefixable() {
    return false;
  }

  /** The least text of the slot, or null where it has none that could be written down. */
  public @Nullable String least() {
    return null;
  }

  /** The greatest text of the slot, or null where it has none that could be written down. */
  public @Nullable String greatest() {
    return null;
  }

  /**
   * Returns the text of the least value that the slot can write and that is at least this one, or
   * greater than it where {@code strict}. Values beyond the format's reach are clamped, values
   * finer than the format rounded up.
   */
  BoundText ceiling(T value, boolean strict) {
    throw notRangeable();
  }

  /**
   * Returns the text of the greatest value that the slot can write and that is at most this one, or
   * less than it where {@code strict}. Values beyond the format's reach are clamped, values finer
   * than the format rounded down.
   */
  BoundText floor(T value, boolean strict) {
    throw notRangeable();
  }

  final IllegalArgumentException notRangeable() {
    return new IllegalArgumentException(name + " cannot be ranged: " + describe());
  }
}
