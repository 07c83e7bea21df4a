package dev.keywright.support.codec;

import static dev.keywright.support.codec.Texts.malformed;
import static dev.keywright.support.codec.Texts.required;

import dev.keywright.ItemDecodingException;
import dev.keywright.ItemEncodingException;
import dev.keywright.KeyValueException;
import dev.keywright.KeywrightException;
import dev.keywright.support.key.SlotEncoding;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes around texts and numbers: makes them, and takes them apart with the checks that an
 * item from elsewhere needs.
 */
public final class Attributes {

  private static final AttributeValue TRUE = AttributeValue.fromBool(true);
  private static final AttributeValue FALSE = AttributeValue.fromBool(false);
  private static final AttributeValue ABSENT = AttributeValue.fromNul(true);

  private Attributes() {}

  /** What stands in a list or a map for a value that is absent: NULL. */
  public static AttributeValue absent() {
    return ABSENT;
  }

  /** A text. */
  public static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  /** A number's text. */
  public static AttributeValue number(String number) {
    return AttributeValue.fromN(number);
  }

  /** A boolean. */
  public static AttributeValue bool(boolean value, String where) {
    return value ? TRUE : FALSE;
  }

  /** A boolean. */
  public static AttributeValue bool(@Nullable Boolean value, String where) {
    return required(value, where) ? TRUE : FALSE;
  }

  /** Bytes, copied. */
  public static AttributeValue binary(SdkBytes bytes) {
    return AttributeValue.fromB(bytes);
  }

  /** Bytes, copied. */
  public static SdkBytes bytes(byte @Nullable [] value, String where) {
    return SdkBytes.fromByteArray(required(value, where));
  }

  /** What remains in a buffer, which keeps its position. */
  public static SdkBytes bytes(@Nullable ByteBuffer value, String where) {
    return SdkBytes.fromByteBuffer(required(value, where).duplicate());
  }

  /** Bytes. */
  public static SdkBytes bytes(@Nullable SdkBytes value, String where) {
    return required(value, where);
  }

  /** An attribute as it is. */
  public static AttributeValue any(@Nullable AttributeValue value, String where) {
    return required(value, where);
  }

  /** The text of a declared format. */
  public static <T> AttributeValue formatted(
      SlotEncoding<T> format, @Nullable T value, String where) {
    StringBuilder text = new StringBuilder();
    format.append(text, required(value, where));
    return AttributeValue.fromS(text.toString());
  }

  /**
   * Puts the attributes that no property knows.
   *
   * @param known the names that are not theirs to write
   */
  public static void putRest(
      Map<String, AttributeValue> item,
      @Nullable Map<String, AttributeValue> rest,
      Set<String> known,
      String where) {
    for (Map.Entry<String, AttributeValue> each : required(rest, where).entrySet()) {
      if (!known.contains(each.getKey())) {
        item.put(each.getKey(), required(each.getValue(), where));
      }
    }
  }

  /** The attributes of an item that no property knows, in a new map. */
  public static Map<String, AttributeValue> rest(
      Map<String, AttributeValue> item, Set<String> known) {
    Map<String, AttributeValue> rest = new LinkedHashMap<>();
    for (Map.Entry<String, AttributeValue> each : item.entrySet()) {
      if (!known.contains(each.getKey())) {
        rest.put(each.getKey(), each.getValue());
      }
    }
    return rest;
  }

  /** The attribute, or null where it is not there or holds NULL. */
  public static @Nullable AttributeValue present(@Nullable AttributeValue value) {
    return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
  }

  /** Whether any of some attributes is there, and not NULL. */
  public static boolean holdsAny(Map<String, AttributeValue> item, Set<String> names) {
    for (String name : names) {
      if (present(item.get(name)) != null) {
        return true;
      }
    }
    return false;
  }

  /** Reads a text. */
  public static String toText(@Nullable AttributeValue value, String where) {
    String text = value == null ? null : value.s();
    if (text == null) {
      throw mismatch(value, where, "S");
    }
    return text;
  }

  /** Reads a number's text. */
  public static String toNumber(@Nullable AttributeValue value, String where) {
    String number = value == null ? null : value.n();
    if (number == null) {
      throw mismatch(value, where, "N");
    }
    return number;
  }

  /** Reads a boolean. */
  public static boolean toBool(@Nullable AttributeValue value, String where) {
    Boolean bool = value == null ? null : value.bool();
    if (bool == null) {
      throw mismatch(value, where, "BOOL");
    }
    return bool;
  }

