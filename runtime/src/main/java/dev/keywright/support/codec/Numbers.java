package dev.keywright.support.codec;

import static dev.keywright.support.codec.Texts.malformed;
import static dev.keywright.support.codec.Texts.required;

import dev.keywright.ItemEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Year;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Numbers as the text that DynamoDB takes and gives: attributes, elements of number sets and keys
 * of maps alike. DynamoDB holds 38 digits, and magnitudes from 1E-130 to 9.9…E+125 (see "Naming
 * rules and data types" in the DynamoDB developer guide); what it would refuse is refused here.
 */
public final class Numbers {

  private static final int MAX_DIGITS = 38;
  private static final int NANO_DIGITS = 9;

  /** Whatever has no more bits than this has at most 38 digits. */
  private static final int SAFE_BITS = 126;

  private static final int MAX_EXPONENT = 125;
  private static final int MIN_EXPONENT = -130;
  private static final double TOO_GREAT = 1e126;
  private static final double TOO_SMALL = 1e-130;

  private Numbers() {}

  /** A whole number. */
  public static String ofInt(int value, String where) {
    return Integer.toString(value);
  }

  /** A whole number. */
  public static String ofLong(long value, String where) {
    return Long.toString(value);
  }

  /** A whole number. */
  public static String ofByte(byte value, String where) {
    return Integer.toString(value);
  }

  /** A whole number. */
  public static String ofByte(@Nullable Byte value, String where) {
    return Integer.toString(required(value, where));
  }

  /** A whole number. */
  public static String ofShort(short value, String where) {
    return Integer.toString(value);
  }

  /** A whole number. */
  public static String ofShort(@Nullable Short value, String where) {
    return Integer.toString(required(value, where));
  }

  /** A whole number. */
  public static String ofInt(@Nullable Integer value, String where) {
    return Integer.toString(required(value, where));
  }

  /** A whole number. */
  public static String ofLong(@Nullable Long value, String where) {
    return Long.toString(required(value, where));
  }

  /** A finite number. */
  public static String ofFloat(float value, String where) {
    checkMagnitude(value, where);
    return Float.toString(value);
  }

  /** A finite number. */
  public static String ofFloat(@Nullable Float value, String where) {
    return ofFloat(required(value, where).floatValue(), where);
  }

  /** A finite number that DynamoDB has room for. */
  public static String ofDouble(double value, String where) {
    checkMagnitude(value, where);
    return Double.toString(value);
  }

  /** A finite number that DynamoDB has room for. */
  public static String ofDouble(@Nullable Double value, String where) {
    return ofDouble(required(value, where).doubleValue(), where);
  }

  private static void checkMagnitude(double value, String where) {
    double magnitude = Math.abs(value);
    // Written so that NaN fails as well.
    if (!(magnitude < TOO_GREAT) || (magnitude < TOO_SMALL && magnitude != 0)) {
      throw new ItemEncodingException(
          where + " is not finite, or beyond the magnitudes that DynamoDB holds");
    }
  }

  /** A number of at most 38 significant digits. */
  public static String ofBigInteger(@Nullable BigInteger value, String where) {
    if (required(value, where).bitLength() > SAFE_BITS) {
      checkDigits(new BigDecimal(value), where);
    }
    return value.toString();
  }

  /** A number of at most 38 significant digits; DynamoDB drops zeros at its end. */
  public static String ofBigDecimal(@Nullable BigDecimal value, String where) {
    if (required(value, where).precision() > MAX_DIGITS
        || value.scale() > MAX_EXPONENT
        || value.scale() < -MAX_EXPONENT + MAX_DIGITS) {
      checkDigits(value, where);
    }
    return value.toString();
  }

  private static void checkDigits(BigDecimal value, String where) {
    BigDecimal stripped = value.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    if (stripped.signum() != 0
        && (stripped.precision() > MAX_DIGITS
            || exponent > MAX_EXPONENT
            || exponent < MIN_EXPONENT)) {
      throw new ItemEncodingException(
          where + " has more digits, or another magnitude, than DynamoDB holds");
    }
  }

  /** The year's number. */
  public static String ofYear(@Nullable Year value, String where) {
    return Integer.toString(required(value, where).getValue());
  }

  /** Seconds, with up to nine digits of fraction. */
  public static String ofDuration(@Nullable Duration value, String where) {
    BigDecimal seconds = BigDecimal.valueOf(required(value, where).toSeconds());
    return value.toNanosPart() == 0
        ? seconds.toString()
        : seconds.add(BigDecimal.valueOf(value.toNanosPart(), NANO_DIGITS)).toString();
  }

  /** Reads a {@code byte}. */
  public static byte toByte(String text, String where) {
    int value = toInt(text, where);
    if (value != (byte) value) {
      throw malformed(where, "a byte");
    }
    return (byte) value;
  }

  /** Reads a {@code byte}. */
  public static byte toByte(@Nullable AttributeValue value, String where) {
    return toByte(Attributes.toNumber(value, where), where);
  }

  /** Reads a {@code short}. */
  public static short toShort(String text, String where) {
    int value = toInt(text, where);
    if (value != (short) value) {
      throw malformed(where, "a short");
    }
    return (short) value;
  }

  /** Reads a {@code short}. */
  public static short toShort(@Nullable AttributeValue value, String where) {
    return toShort(Attributes.toNumber(value, where), where);
  }

  /** Reads an {@code int}. */
  public static int toInt(String text, String where) {
    long value = toLong(text, where);
    if (value != (int) value) {
      throw malformed(where, "an int");
    }
    return (int) value;
  }

  /** Reads an {@code int}. */
  public static int toInt(@Nullable AttributeValue value, String where) {
    return toInt(Attributes.toNumber(value, where), where);
  }

  /** Reads a {@code long}. */
  public static long toLong(String text, String where) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      return whole(text, where);
    }
  }

  /** Reads a {@code long}. */
  public static long toLong(@Nullable AttributeValue value, String where) {
    return toLong(Attributes.toNumber(value, where), where);
  }

  /** Whole numbers may come with a point or an exponent as well. */
  private static long whole(String text, String where) {
    try {
      return new BigDecimal(text).longValueExact();
    } catch (ArithmeticException | NumberFormatException e) {
      throw malformed(where, "a long");
    }
  }

  /** Reads a {@code float}: the nearest one. */
  public static float toFloat(String text, String where) {
    try {
      return Float.parseFloat(text);
    } catch (NumberFormatException e) {
      throw malformed(where, "a number");
    }
  }

  /** Reads a {@code float}: the nearest one. */
  public static float toFloat(@Nullable AttributeValue value, String where) {
    return toFloat(Attributes.toNumber(value, where), where);
  }

  /** Reads a {@code double}: the nearest one. */
  public static double toDouble(String text, String where) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw malformed(where, "a number");
    }
  }

  /** Reads a {@code double}: the nearest one. */
  public static double toDouble(@Nullable AttributeValue value, String where) {
    return toDouble(Attributes.toNumber(value, where), where);
  }

  /** Reads a whole number. */
  public static BigInteger toBigInteger(String text, String where) {
    try {
      return new BigDecimal(text).toBigIntegerExact();
    } catch (ArithmeticException | NumberFormatException e) {
      throw malformed(where, "a whole number");
    }
  }

  /** Reads a whole number. */
  public static BigInteger toBigInteger(@Nullable AttributeValue value, String where) {
    return toBigInteger(Attributes.toNumber(value, where), where);
  }

  /** Reads a number. */
  public static BigDecimal toBigDecimal(String text, String where) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw malformed(where, "a number");
    }
  }

  /** Reads a number. */
  public static BigDecimal toBigDecimal(@Nullable AttributeValue value, String where) {
    return toBigDecimal(Attributes.toNumber(value, where), where);
  }

  /** Reads seconds. */
  public static Duration toDuration(String text, String where) {
    BigDecimal seconds = toBigDecimal(text, where);
    try {
      BigDecimal whole = seconds.setScale(0, RoundingMode.FLOOR);
      return Duration.ofSeconds(
          whole.longValueExact(),
          seconds.subtract(whole).movePointRight(NANO_DIGITS).longValueExact());
    } catch (ArithmeticException e) {
      throw malformed(where, "a duration in seconds");
    }
  }

  /** Reads seconds. */
  public static Duration toDuration(@Nullable AttributeValue value, String where) {
    return toDuration(Attributes.toNumber(value, where), where);
  }

  /** Reads a year. */
  public static Year toYear(String text, String where) {
    try {
      return Year.of(toInt(text, where));
    } catch (DateTimeException e) {
      throw malformed(where, "a year");
    }
  }

  /** Reads a year. */
  public static Year toYear(@Nullable AttributeValue value, String where) {
    return toYear(Attributes.toNumber(value, where), where);
  }
}
