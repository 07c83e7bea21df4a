package dev.keywright.processor.resource;

import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * JSON as text: the members of an object in the order of their names, so that the same table always
 * gives the same bytes. It takes maps, collections, strings, numbers and booleans.
 */
final class Json {

  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  private Json() {}

  /** The text of a value, with a line break at its end. */
  static String text(Map<String, ?> value) {
    Json json = new Json();
    json.value(value, "");
    return json.text.append('\n').toString();
  }

  private void value(Object value, String indent) {
    if (value instanceof Map<?, ?> object) {
      object(object, indent);
    } else if (value instanceof Collection<?> array) {
      array(array, indent);
    } else if (value instanceof String string) {
      string(string);
    } else {
      text.append(value);
    }
  }

  private void object(Map<?, ?> object, String indent) {
    if (object.isEmpty()) {
      text.append("{}");
      return;
    }
    Map<?, ?> sorted = object instanceof SortedMap<?, ?> ? object : new TreeMap<>(object);
    String separator = "{\n";
    for (Map.Entry<?, ?> member : sorted.entrySet()) {
      text.append(separator).append(indent).append(INDENT);
      string((String) member.getKey());
      text.append(": ");
      value(member.getValue(), indent + INDENT);
      separator = ",\n";
    }
    text.append('\n').append(indent).append('}');
  }

  private void array(Collection<?> array, String indent) {
    if (isOfScalars(array)) {
      String separator = "[";
      for (Object each : array) {
        text.append(separator);
        value(each, indent);
        separator = ", ";
      }
      text.append(array.isEmpty() ? "[]" : "]");
      return;
    }
    String separator = "[\n";
    for (Object each : array) {
      text.append(separator).append(indent).append(INDENT);
      value(each, indent + INDENT);
      separator = ",\n";
    }
    text.append('\n').append(indent).append(']');
  }

  private static boolean isOfScalars(Collection<?> array) {
    for (Object each : array) {
      if (each instanceof Map || each instanceof Collection) {
        return false;
      }
    }
    return true;
  }

  private void string(String string) {
    text.append('"');
    int written = 0;
    for (int i = 0; i < string.length(); i++) {
      char each = string.charAt(i);
      if (isPlain(each)) {
        continue;
      }
      text.append(string.substring(written, i));
      written = i + 1;
      switch (each) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> text.append(String.format("\\u%04x", (int) each));
      }
    }
    text.append(string.substring(written)).append('"');
  }

  /** Whatever charset reads it later: beyond ASCII nothing is left to chance. */
  private static boolean isPlain(char each) {
    return each >= ' ' && each <= '~' && each != '"' && each != '\\';
  }
}
