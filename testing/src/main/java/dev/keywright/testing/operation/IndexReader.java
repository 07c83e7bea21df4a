package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.KeyAttribute;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.value.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads key schemas and indexes of a table that is created or updated, and checks them. */
final class IndexReader {
  private static final int MAX_LOCAL = 5;
  private static final int MAX_GLOBAL = 20;
  private static final int MAX_KEY_ATTRIBUTES = 4;
  private static final int MAX_NON_KEY_ATTRIBUTES = 100;

  private final Map<String, ValueType> attributes;
  private final Set<String> names = new HashSet<>();
  private int nonKeyAttributes;

  /** Reads against these attribute definitions. */
  IndexReader(Map<String, ValueType> attributes) {
    this.attributes = attributes;
  }

  /** The key schema of the table. */
  KeySchema tableKeys(Fields request) {
    List<Fields> elements = request.objects("KeySchema");
    if (elements.size() > attributes.size()) {
      throw ServiceError.validation(
          "Invalid KeySchema: Some index key attribute have no definition");
    }
    checkTwo(elements, "keySchema");
    return keys(elements, 1);
  }

  /** A table and a local index have two key attributes at most. */
  private static void checkTwo(List<Fields> elements, String place) {
    if (elements.size() > 2) {
      String rendered =
          elements.stream()
              .map(
                  e ->
                      "KeySchemaElement(attributeName="
                          + e.requiredText("AttributeName")
                          + ", keyType="
                          + e.requiredText("KeyType")
                          + ")")
              .collect(Collectors.joining(", ", "[", "]"));
      throw ServiceError.validation(
          "1 validation error detected: Value '"
              + rendered
              + "' at '"
              + place
              + "' failed to satisfy constraint: Member must have length less than or equal to 2");
    }
  }

  private KeySchema keys(List<Fields> elements, int most) {
    List<String> keyNames = elements.stream().map(e -> e.requiredText("AttributeName")).toList();
    if (!attributes.keySet().containsAll(keyNames)) {
      throw ServiceError.validation(
          INVALID
              + "Some index key attributes are not defined in AttributeDefinitions. Keys: "
              + keyNames
              + ", AttributeDefinitions: "
              + attributes.keySet());
    }
    if (new HashSet<>(keyNames).size() < keyNames.size()) {
      boolean hashAndRange = keyNames.size() == 2 && types(elements).size() == 2;
      throw ServiceError.validation(
          most == 1 || hashAndRange
              ? "Both the Hash Key and the Range Key element in the KeySchema have the same name"
              : INVALID + "Duplicate attribute names in the KeySchema: " + keyNames);
    }
    return keySchema(elements, most);
  }

  private static Set<String> types(List<Fields> elements) {
    return elements.stream().map(e -> e.requiredText("KeyType")).collect(Collectors.toSet());
  }

