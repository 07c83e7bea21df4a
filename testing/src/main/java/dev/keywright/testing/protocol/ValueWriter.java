package dev.keywright.testing.protocol;

import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.value.Value;
import java.util.Map;

/** Writes attribute values as the wire has them. */
public final class ValueWriter {
  private ValueWriter() {}

  /** Writes an item or a key. */
  public static void writeMap(JsonWriter out, Map<String, Value> values) {
    out.beginObject();
    for (Map.Entry<String, Value> entry : values.entrySet()) {
      out.name(entry.getKey());
      write(out, entry.getValue());
    }
    out.endObject();
  }

  /** Writes one value: an object whose only member is named by the type. */
  public static void write(JsonWriter out, Value value) {
    out.beginObject().name(value.type().name());
    switch (value.type()) {
      case BOOL -> out.bool(((Value.Bool) value).bool());
      case NULL -> out.bool(true);
      case SS, NS, BS -> {
        out.beginArray();
        ((Value.Group) value).members().forEach(member -> writeScalar(out, member));
        out.endArray();
      }
      case L -> {
        out.beginArray();
        ((Value.Sequence) value).elements().forEach(element -> write(out, element));
        out.endArray();
      }
      case M -> writeMap(out, ((Value.Document) value).entries());
      default -> writeScalar(out, value);
    }
    out.endObject();
  }

  private static void writeScalar(JsonWriter out, Value value) {
    if (value instanceof Value.Text text) {
      out.string(text.text());
    } else if (value instanceof Value.Numeric number) {
      out.string(number.text());
    } else if (value instanceof Value.Binary binary) {
      out.base64(binary.bytes());
    } else {
      throw new IllegalArgumentException("not a scalar: " + value.type());
    }
  }
}
