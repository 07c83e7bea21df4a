package dev.keywright.support;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The placeholders of one request. Attribute names always stand behind {@code #}, values behind
 * {@code :}, so that no name can be a reserved word and no value can be read as an expression;
 * where the attribute's name allows it, the placeholder is that name, so that expressions can be
 * read.
 *
 * <p>The rules for placeholders are in the developer guide, "Expression attribute names (aliases)
 * in DynamoDB" and "Using expression attribute values in DynamoDB".
 */
final class Placeholders {

  private static final int LONGEST_READABLE_NAME = 64;

  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, AttributeValue> values = new LinkedHashMap<>();

  /** The placeholder of an attribute's name; the same one whenever the attribute is named again. */
  String name(String attribute) {
    if (isReadable(attribute)) {
      String placeholder = "#" + attribute;
      String taken = names.putIfAbsent(placeholder, attribute);
      if (taken == null || taken.equals(attribute)) {
        return placeholder;
      }
    }
    for (int i = 0; ; i++) {
      String placeholder = "#n" + i;
      String taken = names.putIfAbsent(placeholder, attribute);
      if (taken == null || taken.equals(attribute)) {
        return placeholder;
      }
    }
  }

  /** A new placeholder for a value that is compared with an attribute. */
  String value(String attribute, AttributeValue value) {
    String stem = isReadable(attribute) ? ":" + attribute : ":v";
    String placeholder = stem;
    for (int i = 2; values.containsKey(placeholder); i++) {
      placeholder = stem + i;
    }
    values.put(placeholder, value);
    return placeholder;
  }

  /** A projection expression of top-level attributes. */
  String projection(Collection<String> attributes) {
    StringBuilder expression = new StringBuilder(64);
    for (String attribute : attributes) {
      expression.append(expression.length() == 0 ? "" : ", ").append(name(attribute));
    }
    return expression.toString();
  }

  /** The names, also those that are still to come. */
  Map<String, String> names() {
    return names;
  }

  /** The values, also those that are still to come. */
  Map<String, AttributeValue> values() {
    return values;
  }

  /** The values, or null where there are none: DynamoDB refuses an empty map of them. */
  @Nullable Map<String, AttributeValue> valuesOrNull() {
    return values.isEmpty() ? null : values;
  }

  private static boolean isReadable(String attribute) {
    int length = attribute.length();
    if (length == 0 || length > LONGEST_READABLE_NAME) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = attribute.charAt(i);
      boolean plain =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
      if (!plain) {
        return false;
      }
    }
    return true;
  }
}
