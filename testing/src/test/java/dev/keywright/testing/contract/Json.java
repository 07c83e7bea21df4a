package dev.keywright.testing.contract;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * JSON as the tests read and write it: maps, lists, text, numbers, so that two answers are compared
 * without regard to the order of members or the spelling of a number.
 */
final class Json {

  private Json() {}

  /** Fills the placeholders and turns the tests' single quotes into JSON's double quotes. */
  static String text(String template, Object... arguments) {
    return (arguments.length == 0 ? template : String.format(template, arguments))
        .replace('\'', '"');
  }

  static @Nullable Object parse(String json) {
    return value(JsonNode.parser().parse(json));
  }

  /** The members of the object at the end of a path of names and list positions. */
  static Map<String, @Nullable Object> object(@Nullable Object node, Object... path) {
    Object found = at(node, path);
    if (found instanceof Map<?, ?> map) {
      @SuppressWarnings("unchecked")
      Map<String, @Nullable Object> members = (Map<String, @Nullable Object>) map;
      return members;
    }
    throw new AssertionError("no object at " + List.of(path) + " of " + node);
  }

  static List<@Nullable Object> list(@Nullable Object node, Object... path) {
    Object found = at(node, path);
    if (found instanceof List<?> list) {
      return new ArrayList<@Nullable Object>(list);
    }
    throw new AssertionError("no list at " + List.of(path) + " of " + node);
  }

  static @Nullable Object at(@Nullable Object node, Object... path) {
    Object found = node;
    for (Object step : path) {
      if (found instanceof Map<?, ?> map) {
        found = map.get(step);
      } else if (found instanceof List<?> list && step instanceof Integer index) {
        found = index < list.size() ? list.get(index) : null;
      } else {
        return null;
      }
    }
    return found;
  }

  private static @Nullable Object value(JsonNode node) {
    if (node.isObject()) {
      Map<String, @Nullable Object> members = new TreeMap<>();
      node.asObject().forEach((name, member) -> members.put(name, value(member)));
      return members;
    }
    if (node.isArray()) {
      List<@Nullable Object> elements = new ArrayList<>();
      node.asArray().forEach(element -> elements.add(value(element)));
      return elements;
    }
    if (node.isNumber()) {
      return new BigDecimal(node.asNumber()).stripTrailingZeros();
    }
    if (node.isBoolean()) {
      return node.asBoolean();
    }
    return node.isNull() ? null : node.asString();
  }
}
