package dev.keywright.testing.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads UTF-8 JSON into plain maps, lists, strings, booleans, {@code Long}, {@code BigDecimal} and
 * null. Maps and lists are the caller's, who may change them.
 */
public final class JsonReader {
  /** Deeper than any item can be, shallow enough for any thread's stack. */
  private static final int MAX_DEPTH = 500;

  private final byte[] bytes;
  private int position;
  private int depth;

  private JsonReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads one JSON value that fills the text.
   *
   * @throws JsonSyntaxException for text that is not JSON
   */
  public static @Nullable Object read(byte[] utf8) {
    JsonReader reader = new JsonReader(utf8);
    Object value = reader.value();
    reader.skipBlanks();
    if (reader.position < utf8.length) {
      throw reader.expected("the end");
    }
    return value;
  }

  private @Nullable Object value() {
    skipBlanks();
    byte start = peek("a value");
    return switch (start) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> {
        position++;
        yield string();
      }
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object() {
    enter();
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    if (!take('}')) {
      do {
        skipBlanks();
        if (peek("a name") != '"') {
          throw expected("a name");
        }
        position++;
        String name = NameCache.intern(bytes, position);
        if (name == null) {
          name = string();
        } else {
          position += name.length() + 1;
        }
        if (!take(':')) {
          throw expected("':'");
        }
        members.put(name, value());
      } while (take(','));
      if (!take('}')) {
        throw expected("',' or '}'");
      }
    }
    depth--;
    return members;
  }

  private List<@Nullable Object> array() {
    enter();
    List<@Nullable Object> elements = new ArrayList<>();
    if (!take(']')) {
      do {
        elements.add(value());
      } while (take(','));
      if (!take(']')) {
        throw expected("',' or ']'");
      }
    }
    depth--;
    return elements;
  }

  private void enter() {
    position++;
    if (++depth > MAX_DEPTH) {
      throw expected("less nesting");
    }
  }

  private String string() {
    int start = position;
    while (position < bytes.length) {
      byte unit = bytes[position];
      if (unit == '"') {
        return new String(bytes, start, position++ - start, StandardCharsets.UTF_8);
      }
      if (unit == '\\') {
        return escapedString(start);
      }
      if (unit >= 0 && unit < ' ') {
        throw expected("an escape for a control character");
      }
      position++;
    }
    throw expected("'\"'");
  }

  private String escapedString(int start) {
    StringBuilder text = new StringBuilder();
    int plain = start;
    while (position < bytes.length) {
      byte unit = bytes[position];
      if (unit == '"' || unit == '\\') {
        text.append(new String(bytes, plain, position++ - plain, StandardCharsets.UTF_8));
        if (unit == '"') {
          return text.toString();
        }
        text.append(escape());
        plain = position;
      } else {
        position++;
      }
    }
    throw expected("'\"'");
  }

  private char escape() {
    byte kind = peek("an escape");
    position++;
    return switch (kind) {
      case '"', '\\', '/' -> (char) kind;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(peek("a hexadecimal digit"), 16);
          if (digit < 0) {
            throw expected("a hexadecimal digit");
          }
          position++;
          unit = unit * 16 + digit;
        }
        yield (char) unit;
      }
      default -> throw expected("an escape");
    };
  }

  private Object number() {
    int start = position;
    boolean whole = true;
    while (position < bytes.length) {
      byte unit = bytes[position];
      if (unit == '.' || unit == 'e' || unit == 'E' || unit == '+') {
        whole = false;
      } else if (unit != '-' && (unit < '0' || unit > '9')) {
        break;
      }
      position++;
    }
    String text = new String(bytes, start, position - start, StandardCharsets.US_ASCII);
    try {
      return whole && text.length() < 19 ? (Object) Long.valueOf(text) : new BigDecimal(text);
    } catch (NumberFormatException e) {
      position = start;
      throw expected("a value");
    }
  }

  private <T extends @Nullable Object> T literal(String text, T value) {
    for (int i = 0; i < text.length(); i++) {
      if (position >= bytes.length || bytes[position] != text.charAt(i)) {
        throw expected(text);
      }
      position++;
    }
    return value;
  }

  private boolean take(char wanted) {
    skipBlanks();
    if (position < bytes.length && bytes[position] == wanted) {
      position++;
      return true;
    }
    return false;
  }

  private void skipBlanks() {
    while (position < bytes.length) {
      byte unit = bytes[position];
      if (unit != ' ' && unit != '\n' && unit != '\t' && unit != '\r') {
        return;
      }
      position++;
    }
  }

  private byte peek(String wanted) {
    if (position >= bytes.length) {
      throw expected(wanted);
    }
    return bytes[position];
  }

  private JsonSyntaxException expected(String what) {
    return new JsonSyntaxException(what, position);
  }
}
