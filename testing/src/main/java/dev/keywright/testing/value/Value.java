package dev.keywright.testing.value;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An attribute value as the engine stores it: immutable, numbers in canonical form, binaries as
 * bytes. Requests are read into values once, everything after (expressions, keys, sizes) works on
 * them, and responses are written from them.
 */
public sealed interface Value {

  /** The data type, which decides comparability: values of different types are never equal. */
  ValueType type();

  /** A string. */
  record Text(String text) implements Value {
    @Override
    public ValueType type() {
      return ValueType.S;
    }
  }

  /**
   * A number.
   *
   * @param number in canonical form: no trailing zeros, so that equal numbers are equal records
   */
  record Numeric(BigDecimal number) implements Value {
    /** Strips what does not count, so that 1.0 and 1 are the same value. */
    public Numeric {
      number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    /** The number with a whole value. */
    public static Numeric of(long number) {
      return new Numeric(BigDecimal.valueOf(number));
    }

    @Override
    public ValueType type() {
      return ValueType.N;
    }

    /** The digits without an exponent, as DynamoDB returns them. */
    public String text() {
      return number.toPlainString();
    }
  }

  /** A binary. */
  final class Binary implements Value {
    private final byte[] bytes;

    /** Takes the array as its own; the caller leaves it alone from then on. */
    public Binary(byte[] bytes) {
      this.bytes = bytes;
    }

    /** The bytes themselves, not to be written to. */
    public byte[] bytes() {
      return bytes;
    }

    @Override
    public ValueType type() {
      return ValueType.B;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Binary that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
      return "Binary[" + bytes.length + " bytes]";
    }
  }

  /** A boolean. */
  record Bool(boolean bool) implements Value {
    @Override
    public ValueType type() {
      return ValueType.BOOL;
    }
  }

  /** The null value, which is a value: an attribute that has it exists. */
  record Null() implements Value {
    @Override
    public ValueType type() {
      return ValueType.NULL;
    }
  }

  /** A list, elements of any type. */
  record Sequence(List<Value> elements) implements Value {
    @Override
    public ValueType type() {
      return ValueType.L;
    }
  }

  /** A map, entries of any type. */
  record Document(Map<String, Value> entries) implements Value {
    @Override
    public ValueType type() {
      return ValueType.M;
    }
  }

  /** A set of strings, numbers or binaries: never empty, in the order it was written. */
  record Group(ValueType type, Set<Value> members) implements Value {}
}
