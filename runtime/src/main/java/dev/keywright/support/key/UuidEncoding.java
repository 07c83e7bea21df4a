package dev.keywright.support.key;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * UUIDs, as their 36 characters in lower case. They sort as unsigned numbers of 128 bits, which for
 * version 7 is the order of time; {@link UUID#compareTo} is another order, so there are no ranges.
 */
public final class UuidEncoding extends SlotEncoding<UUID> {

  private static final int LENGTH = 36;
  private static final String HEX = "0123456789abcdef";

  private UuidEncoding(SlotName name) {
    super(name);
  }

  /** The one format of UUIDs. */
  public static UuidEncoding of(SlotName name) {
    return new UuidEncoding(name);
  }

  @Override
  public void append(StringBuilder key, UUID value) {
    long high = name().present(value).getMostSignificantBits();
    long low = value.getLeastSignificantBits();
    appendHex(key, high >>> 32, 8);
    appendHex(key.append('-'), high >>> 16, 4);
    appendHex(key.append('-'), high, 4);
    appendHex(key.append('-'), low >>> 48, 4);
    appendHex(key.append('-'), low, 12);
  }

  private static void appendHex(StringBuilder key, long bits, int digits) {
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) {
      key.append(HEX.charAt((int) (bits >>> shift) & 0xF));
    }
  }

  @Override
  @Nullable UUID read(String text) {
    if (text.length() != LENGTH) {
      return null;
    }
    long high = 0;
    long low = 0;
    for (int i = 0; i < LENGTH; i++) {
      char c = text.charAt(i);
      if (i == 8 || i == 13 || i == 18 || i == 23) {
        if (c != '-') {
          return null;
        }
        continue;
      }
      int digit = HEX.indexOf(c);
      if (digit < 0) {
        return null;
      }
      if (i < 18) {
        high = high << 4 | digit;
      } else {
        low = low << 4 | digit;
      }
    }
    return new UUID(high, low);
  }

  @Override
  String describe() {
    return "a UUID, whose order is that of its text";
  }

  @Override
  public boolean mayContain(int codePoint) {
    return codePoint == '-' || HEX.indexOf(codePoint) >= 0;
  }

  @Override
  public int minLength() {
    return LENGTH;
  }

  @Override
  public int maxLength() {
    return LENGTH;
  }

  @Override
  public Equality equality() {
    return Equality.EXACT;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public boolean isRangeable() {
    return false;
  }

  @Override
  public String least() {
    return text(new UUID(0, 0));
  }

  @Override
  public String greatest() {
    return text(new UUID(-1, -1));
  }
}
