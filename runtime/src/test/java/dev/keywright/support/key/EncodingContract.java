package dev.keywright.support.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keywright.KeyValueException;
import dev.keywright.Range;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/**
 * What every encoding promises, checked with random pairs of values and, for the bounds of ranges,
 * against a brute-force comparison of keys by their UTF-8 bytes. A subclass is one encoding in one
 * place of a template.
 */
abstract class EncodingContract<T extends Comparable<? super T>> {

  static final SlotName NAME = SlotName.of("Order", "slot");
  private static final String BEFORE = "ORDER#";

  private final SlotEncoding<T> slot;
  private final String after;

  /**
   * An encoding followed by a literal, or by nothing.
   *
   * @param slot the encoding
   * @param after the literal that follows; empty for a last slot
   */
  EncodingContract(SlotEncoding<T> slot, String after) {
    this.slot = slot;
    this.after = after;
  }

  /** Values that the encoding writes, many of them close to each other. */
  abstract Arbitrary<T> written();

  /** Values for the ends of ranges, also beyond what the encoding writes. */
  Arbitrary<T> ends() {
    return written();
  }

  @Provide
  Arbitrary<T> values() {
    return written();
  }

  @Provide
  Arbitrary<List<T>> fives() {
    return written().list().ofSize(5);
  }

  @Provide
  Arbitrary<String> tails() {
    return after.isEmpty() ? Arbitraries.just("") : Arbitraries.of("", "\0", "0", "z", "\uffff");
  }

  @Provide
  Arbitrary<Range<T>> ranges() {
    return RangeKind.ranges(ends());
  }

  /** Five values make ten pairs: this is 100,000 of them. */
  @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
  void textsTellValuesApartAndSortAsTheyDo(
      @ForAll("fives") List<T> values, @ForAll("tails") String tail) {
    List<String> texts = values.stream().map(slot::text).toList();
    for (int i = 0; i < values.size(); i++) {
      checkText(values.get(i), texts.get(i));
      for (int j = 0; j < i; j++) {
        int order = Integer.signum(ValueOrder.compare(values.get(i), values.get(j)));
        checkPair(order, texts.get(i), texts.get(j), tail);
      }
    }
  }

  private void checkPair(int order, String left, String right, String tail) {
    boolean equal = left.equals(right);
    if (slot.equality() == Equality.EXACT || slot.equality() == Equality.EQUIVALENT) {
      assertEquals(order == 0, equal, "distinct texts");
    }
    if (slot.isPrefixFree()) {
      assertTrue(equal || !(left.startsWith(right) || right.startsWith(left)), "prefix-free");
    }
    if (slot.isOrdered() && !equal) {
      assertEquals(order, compareKeys(left + after + tail, right + after), "order of texts");
      assertEquals(order, compareKeys(left + after, right + after + tail), "order of texts");
    }
  }

  private static int compareKeys(String left, String right) {
    return Integer.signum(compareBytes(left, right));
  }

  private void checkText(T value, String text) {
    assertTrue(text.codePoints().allMatch(slot::mayContain), "alphabet");
    assertTrue(text.length() >= slot.minLength() && text.length() <= slot.maxLength(), "length");
    assertTrue(slot.accepts(text), "accepts what it writes");
    if (!slot.isPrefixFree() && !after.isEmpty()) {
      assertTrue(text.indexOf(after.codePointAt(0)) < 0, "no delimiter");
    }
    if (slot.isPrefixFree()) {
      assertEquals(text.length(), slot.lengthAt("x" + text + after, 1), "ends by itself");
    }
    if (slot instanceof ShardEncoding) {
      return;
    }
    T read = slot.parse(text);
    switch (slot.equality()) {
      case EXACT -> assertEquals(value, read);
      case EQUIVALENT -> assertEquals(0, ValueOrder.compare(value, read));
      case FOLDED, BUCKET -> assertEquals(text, slot.text(read));
    }
  }

  @Property(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
  void boundsSelectWhatTheRangeContains(
      @ForAll("ranges") Range<T> range,
      @ForAll("fives") List<T> drawn,
      @ForAll("tails") String tail) {
    if (!slot.isRangeable()) {
      return;
    }
    // Ends that are values themselves are the hard cases.
    List<T> values = new ArrayList<>(drawn);
    if (range.hasLower() && isWritten(range.lower())) {
      values.add(range.lower());
    }
    if (range.hasUpper() && isWritten(range.upper())) {
      values.add(range.upper());
    }
    for (String before : List.of(BEFORE, "")) {
      KeyBounds bounds = KeyBounds.of(before, slot, range, after, 1024);
      assertTrue(bounds.exact() || mayBeInexact(range), () -> bounds + " is as exact as can be");
      for (T value : values) {
        checkBounds(bounds, range, before, value, after + tail, true);
      }
      if (slot.isPrefixFree()) {
        KeyBounds inner = KeyBounds.beforeSlot(before, slot, range, 1024);
        String following = tail.isEmpty() ? "0" : tail;
        for (T value : values) {
          checkBounds(inner, range, before, value, following, true);
        }
      }
      // Fewer bytes make the bounds wider, never wrong.
      T first = values.get(0);
      int bytes = KeyLimits.utf8Length(before + slot.text(first) + after + tail);
      KeyBounds wider = KeyBounds.of(before, slot, range, after, Math.max(bytes, 8));
      checkBounds(wider, range, before, first, after + tail, false);
    }
  }

  /** Text has no predecessor, and the ends of a range may cut buckets; all else is exact. */
  private boolean mayBeInexact(Range<T> range) {
    boolean openText =
        slot instanceof TextEncoding
            && after.isEmpty()
            && range.hasUpper()
            && !range.isUpperClosed();
    return openText || slot.equality() == Equality.BUCKET;
  }

  /** Whether the value has the text of an end, which is all that inexact bounds may let through. */
  private boolean isAtAnEnd(Range<T> range, T value) {
    String text = slot.text(value);
    return (range.hasLower() && text.equals(endText(range.lower())))
        || (range.hasUpper() && text.equals(endText(range.upper())));
  }

  private @Nullable String endText(T end) {
    return isWritten(end) ? slot.text(end) : null;
  }

  private void checkBounds(
      KeyBounds bounds, Range<T> range, String before, T value, String rest, boolean isFull) {
    String key = before + slot.text(value) + rest;
    boolean meant = range.contains(value);
    boolean selected = selects(bounds, key);
    if (meant) {
      assertTrue(selected, () -> bounds + " misses " + key);
    } else if (bounds.exact() || (isFull && !isAtAnEnd(range, value))) {
      assertFalse(selected, () -> bounds + " catches " + key);
    }
    assertTrue(isWellFormed(bounds.lower()) && isWellFormed(bounds.upper()), "well-formed");
  }

  static boolean selects(KeyBounds bounds, String key) {
    String lower = bounds.lower();
    String upper = bounds.upper();
    if (bounds.empty() || bounds.beginsWith()) {
      return lower != null && key.startsWith(lower);
    }
    return (lower == null || compareBytes(lower, key) <= 0)
        && (upper == null || compareBytes(key, upper) <= 0);
  }

  boolean isWritten(T value) {
    try {
      slot.append(new StringBuilder(), value);
      return true;
    } catch (KeyValueException e) {
      return false;
    }
  }

  private static boolean isWellFormed(@Nullable String text) {
    return text == null || StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }

  /** The order of DynamoDB, said independently: bytes, unsigned. */
  static int compareBytes(String left, String right) {
    return Arrays.compareUnsigned(
        left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
  }
}
