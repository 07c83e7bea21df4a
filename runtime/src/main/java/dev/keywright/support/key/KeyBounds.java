package dev.keywright.support.key;

import dev.keywright.Range;
import org.jspecify.annotations.Nullable;

/**
 * What the single sort key condition of a query selects for a range of values of one slot, in one
 * of four forms: nothing ({@link #empty}), the keys that begin with a text ({@link #beginsWith}),
 * the keys between two texts, both included, or every key (neither bound). Every key whose value is
 * in the range is selected; where {@link #exact}, no other key of the template is.
 *
 * @param lower the least text, or null for no bound on that side
 * @param upper the greatest text, or null for no bound on that side
 * @param empty whether no key can be meant, so that nothing needs to be sent; both bounds are null
 * @param exact whether just the range is selected; else a superset, to be checked by value
 * @param beginsWith whether the keys meant are just those that begin with {@code lower}; there is
 *     no upper bound then, since the one that BETWEEN would need can be a key itself
 */
public record KeyBounds(
    @Nullable String lower,
    @Nullable String upper,
    boolean empty,
    boolean exact,
    boolean beginsWith) {

  static final KeyBounds NOTHING = new KeyBounds(null, null, true, true, false);

  /**
   * Returns the bounds of a range.
   *
   * @param before the text of the key before the slot
   * @param slot the slot, which must be rangeable
   * @param range the values meant; ends beyond the format's reach are clamped
   * @param after the literal after the slot; empty for a last slot
   * @param maxBytes the most bytes of the key, {@link KeyLimits#SORT_BYTES} for a sort key
   * @throws dev.keywright.KeyValueException where a bound is ill-formed text or not a number
   */
  public static <T extends Comparable<? super T>> KeyBounds of(
      String before, SlotEncoding<T> slot, Range<T> range, String after, int maxBytes) {
    return of(before, slot, range, after, after.isEmpty(), maxBytes);
  }

  /**
   * Returns the bounds of a range over a slot that another slot follows at once. The text of the
   * slot ends by itself, and at least one code point follows it.
   *
   * @param before the text of the key before the slot
   * @param slot the slot, which must be rangeable, and no text of it the beginning of another
   * @param range the values meant; ends beyond the format's reach are clamped
   * @param maxBytes the most bytes of the key
   */
  public static <T extends Comparable<? super T>> KeyBounds beforeSlot(
      String before, SlotEncoding<T> slot, Range<T> range, int maxBytes) {
    if (!slot.isPrefixFree()) {
      throw slot.notRangeable();
    }
    return of(before, slot, range, "", false, maxBytes);
  }

  private static <T extends Comparable<? super T>> KeyBounds of(
      String before,
      SlotEncoding<T> slot,
      Range<T> range,
      String after,
      boolean last,
      int maxBytes) {
    if (range.isEmpty() || KeyLimits.utf8Length(before) > maxBytes) {
      return NOTHING;
    }
    if (slot instanceof TextEncoding text) {
      if (!(text.mode() == TextEncoding.Mode.ORDERED || (after.isEmpty() && text.isOrdered()))) {
        throw slot.notRangeable();
      }
      // The compiler cannot see that T is String here; the values are.
      @SuppressWarnings("unchecked")
      Range<String> texts = (Range<String>) (Range<?>) range;
      return new TextBounds(before, text, after, maxBytes).of(texts);
    }
    if (!slot.isRangeable()) {
      throw slot.notRangeable();
    }
    BoundText from =
        range.hasLower()
            ? slot.ceiling(range.lower(), !range.isLowerClosed())
            : new BoundText(slot.least(), true);
    BoundText to =
        range.hasUpper()
            ? slot.floor(range.upper(), !range.isUpperClosed())
            : new BoundText(slot.greatest(), true);
    String least = from.text();
    String greatest = to.text();
    if (least == null || greatest == null || CodePointOrder.INSTANCE.compare(least, greatest) > 0) {
      return NOTHING;
    }
    String start = before + least + after;
    String end = before + greatest + after;
    boolean exact = from.exact() && to.exact();
    if (last) {
      return shortened(start, end, exact, maxBytes);
    }
    if (start.equals(end) && exact) {
      return beginningWith(start, maxBytes);
    }
    return shortened(start, CodePointOrder.successor(end), exact, maxBytes);
  }

  /**
   * Returns the bounds of the values that begin with a prefix; an empty one means every value.
   *
   * @param before the text of the key before the slot
   * @param slot the slot; its folding is applied to the prefix
   * @param prefix the beginning of the values
   * @param maxBytes the most bytes of the key
   * @throws dev.keywright.KeyValueException where the prefix holds an unpaired surrogate
   */
  public static KeyBounds prefix(String before, TextEncoding slot, String prefix, int maxBytes) {
    if (slot.mode() == TextEncoding.Mode.RAW && prefix.indexOf(slot.delimiter()) >= 0) {
      return NOTHING;
    }
    StringBuilder key = new StringBuilder(before);
    slot.appendAny(key, prefix);
    return beginningWith(key.toString(), maxBytes);
  }

  /** Returns what selects all keys that begin with a text: every key for an empty one. */
  public static KeyBounds beginningWith(String text, int maxBytes) {
    if (KeyLimits.utf8Length(text) > maxBytes) {
      return NOTHING;
    }
    return text.isEmpty()
        ? new KeyBounds(null, null, false, true, false)
        : new KeyBounds(text, null, false, true, true);
  }

  /** The bounds, made wider where a text has more bytes than a key may have. */
  static KeyBounds shortened(
      @Nullable String lower, @Nullable String upper, boolean exact, int maxBytes) {
    boolean longLower = lower != null && KeyLimits.utf8Length(lower) > maxBytes;
    boolean longUpper = upper != null && KeyLimits.utf8Length(upper) > maxBytes;
    if (!longLower && !longUpper) {
      return new KeyBounds(lower, upper, false, exact, false);
    }
    String from = longLower ? KeyLimits.beginning(lower, maxBytes) : lower;
    String to = upper;
    if (longUpper) {
      // Its successor may need a byte more, which one code point less leaves room for.
      String start = KeyLimits.beginning(upper, maxBytes);
      to = CodePointOrder.successor(start);
      while (to != null && KeyLimits.utf8Length(to) > maxBytes) {
        start = start.substring(0, start.offsetByCodePoints(start.length(), -1));
        to = CodePointOrder.successor(start);
      }
    }
    return new KeyBounds(from, to, false, false, false);
  }
}
