package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads the tags of a request. */
final class Tags {
  private static final int MOST = 50;

  /** "Tagging restrictions in DynamoDB". */
  private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{Z}\\p{N}_.:/=+@-]*");

  private Tags() {}

  /** {@code Tags}, by key. */
  static Map<String, String> read(Fields request) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (Fields tag : request.objects("Tags")) {
      String key = tag.requiredText("Key");
      String value = tag.requiredText("Value");
      if (!ALLOWED.matcher(key).matches() || !ALLOWED.matcher(value).matches()) {
        throw ServiceError.validation(
            INVALID
                + "Tag keys and values can only have letters, numbers, white space and "
                + "the characters + - = . _ : / @");
      }
      if (key.toLowerCase(Locale.ROOT).startsWith("aws:")) {
        throw ServiceError.validation(
            INVALID + "Tag keys that start with aws: are reserved for system use");
      }
      if (tags.put(key, value) != null) {
        throw ServiceError.validation(INVALID + "The request contains duplicate tag keys: " + key);
      }
    }
    return tags;
  }

  /** Refuses more tags than a table can have. */
  static void checkCount(int count) {
    if (count > MOST) {
      throw ServiceError.validation(INVALID + "The number of tags exceeds the maximum limit of 50");
    }
  }
}
