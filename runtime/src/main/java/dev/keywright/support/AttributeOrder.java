package dev.keywright.support;

import dev.keywright.support.key.CodePointOrder;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares key attributes as DynamoDB orders them: strings by their UTF-8 bytes, unsigned, numbers
 * by their value, binary values by unsigned bytes. Queries that run over several partitions are
 * merged with it.
 *
 * <p>The order of sort keys is in the developer guide, "Key condition expressions for the Query
 * operation in DynamoDB".
 */
final class AttributeOrder {

  /** Numbers of so few characters, if they are plain integers, are read without a BigDecimal. */
  private static final int LONG_DIGITS = 18;

  private AttributeOrder() {}

  /** Orders items by the values of the named attributes, the first named one first. */
  static Comparator<Map<String, AttributeValue>> by(List<String> attributes) {
    return (left, right) -> {
      for (String attribute : attributes) {
        AttributeValue a = left.get(attribute);
        AttributeValue b = right.get(attribute);
        if (a == null || b == null) {
          throw new IllegalStateException(
              "Attribute " + attribute + " orders the result but is not in every item of it");
        }
        int order = compare(a, b);
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  /** Whether a value has a type that DynamoDB orders. */
  static boolean isOrdered(AttributeValue value) {
    AttributeValue.Type type = value.type();
    return type == AttributeValue.Type.S
        || type == AttributeValue.Type.N
        || type == AttributeValue.Type.B;
  }

  /** Compares two values of the same ordered type. */
  static int compare(AttributeValue left, AttributeValue right) {
    AttributeValue.Type type = left.type();
    if (type != right.type()) {
      throw new IllegalArgumentException("Cannot order " + type + " and " + right.type());
    }
    return switch (type) {
      case S -> CodePointOrder.INSTANCE.compare(left.s(), right.s());
      case N -> compareNumbers(left.n(), right.n());
      case B -> Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
      default ->
          throw new IllegalArgumentException("DynamoDB does not order values of type " + type);
    };
  }

  private static int compareNumbers(String left, String right) {
    if (isShortInteger(left) && isShortInteger(right)) {
      return Long.compare(Long.parseLong(left), Long.parseLong(right));
    }
    return new BigDecimal(left).compareTo(new BigDecimal(right));
  }

  private static boolean isShortInteger(String number) {
    int length = number.length();
    if (length == 0 || length > LONG_DIGITS) {
      return false;
    }
    int start = number.charAt(0) == '-' ? 1 : 0;
    for (int i = start; i < length; i++) {
      char c = number.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return length > start;
  }
}
