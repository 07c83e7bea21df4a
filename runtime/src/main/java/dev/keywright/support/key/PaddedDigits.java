package dev.keywright.support.key;

/** Decimal digits of a fixed width, written and read without an allocation. */
final class PaddedDigits {

  /** The widest number that fits an unsigned long whatever its digits. */
  static final int MAX_WIDTH = 19;

  private static final long[] POWERS = new long[MAX_WIDTH];
  private static final String ZEROS = "0000000000000000000";
  private static final long BILLION = 1_000_000_000;

  static {
    long power = 1;
    for (int i = 0; i < MAX_WIDTH; i++) {
      POWERS[i] = power;
      power *= 10;
    }
  }

  private PaddedDigits() {}

  /** Returns ten to this power, from 0 to 19; 19 as an unsigned number. */
  static long power(int exponent) {
    return exponent == MAX_WIDTH ? POWERS[MAX_WIDTH - 1] * 10 : POWERS[exponent];
  }

  /** Appends the digits of a number that has at most that many, zeros before it. */
  static void append(StringBuilder text, long number, int width) {
    if (number < 0) {
      // Only nineteen digits come to more than a signed long holds.
      long high = Long.divideUnsigned(number, BILLION);
      append(text, high, width - 9);
      append(text, number - high * BILLION, 9);
      return;
    }
    int digits = 1;
    while (digits < width && number >= POWERS[digits]) {
      digits++;
    }
    text.append(ZEROS, 0, width - digits).append(number);
  }

  /**
   * Appends a number so that texts compare as numbers: the digits, or a minus and the ten's
   * complement, which is smaller the further the number lies below zero.
   */
  static void appendSigned(StringBuilder text, long number, int width) {
    if (number < 0) {
      append(text.append('-'), power(width) + number, width);
    } else {
      append(text, number, width);
    }
  }

  /** Returns whether the text holds nothing but ASCII digits there. */
  static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }

  /** Reads digits, up to nineteen, as an unsigned number; -1 where there is another character. */
  static long read(String text, int from, int to) {
    long number = 0;
    int others = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      // What is no digit makes one of the two negative.
      others |= digit | (9 - digit);
      number = number * 10 + digit;
    }
    return others < 0 ? -1 : number;
  }
}