  /** Reads bytes. */
  public static SdkBytes toBinary(@Nullable AttributeValue value, String where) {
    SdkBytes bytes = value == null ? null : value.b();
    if (bytes == null) {
      throw mismatch(value, where, "B");
    }
    return bytes;
  }

  /** Reads an attribute as it is. */
  public static AttributeValue toAny(@Nullable AttributeValue value, String where) {
    if (value == null) {
      throw mismatch(null, where, "");
    }
    return value;
  }

  /**
   * The strings of a list, in a new list.
   *
   * @throws ItemDecodingException if it is no list, or holds something else
   */
  public static List<String> toTexts(@Nullable AttributeValue value, String where) {
    List<AttributeValue> elements = toList(value, where);
    List<String> texts = new ArrayList<>(elements.size());
    for (AttributeValue element : elements) {
      texts.add(toText(element, where));
    }
    return texts;
  }

  /** Reads a list; a set, too, as other libraries store collections. */
  public static List<AttributeValue> toList(@Nullable AttributeValue value, String where) {
    if (value != null && value.type() == AttributeValue.Type.L) {
      return value.l();
    }
    List<AttributeValue> elements = value == null ? null : Sets.elements(value);
    if (elements == null) {
      throw mismatch(value, where, "L");
    }
    return elements;
  }

  /** Reads a map. */
  public static Map<String, AttributeValue> toMap(@Nullable AttributeValue value, String where) {
    if (value == null || value.type() != AttributeValue.Type.M) {
      throw mismatch(value, where, "M");
    }
    return value.m();
  }

  /** Reads a text of a declared format. */
  public static <T> T toFormatted(
      SlotEncoding<T> format, @Nullable AttributeValue value, String where) {
    String text = toText(value, where);
    try {
      return format.parse(text);
    } catch (KeyValueException e) {
      throw malformed(where, "a text of its format");
    }
  }

  /** The failure of an attribute that is not there, or of another type. */
  static ItemDecodingException mismatch(
      @Nullable AttributeValue value, String where, String expected) {
    if (value == null) {
      return new ItemDecodingException(where + " is missing");
    }
    return new ItemDecodingException(
        value.type() == AttributeValue.Type.NUL
            ? where + " holds NULL; what may be absent is declared @Nullable or Optional"
            : where + " is stored as " + expected + ", but the attribute is " + value.type());
  }

  /** The failure of a text that is no constant of an enum. */
  public static ItemDecodingException unknownConstant(String where) {
    return malformed(where, "a constant that the enum has");
  }

  /** The failure of a text that is no variant of a sealed type. */
  public static ItemDecodingException unknownTag(String where) {
    return malformed(where, "one of the types that are permitted");
  }

  /** The failure of an instance whose class was not permitted when its codec was generated. */
  public static ItemEncodingException unknownVariant(String where) {
    return new ItemEncodingException(where + " is of a type that its codec does not know");
  }

  /**
   * A failure with the item that it is about.
   *
   * @param failure what went wrong; of a key whose text no property can be read from, too
   * @param entity the simple name of what the item was to hold
   * @param sort the sort key attribute, null where the table has none
   * @param sensitive whether the key's values are kept out of messages
   */
  public static ItemDecodingException inItem(
      KeywrightException failure,
      String entity,
      Map<String, AttributeValue> item,
      String partition,
      @Nullable String sort,
      boolean sensitive) {
    StringBuilder message =
        new StringBuilder(String.valueOf(failure.getMessage()))
            .append("; the key of this ")
            .append(entity)
            .append(" is ");
    appendKey(message, item, partition, sensitive);
    if (sort != null) {
      appendKey(message.append(", "), item, sort, sensitive);
    }
    return new ItemDecodingException(message.toString(), failure.getCause());
  }

  private static void appendKey(
      StringBuilder message, Map<String, AttributeValue> item, String name, boolean sensitive) {
    message.append(name).append('=');
    AttributeValue value = item.get(name);
    if (value == null) {
      message.append("(missing)");
    } else if (sensitive) {
      message.append("(sensitive)");
    } else if (value.s() != null) {
      message.append(value.s());
    } else if (value.n() != null) {
      message.append(value.n());
    } else {
      message.append('(').append(value.type()).append(')');
    }
  }
}
