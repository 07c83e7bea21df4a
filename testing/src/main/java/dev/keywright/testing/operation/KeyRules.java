package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.KeyAttribute;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueReader;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import dev.keywright.testing.value.ValueSize;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rules on keys: that a key or an item has the table's key attributes with their types, none empty
 * and none too long, and that index keys have their types.
 */
final class KeyRules {
  /** 400 KB, "Constraints in Amazon DynamoDB". */
  static final int MAX_ITEM_BYTES = 400 * 1024;

  private static final int MAX_PARTITION_KEY_BYTES = 2048;
  private static final int MAX_SORT_KEY_BYTES = 1024;

  private KeyRules() {}

  /** Checks a key that names an item: exactly the key attributes. */
  static void checkKey(Map<String, Value> key, KeySchema schema) {
    if (key.size() != schema.size()) {
      throw noMatch();
    }
    for (KeyAttribute attribute : schema.attributes()) {
      Value value = key.get(attribute.name());
      if (value == null || value.type() != attribute.type()) {
        throw noMatch();
      }
      checkNotEmpty(attribute.name(), value);
      checkSize(schema, attribute, value);
    }
  }

  private static ServiceError noMatch() {
    return ServiceError.validation("The provided key element does not match the schema");
  }

  /** Refuses a string or a binary of length zero as a key. */
  static void checkNotEmpty(String name, Value value) {
    if (isEmpty(value)) {
      throw ServiceError.validation(
          "One or more parameter values are not valid. " + emptyKey(value) + ". Key: " + name);
    }
  }

  private static boolean isEmpty(Value value) {
    return (value instanceof Value.Text text && text.text().isEmpty())
        || (value instanceof Value.Binary binary && binary.bytes().length == 0);
  }

  /** Refuses a key that is too long. */
  static void checkSize(KeySchema schema, KeyAttribute attribute, Value value) {
    boolean partition = schema.partition().contains(attribute);
    int size = ValueSize.of(value);
    if (partition && size > MAX_PARTITION_KEY_BYTES) {
      throw ServiceError.validation(
          INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes");
    }
    if (!partition && size > MAX_SORT_KEY_BYTES) {
      throw ServiceError.validation(
          INVALID + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
    }
  }

  /** Checks the key attributes of an item that is to be stored, those of indexes too. */
  static void checkItem(Map<String, Value> item, StoredTable table) {
    KeySchema schema = table.definition().keys();
    for (KeyAttribute attribute : schema.attributes()) {
      Value value = item.get(attribute.name());
      if (value == null) {
        throw ServiceError.validation(
            INVALID + "Missing the key " + attribute.name() + " in the item");
      }
      if (value.type() != attribute.type()) {
        throw ServiceError.validation(
            INVALID
                + "Type mismatch for key "
                + attribute.name()
                + " expected: "
                + attribute.type()
                + " actual: "
                + value.type());
      }
      checkNotEmpty(attribute.name(), value);
      checkSize(schema, attribute, value);
    }
    checkIndexKeys(item, table);
  }

  /** Checks those attributes of an item that are keys of an index: absent, or of its type. */
  static void checkIndexKeys(Map<String, Value> item, StoredTable table) {
    for (IndexDefinition index : byName(table)) {
      for (KeyAttribute attribute : index.keys().attributes()) {
        Value value = item.get(attribute.name());
        if (value != null) {
          checkIndexKey(index, attribute, value);
        }
      }
    }
  }

  /** Refuses an update that makes the key of an index empty. */
  static void checkUpdatedIndexKeys(
      Map<String, Value> item, Set<String> updated, StoredTable table) {
    for (IndexDefinition index : table.indexes()) {
      for (String name : index.keys().names()) {
        Value value = item.get(name);
        if (value != null && updated.contains(name) && isEmpty(value)) {
          throw ServiceError.validation(
              "One or more parameter values are not valid. The update expression attempted to "
                  + "update a secondary index key to a value that is not supported. "
                  + emptyKey(value)
                  + ".");
        }
      }
    }
  }

  private static List<IndexDefinition> byName(StoredTable table) {
    return table.indexes().stream().sorted(Comparator.comparing(IndexDefinition::name)).toList();
  }

  private static String emptyKey(Value value) {
    return "The AttributeValue for a key attribute cannot contain an empty "
        + (value instanceof Value.Text ? "string" : "binary")
        + " value";
  }

  private static void checkIndexKey(IndexDefinition index, KeyAttribute attribute, Value value) {
    if (value.type() != attribute.type()) {
      throw ServiceError.validation(
          INVALID
              + "Type mismatch for Index Key "
              + attribute.name()
              + " Expected: "
              + attribute.type()
              + " Actual: "
              + value.type()
              + " IndexName: "
              + index.name());
    }
    if (isEmpty(value)) {
      throw ServiceError.validation(
          "One or more parameter values are not valid. A value specified for a secondary index "
              + "key is not supported. "
              + emptyKey(value)
              + ". IndexName: "
              + index.name()
              + ", IndexKey: "
              + attribute.name());
    }
    checkSize(index.keys(), attribute, value);
  }

  /** Checks the size of an item that is to be stored. */
  static void checkItemSize(Item item) {
    if (item.size() > MAX_ITEM_BYTES) {
      throw ServiceError.validation("Item size has exceeded the maximum allowed size");
    }
  }

  /** Refuses documents that an update has made too deep. */
  static void checkNesting(Item item) {
    for (Value value : item.attributes().values()) {
      if (depth(value) > ValueReader.MAX_DEPTH) {
        throw ValueReader.tooDeep();
      }
    }
  }

  private static int depth(Value value) {
    if (value instanceof Value.Document document) {
      return 1 + deepest(document.entries().values());
    }
    return 1 + (value instanceof Value.Sequence sequence ? deepest(sequence.elements()) : 0);
  }

  private static int deepest(Collection<Value> values) {
    int depth = 0;
    for (Value value : values) {
      depth = Math.max(depth, depth(value));
    }
    return depth;
  }

  /** The partition key value of an item or a key. */
  static @Nullable Value partitionValue(Map<String, Value> item, StoredTable table) {
    return item.get(table.definition().keys().partition().get(0).name());
  }
}
