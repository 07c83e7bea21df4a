package dev.keywright.support.key;

import dev.keywright.KeyValueException;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Whole numbers of the primitive types. Zero-padded to the digits of the type's widest value, or to
 * a given number of digits; negatives are a minus and the ten's complement, so that they sort first
 * and among themselves. {@link #plain()} writes the number as it is, which is not ordered.
 *
 * @param <N> the wrapper of the type
 */
public final class IntegerEncoding<N extends Number> extends SlotEncoding<N> {

  private final LongFunction<N> wrap;
  private final int digits;
  private final long min;
  private final long max;

  private IntegerEncoding(SlotName name, LongFunction<N> wrap, int digits, long min, long max) {
    super(name);
    this.wrap = wrap;
    this.digits = digits;
    this.min = min;
    this.max = max;
  }

  /** Bytes, in three digits. */
  public static IntegerEncoding<Byte> ofByte(SlotName name) {
    return new IntegerEncoding<>(name, n -> (byte) n, 3, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Shorts, in five digits. */
  public static IntegerEncoding<Short> ofShort(SlotName name) {
    return new IntegerEncoding<>(name, n -> (short) n, 5, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Ints, in ten digits. */
  public static IntegerEncoding<Integer> ofInt(SlotName name) {
    return new IntegerEncoding<>(name, n -> (int) n, 10, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Longs, in nineteen digits. */
  public static IntegerEncoding<Long> ofLong(SlotName name) {
    return new IntegerEncoding<>(name, n -> n, 19, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Returns the encoding of the same type in that many digits, from 1 to 19; more is refused. */
  public IntegerEncoding<N> digits(int width) {
    if (width < 1 || width > PaddedDigits.MAX_WIDTH) {
      throw new IllegalArgumentException(name() + ": from 1 to 19 digits, not " + width);
    }
    if (width == PaddedDigits.MAX_WIDTH) {
      return new IntegerEncoding<>(name(), wrap, width, min, max);
    }
    long limit = PaddedDigits.power(width) - 1;
    long least = Math.max(min, -limit);
    long greatest = Math.min(max, limit);
    return new IntegerEncoding<>(name(), wrap, width, least, greatest);
  }

  /** Returns the encoding of the same type that writes numbers as they are. Not ordered. */
  public IntegerEncoding<N> plain() {
    return new IntegerEncoding<>(name(), wrap, 0, min, max);
  }

  /** The number of digits; 0 when {@link #plain()}. */
  public int digits() {
    return digits;
  }

  /** The least number that can be written. */
  public long min() {
    return min;
  }

  /** The greatest number that can be written. */
  public long max() {
    return max;
  }

  private boolean isPlain() {
    return digits == 0;
  }

  @Override
  public void append(StringBuilder key, N value) {
    append(key, name().present(value).longValue());
  }

  /**
   * Appends the text of the number.
   *
   * @throws KeyValueException where it has too many digits
   */
  public void append(StringBuilder key, long value) {
    if (value < min || value > max) {
      throw name().refused(value, "outside " + min + " to " + max);
    }
    if (isPlain()) {
      key.append(value);
    } else {
      PaddedDigits.appendSigned(key, value, digits);
    }
  }

  @Override
  @Nullable N read(String text) {
    boolean negative = text.startsWith("-");
    int from = negative ? 1 : 0;
    int count = text.length() - from;
    if (count < 1 || count > PaddedDigits.MAX_WIDTH) {
      return null;
    }
    if (!PaddedDigits.areDigits(text, from, text.length())) {
      return null;
    }
    long number = PaddedDigits.read(text, from, text.length());
    if (isPlain()) {
      // A leading zero, and a minus before zero, are never written.
      if (text.charAt(from) == '0' && text.length() > 1) {
        return null;
      }
      number = negative ? -number : number;
    } else {
      if (count != digits) {
        return null;
      }
      number = negative ? number - PaddedDigits.power(digits) : number;
    }
    boolean rightSign = negative ? number < 0 : number >= 0;
    return rightSign && number >= min && number <= max ? wrap.apply(number) : null;
  }

  @Override
  String describe() {
    return isPlain()
        ? "a number as it is, which does not sort as numbers do"
        : "a number of " + digits + " digits";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return (codePoint >= '0' && codePoint <= '9') || (codePoint == '-' && min < 0);
  }

  @Override
  public int minLength() {
    return isPlain() ? 1 : digits;
  }

  @Override
  public int maxLength() {
    if (isPlain()) {
      return Math.max(Long.toString(min).length(), Long.toString(max).length());
    }
    return min < 0 ? digits + 1 : digits;
  }

  @Override
  public boolean isPrefixFree() {
    return !isPlain();
  }

  @Override
  int lengthAt(String key, int from) {
    return from < key.length() && key.charAt(from) == '-' ? digits + 1 : digits;
  }

  @Override
  public Equality equality() {
    return Equality.EXACT;
  }

  @Override
  public boolean isOrdered() {
    return !isPlain();
  }

  @Override
  public boolean isRangeable() {
    return !isPlain();
  }

  @Override
  public @Nullable String least() {
    return isPlain() ? null : textOf(min);
  }

  @Override
  public @Nullable String greatest() {
    return isPlain() ? null : textOf(max);
  }

  private String textOf(long value) {
    StringBuilder text = new StringBuilder(digits + 1);
    append(text, value);
    return text.toString();
  }

  @Override
  BoundText ceiling(N value, boolean strict) {
    long number = value.longValue();
    if (number > max || (strict && number == max)) {
      return BoundText.NONE;
    }
    return BoundText.exact(textOf(Math.max(strict ? number + 1 : number, min)));
  }

  @Override
  BoundText floor(N value, boolean strict) {
    long number = value.longValue();
    if (number < min || (strict && number == min)) {
      return BoundText.NONE;
    }
    return BoundText.exact(textOf(Math.min(strict ? number - 1 : number, max)));
  }
}
