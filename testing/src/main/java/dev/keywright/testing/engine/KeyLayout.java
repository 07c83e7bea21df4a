package dev.keywright.testing.engine;

import dev.keywright.testing.expression.KeyCondition;
import dev.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How the {@link ItemKey}s of a table or an index are made of attributes. */
final class KeyLayout {
  private final KeySchema schema;
  private final String[] names;

  /** The layout of a table. */
  static KeyLayout ofTable(KeySchema table) {
    return new KeyLayout(table, List.of());
  }

  /** The layout of an index, whose ties the table's key breaks. */
  static KeyLayout ofIndex(KeySchema index, KeySchema table) {
    return new KeyLayout(index, table.names());
  }

  private KeyLayout(KeySchema schema, List<String> tieBreakers) {
    this.schema = schema;
    Set<String> all = new LinkedHashSet<>(schema.names());
    all.addAll(tieBreakers);
    this.names = all.toArray(String[]::new);
  }

  /** The attributes of a full key: an exclusive start key has these and no others. */
  List<String> names() {
    return List.of(names);
  }

  /** The key of an item, or null where it lacks an attribute of it and so is not in the index. */
  @Nullable ItemKey keyOf(Map<String, Value> attributes) {
    Value[] parts = new Value[names.length];
    for (int i = 0; i < names.length; i++) {
      Value part = attributes.get(names[i]);
      if (part == null || !part.type().isKeyType()) {
        return null;
      }
      parts[i] = part;
    }
    return ItemKey.of(parts, schema.partition().size());
  }

  /** The key of an item that is known to have one. */
  ItemKey requiredKeyOf(Map<String, Value> attributes) {
    ItemKey key = keyOf(attributes);
    if (key == null) {
      throw new IllegalArgumentException("an item without its key attributes " + names());
    }
    return key;
  }

  /** The attributes of the full key of an item, as a last evaluated key. */
  Map<String, Value> keyAttributes(Map<String, Value> attributes) {
    Map<String, Value> key = new LinkedHashMap<>();
    for (String name : names) {
      Value value = attributes.get(name);
      if (value != null) {
        key.put(name, value);
      }
    }
    return key;
  }

  /** The range of keys that meet the conditions of a query, validated before. */
  KeyRange range(Map<String, KeyCondition> conditions) {
    List<Value> fixed = new ArrayList<>();
    for (KeyAttribute attribute : schema.attributes()) {
      KeyCondition condition = conditions.get(attribute.name());
      if (condition == null) {
        break;
      }
      if (condition.operator() != KeyCondition.Operator.EQ) {
        return KeyRange.of(fixed, condition, schema.partition().size());
      }
      fixed.add(condition.first());
    }
    return KeyRange.startingWith(fixed, schema.partition().size());
  }
}
