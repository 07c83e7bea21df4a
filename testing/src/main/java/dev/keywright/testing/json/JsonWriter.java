package dev.keywright.testing.json;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;

/**
 * Writes JSON as UTF-8 into a growing array. Commas take care of themselves; nesting is the
 * caller's.
 */
public final class JsonWriter {
  private static final byte[] HEX = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };

  private byte[] bytes = new byte[512];
  private int length;
  private boolean separate;

  /** What has been written so far. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  /** Opens an object. */
  public JsonWriter beginObject() {
    return open('{');
  }

  /** Closes an object. */
  public JsonWriter endObject() {
    return close('}');
  }

  /** Opens an array. */
  public JsonWriter beginArray() {
    return open('[');
  }

  /** Closes an array. */
  public JsonWriter endArray() {
    return close(']');
  }

  /** The name of the member whose value comes next. */
  public JsonWriter name(String name) {
    string(name);
    put(':');
    separate = false;
    return this;
  }

  /** A string. */
  public JsonWriter string(String text) {
    startValue();
    put('"');
    int end = text.length();
    reserve(end);
    for (int i = 0; i < end; i++) {
      char unit = text.charAt(i);
      if (unit >= ' ' && unit < 0x80 && unit != '"' && unit != '\\') {
        put(unit);
      } else {
        i = putSpecial(text, i, unit);
      }
    }
    put('"');
    return this;
  }

  /** A binary, in base 64. */
  public JsonWriter base64(byte[] binary) {
    startValue();
    put('"');
    byte[] encoded = Base64.getEncoder().encode(binary);
    reserve(encoded.length);
    System.arraycopy(encoded, 0, bytes, length, encoded.length);
    length += encoded.length;
    put('"');
    return this;
  }

  /** A whole number. */
  public JsonWriter number(long number) {
    startValue();
    ascii(Long.toString(number));
    return this;
  }

  /** A fraction, such as capacity units. */
  public JsonWriter number(double number) {
    startValue();
    ascii(Double.toString(number));
    return this;
  }

  /** A point in time, in seconds since 1970. */
  public JsonWriter seconds(Instant time) {
    startValue();
    ascii(BigDecimal.valueOf(time.toEpochMilli(), 3).toPlainString());
    return this;
  }

  /** A boolean. */
  public JsonWriter bool(boolean value) {
    startValue();
    ascii(value ? "true" : "false");
    return this;
  }

  private JsonWriter open(char bracket) {
    startValue();
    put(bracket);
    separate = false;
    return this;
  }

  private JsonWriter close(char bracket) {
    put(bracket);
    separate = true;
    return this;
  }

  private void startValue() {
    if (separate) {
      put(',');
    }
    separate = true;
  }

  /** Writes what is not plain ASCII and returns the index of the last unit it took. */
  private int putSpecial(String text, int index, char unit) {
    if (unit < 0x80) {
      put('\\');
      switch (unit) {
        case '"', '\\' -> put(unit);
        case '\n' -> put('n');
        case '\r' -> put('r');
        case '\t' -> put('t');
        default -> unicodeEscape(unit);
      }
    } else if (unit < 0x800) {
      put(0xC0 | (unit >> 6));
      putContinuation(unit);
    } else if (!Character.isSurrogate(unit)) {
      put(0xE0 | (unit >> 12));
      putContinuation(unit >> 6);
      putContinuation(unit);
    } else {
      int codePoint = text.codePointAt(index);
      if (codePoint == unit) {
        put('\\');
        unicodeEscape(unit);
      } else {
        put(0xF0 | (codePoint >> 18));
        putContinuation(codePoint >> 12);
        putContinuation(codePoint >> 6);
        putContinuation(codePoint);
        return index + 1;
      }
    }
    return index;
  }

  private void unicodeEscape(char unit) {
    put('u');
    for (int shift = 12; shift >= 0; shift -= 4) {
      put(HEX[(unit >> shift) & 0xF]);
    }
  }

  private void putContinuation(int bits) {
    put(0x80 | (bits & 0x3F));
  }

  private void ascii(String text) {
    for (int i = 0; i < text.length(); i++) {
      put(text.charAt(i));
    }
  }

  private void put(int unit) {
    if (length == bytes.length) {
      reserve(1);
    }
    bytes[length++] = (byte) unit;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }
}
