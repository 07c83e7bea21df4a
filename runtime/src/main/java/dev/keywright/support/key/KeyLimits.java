package dev.keywright.support.key;

import dev.keywright.KeyValueException;

/**
 * The sizes that DynamoDB allows for keys, checked before a request: see "Quotas in Amazon
 * DynamoDB" in the developer guide, partition and sort keys. Sizes are in bytes of UTF-8.
 */
public final class KeyLimits {

  /** The most bytes of a partition key. */
  public static final int PARTITION_BYTES = 2048;

  /** The most bytes of a sort key. */
  public static final int SORT_BYTES = 1024;

  private KeyLimits() {}

  /**
   * Returns the text of a partition key.
   *
   * @throws KeyValueException naming entity and key attribute, where it is empty or too long
   */
  public static String partition(StringBuilder key, String entity, String attribute) {
    return checked(key, entity, attribute, "partition key", PARTITION_BYTES);
  }

  /**
   * Returns the text of a sort key.
   *
   * @throws KeyValueException naming entity and key attribute, where it is empty or too long
   */
  public static String sort(StringBuilder key, String entity, String attribute) {
    return checked(key, entity, attribute, "sort key", SORT_BYTES);
  }

  /**
   * Makes sure that a property can be a partition key as it is.
   *
   * @throws KeyValueException naming entity and key attribute, where it is empty or too long
   */
  public static void requirePartition(String text, String entity, String attribute) {
    check(text, entity, attribute, "partition key", PARTITION_BYTES);
  }

  /**
   * Makes sure that a property can be a sort key as it is.
   *
   * @throws KeyValueException naming entity and key attribute, where it is empty or too long
   */
  public static void requireSort(String text, String entity, String attribute) {
    check(text, entity, attribute, "sort key", SORT_BYTES);
  }

  private static String checked(
      StringBuilder key, String entity, String attribute, String role, int maxBytes) {
    check(key, entity, attribute, role, maxBytes);
    return key.toString();
  }

  private static void check(
      CharSequence key, String entity, String attribute, String role, int maxBytes) {
    if (key.length() == 0) {
      throw new KeyValueException(entity + ": the " + role + " " + attribute + " is empty");
    }
    // No text of that many units has more than three times as many bytes.
    if (key.length() > maxBytes / 3) {
      int bytes = utf8Length(key);
      if (bytes > maxBytes) {
        throw new KeyValueException(
            entity
                + ": the "
                + role
                + " "
                + attribute
                + " has "
                + bytes
                + " bytes; DynamoDB takes at most "
                + maxBytes);
      }
    }
  }

  /** Returns the number of bytes of the well-formed text in UTF-8, without making them. */
  public static int utf8Length(CharSequence text) {
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        bytes += 1;
      } else if (c < 0x800 || Character.isSurrogate(c)) {
        // Two surrogates make one code point of four bytes.
        bytes += 2;
      } else {
        bytes += 3;
      }
    }
    return bytes;
  }

  /** Returns the longest beginning, in whole code points, that has at most that many bytes. */
  static String beginning(String text, int maxBytes) {
    int bytes = 0;
    int end = 0;
    while (end < text.length()) {
      int units = Character.charCount(text.codePointAt(end));
      bytes += utf8Length(text.subSequence(end, end + units));
      if (bytes > maxBytes) {
        break;
      }
      end += units;
    }
    return text.substring(0, end);
  }
}
