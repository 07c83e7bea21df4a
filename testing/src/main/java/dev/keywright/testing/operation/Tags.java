package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the tags of a request. */
final class Tags {
  private static final int MOST = 50;

  private Tags() {}

  /** {@code Tags}, by key. */
  static Map<String, String> read(Fields request) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (Fields tag : request.objects("Tags")) {
      String key = tag.requiredText("Key");
      if (tags.put(key, tag.requiredText("Value")) != null) {
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