  private KeySchema keySchema(List<Fields> elements, int most) {
    List<KeyAttribute> partition = new ArrayList<>();
    List<KeyAttribute> sort = new ArrayList<>();
    for (Fields element : elements) {
      String name = element.requiredText("AttributeName");
      KeyAttribute attribute = new KeyAttribute(name, attributes.getOrDefault(name, ValueType.S));
      if (element.requiredText("KeyType").equals("HASH")) {
        if (!sort.isEmpty() || partition.size() == most) {
          throw ServiceError.validation(
              partition.isEmpty()
                  ? "Invalid KeySchema: The first KeySchemaElement is not a HASH key type"
                  : "Invalid KeySchema: The "
                      + (partition.size() == 1 ? "second" : "next")
                      + " KeySchemaElement is not a RANGE key type");
        }
        partition.add(attribute);
      } else {
        if (partition.isEmpty()) {
          throw ServiceError.validation(
              "Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
        }
        if (sort.size() == most) {
          throw ServiceError.validation(INVALID + "Too many RANGE key attributes in the KeySchema");
        }
        sort.add(attribute);
      }
    }
    return new KeySchema(List.copyOf(partition), List.copyOf(sort));
  }

  /** All indexes of a table that is created. */
  List<IndexDefinition> all(Fields request, KeySchema table, boolean onDemand) {
    List<IndexDefinition> indexes = new ArrayList<>();
    if (request.has("LocalSecondaryIndexes")) {
      List<Fields> local = request.objects("LocalSecondaryIndexes");
      if (local.isEmpty()) {
        throw ServiceError.validation(INVALID + "List of LocalSecondaryIndexes is empty");
      }
      if (table.sort().isEmpty()) {
        throw ServiceError.validation(
            INVALID
                + "Table KeySchema does not have a range key, which is required when specifying a "
                + "LocalSecondaryIndex");
      }
      local.forEach(index -> indexes.add(local(index, table)));
      if (local.size() > MAX_LOCAL) {
        throw ServiceError.validation(
            INVALID + "Number of LocalSecondaryIndexes exceeds per-table limit of 5");
      }
    }
    if (request.has("GlobalSecondaryIndexes")) {
      List<Fields> global = request.objects("GlobalSecondaryIndexes");
      if (global.isEmpty()) {
        throw ServiceError.validation(INVALID + "List of GlobalSecondaryIndexes is empty");
      }
      global.forEach(index -> indexes.add(global(index, onDemand)));
      if (global.size() > MAX_GLOBAL) {
        throw ServiceError.validation(
            INVALID + "GlobalSecondaryIndex count exceeds the per-table limit of 20");
      }
    }
    return indexes;
  }

  private IndexDefinition local(Fields index, KeySchema table) {
    String name = index.requiredText("IndexName");
    List<Fields> elements = index.objects("KeySchema");
    checkTwo(elements, "localSecondaryIndexes." + (names.size() + 1) + ".member.keySchema");
    KeySchema keys = keys(elements, 1);
    if (keys.sort().isEmpty()) {
      throw ServiceError.validation(
          INVALID + "Index KeySchema does not have a range key for index: " + name);
    }
    String hash = keys.partition().get(0).name();
    String tableHash = table.partition().get(0).name();
    if (!hash.equals(tableHash)) {
      throw ServiceError.validation(
          INVALID
              + "Index KeySchema does not have the same leading hash key as table KeySchema for "
              + "index: "
              + name
              + ". index hash key: "
              + hash
              + ", table hash key: "
              + tableHash);
    }
    return new IndexDefinition(name, false, keys, projection(index, name), null);
  }

  /** One global index. */
  IndexDefinition global(Fields index, boolean onDemand) {
    String name = index.requiredText("IndexName");
    KeySchema keys = keys(index.objects("KeySchema"), MAX_KEY_ATTRIBUTES);
    IndexDefinition.Projection projection = projection(index, name);
    Fields throughput = index.object("ProvisionedThroughput");
    if (onDemand && throughput != null) {
      throw ServiceError.validation(
          INVALID
              + "ProvisionedThroughput should not be specified for index: "
              + name
              + " when BillingMode is PAY_PER_REQUEST");
    }
    if (!onDemand && throughput == null) {
      throw ServiceError.validation(
          INVALID + "ProvisionedThroughput must be specified for index: " + name);
    }
    return new IndexDefinition(
        name,
        true,
        keys,
        projection,
        throughput == null ? Throughput.ON_DEMAND : throughput(throughput));
  }

  private IndexDefinition.Projection projection(Fields index, String name) {
    Fields projection = index.requiredObject("Projection");
    String type = projection.text("ProjectionType");
    List<String> included = projection.texts("NonKeyAttributes");
    if (type == null) {
      throw ServiceError.validation(INVALID + "Unknown ProjectionType: null");
    }
    if (included != null && !type.equals("INCLUDE")) {
      throw ServiceError.validation(
          INVALID + "ProjectionType is " + type + ", but NonKeyAttributes is specified");
    }
    if (included == null && type.equals("INCLUDE")) {
      throw ServiceError.validation(
          INVALID + "ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
    }
    if (!names.add(name)) {
      throw ServiceError.validation(INVALID + "Duplicate index name: " + name);
    }
    nonKeyAttributes += included == null ? 0 : included.size();
    if (nonKeyAttributes > MAX_NON_KEY_ATTRIBUTES) {
      throw ServiceError.validation(
          INVALID + "Number of NonKeyAttributes in all indexes exceeds the per-table limit of 100");
    }
    return new IndexDefinition.Projection(
        type, included == null ? List.of() : List.copyOf(included));
  }

  /** {@code ProvisionedThroughput}. */
  static Throughput throughput(Fields throughput) {
    Long read = throughput.number("ReadCapacityUnits");
    Long write = throughput.number("WriteCapacityUnits");
    if (read == null || write == null) {
      throw new IllegalStateException("the shape requires both units");
    }
    return new Throughput(read, write);
  }
}
