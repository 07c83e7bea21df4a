package dev.keywright.testing.expression;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Value;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names and values that the expressions of one request refer to, and which of them have been
 * referred to: none may be left over.
 */
public final class Placeholders {
  private static final Pattern NAME = Pattern.compile("#[0-9a-zA-Z_]+");
  private static final Pattern VALUE = Pattern.compile(":[0-9a-zA-Z_]+");

  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, Value> values = new LinkedHashMap<>();
  private final Set<String> used = new HashSet<>();

  /**
   * Reads {@code ExpressionAttributeNames} and {@code ExpressionAttributeValues} of a request.
   *
   * @throws ServiceError for empty maps, misspelt keys and values that are none
   */
  public static Placeholders of(Fields request) {
    Placeholders placeholders = new Placeholders();
    Map<String, String> names = request.textMap("ExpressionAttributeNames");
    if (names != null) {
      if (names.isEmpty()) {
        throw ServiceError.validation("ExpressionAttributeNames must not be empty");
      }
      checkKeys("ExpressionAttributeNames", names.keySet(), NAME);
      placeholders.names.putAll(names);
    }
    Map<String, @Nullable Object> values = request.map("ExpressionAttributeValues");
    if (values != null) {
      if (values.isEmpty()) {
        throw ServiceError.validation("ExpressionAttributeValues must not be empty");
      }
      checkKeys("ExpressionAttributeValues", values.keySet(), VALUE);
      values.forEach((key, value) -> placeholders.readValue(key, value));
    }
    return placeholders;
  }

  private void readValue(String key, @Nullable Object value) {
    try {
      values.put(key, ValueReader.read(value == null ? Map.of() : value));
    } catch (ServiceError e) {
      throw ServiceError.validation(
          "ExpressionAttributeValues contains invalid value: " + e.text() + " for key " + key);
    }
  }

  private static void checkKeys(String parameter, Set<String> keys, Pattern form) {
    for (String key : keys) {
      if (!form.matcher(key).matches()) {
        throw ServiceError.validation(
            parameter + " contains invalid key: Syntax error; key: \"" + key + "\"");
      }
    }
  }

  @Nullable String name(String placeholder) {
    used.add(placeholder);
    return names.get(placeholder);
  }

  @Nullable Value value(String placeholder) {
    used.add(placeholder);
    return values.get(placeholder);
  }

  /**
   * Checks that every placeholder was used; called after the last expression of the request.
   *
   * @throws ServiceError naming those which were not
   */
  public void checkAllUsed() {
    checkUsed("ExpressionAttributeNames", names.keySet());
    checkUsed("ExpressionAttributeValues", values.keySet());
  }

  private void checkUsed(String parameter, Set<String> keys) {
    List<String> unused = keys.stream().filter(key -> !used.contains(key)).toList();
    if (!unused.isEmpty()) {
      throw ServiceError.validation(
          "Value provided in "
              + parameter
              + " unused in expressions: keys: {"
              + String.join(", ", unused)
              + "}");
    }
  }
}
