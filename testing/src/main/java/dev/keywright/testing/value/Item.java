package dev.keywright.testing.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stored item: immutable, so that a reader keeps what it read while writers go on.
 *
 * @param attributes in the order in which they were written
 * @param size in bytes, as DynamoDB measures
 */
public record Item(Map<String, Value> attributes, int size) {

  /** The item that does not exist, as conditions see it. */
  public static final Item NONE = new Item(Map.of(), 0);

  /** An item of these attributes, measured; the map is not copied and must not change any more. */
  public static Item of(Map<String, Value> attributes) {
    return new Item(Collections.unmodifiableMap(attributes), ValueSize.ofItem(attributes));
  }

  /** The value of an attribute, or null where the item has none. */
  public @Nullable Value get(String attribute) {
    return attributes.get(attribute);
  }

  /** An item of some of the attributes, those which exist. */
  public Item only(Iterable<String> names) {
    Map<String, Value> kept = new LinkedHashMap<>();
    for (String name : names) {
      Value value = attributes.get(name);
      if (value != null) {
        kept.put(name, value);
      }
    }
    return of(kept);
  }
}
