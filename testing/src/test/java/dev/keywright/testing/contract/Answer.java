package dev.keywright.testing.contract;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the service said: the status, the headers by lower-case name, and the body. */
record Answer(int status, Map<String, String> headers, String text) {

  Answer {
    Map<String, String> lower = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    lower.putAll(headers);
    headers = lower;
  }

  @Nullable Object body() {
    return text.isEmpty() ? Map.of() : Json.parse(text);
  }

  @Nullable Object at(Object... path) {
    return Json.at(body(), path);
  }

  /** The error's name, without the namespace before the {@code #}. */
  String errorType() {
    Object type = at("__type");
    return type == null ? "" : type.toString().replaceFirst(".*#", "");
  }

  /** Services spell the member both ways; the SDK reads both. */
  String message() {
    Object message = at("message");
    return String.valueOf(message == null ? at("Message") : message);
  }
}
