package dev.keywright.testing.protocol;

import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads attribute values from a request whose types {@link ShapeCheck} has seen, and refuses what
 * is no value: several types at once, numbers out of range, empty sets, sets with duplicates,
 * nesting deeper than 32 ("Constraints in Amazon DynamoDB" and "Supported data types").
 */
public final class ValueReader {
  private static final String INVALID = "One or more parameter values were invalid: ";
  private static final Pattern HUGE_EXPONENT =
      Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)[eE]\\+?(-?)\\d{10,18}");
  private static final int MAX_DIGITS = 38;
  private static final int MAX_EXPONENT = 125;
  private static final int MIN_EXPONENT = -130;

  /** How many levels a document has at most, the values in its innermost list or map counted. */
  public static final int MAX_DEPTH = 32;

  private ValueReader() {}

  /** Reads values by attribute name: an item, a key, or the values of an expression. */
  public static Map<String, Value> readMap(Map<String, @Nullable Object> json) {
    return readMap(json, 0);
  }

  private static Map<String, Value> readMap(Map<String, @Nullable Object> json, int depth) {
    Map<String, Value> values = new LinkedHashMap<>(json.size() * 4 / 3 + 1);
    json.forEach(
        (name, value) -> {
          if (value != null) {
            values.put(name, read(value, depth));
          }
        });
    return values;
  }

  /** Reads one value. */
  public static Value read(Object json) {
    return read(json, 0);
  }

  private static Value read(Object json, int depth) {
    if (depth >= MAX_DEPTH) {
      throw tooDeep();
    }
    Value value = null;
    int types = 0;
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) json).entrySet()) {
      if (entry.getValue() == null) {
        continue;
      }
      Value read = read((String) entry.getKey(), entry.getValue(), depth);
      if (read != null) {
        value = read;
        types++;
      }
    }
    if (value == null) {
      throw ServiceError.validation(
          "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
    }
    if (types > 1) {
      throw ServiceError.validation(
          "Supplied AttributeValue has more than one datatypes set, "
              + "must contain exactly one of the supported datatypes");
    }
    return value;
  }

  private static @Nullable Value read(String type, Object content, int depth) {
    return switch (type) {
      case "S" -> new Value.Text((String) content);
      case "N" -> number((String) content);
      case "B" -> binary((String) content);
      case "BOOL" -> new Value.Bool((Boolean) content);
      case "NULL" -> new Value.Null();
      case "SS" -> stringSet((List<?>) content);
      case "NS" -> numberSet((List<?>) content);
      case "BS" -> binarySet((List<?>) content);
      case "L" -> list((List<?>) content, depth + 1);
      case "M" -> map(content, depth + 1);
      default -> null;
    };
  }

  /** Reads the text of a number. */
  public static Value.Numeric number(String text) {
    if (text.isEmpty()) {
      throw ServiceError.validation("The parameter cannot be converted to a numeric value");
    }
    if (text.chars().allMatch(c -> c < 128)) {
      try {
        return inRange(new BigDecimal(text));
      } catch (NumberFormatException e) {
        refuseExponent(text);
      }
    }
    throw ServiceError.validation("The parameter cannot be converted to a numeric value: " + text);
  }

  /** A number may be well formed and still have an exponent that Java has no room for. */
  private static void refuseExponent(String text) {
    Matcher exponent = HUGE_EXPONENT.matcher(text);
    if (exponent.matches()) {
      throw exponent.group(1).isEmpty() ? overflow() : underflow();
    }
  }

  /**
   * The result of a calculation as a value. DynamoDB answers one with too many digits as it does
   * one that is too large.
   */
  public static Value.Numeric calculated(BigDecimal exact) {
    if (exact.signum() != 0 && exact.stripTrailingZeros().precision() > MAX_DIGITS) {
      throw overflow();
    }
    return inRange(exact);
  }

  private static ServiceError overflow() {
    return ServiceError.validation(
        "Number overflow. "
            + "Attempting to store a number with magnitude larger than supported range");
  }

  private static ServiceError underflow() {
    return ServiceError.validation(
        "Number underflow. "
            + "Attempting to store a number with magnitude smaller than supported range");
  }

  /** The number as a value, where DynamoDB has room for it. */
  public static Value.Numeric inRange(BigDecimal exact) {
    BigDecimal number = exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
    long exponent = (long) number.precision() - number.scale() - 1;
    if (exponent > MAX_EXPONENT) {
      throw overflow();
    }
    if (exponent < MIN_EXPONENT) {
      throw underflow();
    }
    if (number.precision() > MAX_DIGITS) {
      throw ServiceError.validation(
          "Attempting to store more than 38 significant digits in a Number");
    }
    return new Value.Numeric(number);
  }

  private static Value binary(String base64) {
    return new Value.Binary(Base64.getDecoder().decode(base64));
  }

  private static Value stringSet(List<?> members) {
    if (members.isEmpty()) {
      throw ServiceError.validation(INVALID + "An string set  may not be empty");
    }
    Set<Value> values = new LinkedHashSet<>();
    members.forEach(member -> values.add(new Value.Text(text(member))));
    if (values.size() < members.size()) {
      throw ServiceError.validation(
          INVALID + "Input collection " + members + " contains duplicates.");
    }
    return new Value.Group(ValueType.SS, Collections.unmodifiableSet(values));
  }

  private static Value numberSet(List<?> members) {
    if (members.isEmpty()) {
      throw ServiceError.validation(INVALID + "An number set  may not be empty");
    }
    Set<Value> values = new LinkedHashSet<>();
    members.forEach(member -> values.add(number(text(member))));
    if (values.size() < members.size()) {
      throw ServiceError.validation("Input collection contains duplicates");
    }
    return new Value.Group(ValueType.NS, Collections.unmodifiableSet(values));
  }

  private static Value binarySet(List<?> members) {
    if (members.isEmpty()) {
      throw ServiceError.validation(INVALID + "Binary sets should not be empty");
    }
    Set<Value> values = new LinkedHashSet<>();
    members.forEach(member -> values.add(binary(text(member))));
    if (values.size() < members.size()) {
      throw ServiceError.validation(
          INVALID + "Input collection " + members + "of type BS contains duplicates.");
    }
    return new Value.Group(ValueType.BS, Collections.unmodifiableSet(values));
  }

  private static String text(@Nullable Object member) {
    if (member == null) {
      throw ServiceError.validation(INVALID + "An member of a set may not be null");
    }
    return (String) member;
  }

  private static Value list(List<?> elements, int depth) {
    List<Value> values = new ArrayList<>(elements.size());
    for (Object element : elements) {
      values.add(read(element == null ? Map.of() : element, depth));
    }
    return new Value.Sequence(Collections.unmodifiableList(values));
  }

  @SuppressWarnings("unchecked") // JsonReader makes no other maps.
  private static Value map(Object entries, int depth) {
    Map<String, Value> values = readMap((Map<String, @Nullable Object>) entries, depth);
    return new Value.Document(Collections.unmodifiableMap(values));
  }

  /** The error of documents that lie too deep in each other. */
  public static ServiceError tooDeep() {
    return ServiceError.validation(
        "Nesting Levels have exceeded supported limits: "
            + "Attributes in the item have nested levels beyond supported limit");
  }
}
