package dev.keywright.support;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Compares the table that is declared with the table that exists, in everything that answers depend
 * on: keys, the types of key attributes, indexes and what they project. Capacity, encryption and
 * the like are the operator's; indexes that nobody declared do no harm and are passed over.
 */
final class TableComparison {

  private final CreateTableRequest declared;
  private final TableDescription actual;
  private final Map<String, String> actualTypes;
  private final Set<String> comparedAttributes = new HashSet<>();
  private final List<String> differences = new ArrayList<>();

  private TableComparison(CreateTableRequest declared, TableDescription actual) {
    this.declared = declared;
    this.actual = actual;
    this.actualTypes = types(actual.attributeDefinitions());
  }

  /** What differs, one sentence each; empty when the table will do. */
  static List<String> differences(CreateTableRequest declared, TableDescription actual) {
    TableComparison comparison = new TableComparison(declared, actual);
    comparison.compareTables();
    return List.copyOf(comparison.differences);
  }

  /** Whether the definition has a global index of that name. */
  static boolean declares(CreateTableRequest declared, String globalIndex) {
    return declared.globalSecondaryIndexes().stream()
        .anyMatch(index -> index.indexName().equals(globalIndex));
  }

  private void compareTables() {
    compareKeys("the table", declared.keySchema(), actual.keySchema());
    Map<String, Index> actualGlobal = new LinkedHashMap<>();
    for (var index : actual.globalSecondaryIndexes()) {
      // One that is being deleted is as good as gone.
      if (index.indexStatus() != IndexStatus.DELETING) {
        actualGlobal.put(index.indexName(), new Index(index.keySchema(), index.projection()));
      }
    }
    for (var index : declared.globalSecondaryIndexes()) {
      compareIndex(
          "global index " + index.indexName(),
          new Index(index.keySchema(), index.projection()),
          actualGlobal.get(index.indexName()));
    }
    Map<String, Index> actualLocal = new LinkedHashMap<>();
    for (var index : actual.localSecondaryIndexes()) {
      actualLocal.put(index.indexName(), new Index(index.keySchema(), index.projection()));
    }
    for (var index : declared.localSecondaryIndexes()) {
      compareIndex(
          "local index " + index.indexName(),
          new Index(index.keySchema(), index.projection()),
          actualLocal.get(index.indexName()));
    }
    compareTypes();
  }

  private record Index(List<KeySchemaElement> keySchema, Projection projection) {}

  private void compareIndex(String name, Index expected, @Nullable Index found) {
    if (found == null) {
      differences.add(name + " is missing");
      return;
    }
    compareKeys(name, expected.keySchema(), found.keySchema());
    compareProjections(name, expected.projection(), found.projection());
  }

  private void compareKeys(
      String where, List<KeySchemaElement> expected, List<KeySchemaElement> found) {
    if (expected.equals(found)) {
      expected.forEach(key -> comparedAttributes.add(key.attributeName()));
    } else {
      differences.add(
          where + " has the key " + show(found) + " where " + show(expected) + " is declared");
    }
  }

  /** More than is declared may be projected; less may not. */
  private void compareProjections(String name, Projection expected, Projection found) {
    if (found.projectionType() == ProjectionType.ALL) {
      return;
    }
    if (expected.projectionType() == ProjectionType.ALL) {
      differences.add(
          name
              + " projects "
              + found.projectionTypeAsString()
              + " where ALL attributes are declared");
      return;
    }
    Set<String> missing = new TreeSet<>(expected.nonKeyAttributes());
    missing.removeAll(new HashSet<>(found.nonKeyAttributes()));
    if (!missing.isEmpty()) {
      differences.add(name + " does not project " + String.join(", ", missing));
    }
  }

  /** Attributes of keys that differ anyway are not reported a second time. */
  private void compareTypes() {
    for (AttributeDefinition attribute : declared.attributeDefinitions()) {
      String found = actualTypes.get(attribute.attributeName());
      if (found != null
          && comparedAttributes.contains(attribute.attributeName())
          && !found.equals(attribute.attributeTypeAsString())) {
        differences.add(
            "key attribute "
                + attribute.attributeName()
                + " has type "
                + found
                + " where "
                + attribute.attributeTypeAsString()
                + " is declared");
      }
    }
  }

  private static Map<String, String> types(List<AttributeDefinition> attributes) {
    return attributes.stream()
        .collect(
            Collectors.toMap(
                AttributeDefinition::attributeName, AttributeDefinition::attributeTypeAsString));
  }

  private static String show(List<KeySchemaElement> key) {
    return key.stream()
        .map(element -> element.attributeName() + " " + element.keyTypeAsString())
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
