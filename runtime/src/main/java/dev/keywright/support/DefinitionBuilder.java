package dev.keywright.support;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Puts together the definition of a table, billed by request. Generated table types call it: said
 * with the SDK's own builders, a definition takes the compiler longer than all else in such a type.
 *
 * <p>Keys and projections are those of the table until an index begins, and then those of the index
 * that began last. An index projects everything unless something else is said.
 */
public final class DefinitionBuilder {

  private final String tableName;
  private final List<AttributeDefinition> attributes = new ArrayList<>();
  private final List<GlobalSecondaryIndex> globalIndexes = new ArrayList<>();
  private final List<LocalSecondaryIndex> localIndexes = new ArrayList<>();
  private List<KeySchemaElement> tableKey = List.of();
  private Kind kind = Kind.TABLE;
  private String indexName = "";
  private List<KeySchemaElement> key = new ArrayList<>();
  private Projection projection = projecting(ProjectionType.ALL);

  private enum Kind {
    TABLE,
    GLOBAL_INDEX,
    LOCAL_INDEX
  }

  private DefinitionBuilder(String tableName) {
    this.tableName = tableName;
  }

  /** The definition of a table of a name, without a key as yet. */
  public static DefinitionBuilder of(String tableName) {
    return new DefinitionBuilder(tableName);
  }

  /** Key attributes that are strings. */
  public DefinitionBuilder strings(String... names) {
    return attributes(ScalarAttributeType.S, names);
  }

  /** Key attributes that are numbers. */
  public DefinitionBuilder numbers(String... names) {
    return attributes(ScalarAttributeType.N, names);
  }

  /** Key attributes that are binary. */
  public DefinitionBuilder binaries(String... names) {
    return attributes(ScalarAttributeType.B, names);
  }

  private DefinitionBuilder attributes(ScalarAttributeType type, String... names) {
    for (String name : names) {
      attributes.add(AttributeDefinition.builder().attributeName(name).attributeType(type).build());
    }
    return this;
  }

  /** The attributes of the partition key. */
  public DefinitionBuilder partition(String... names) {
    return key(KeyType.HASH, names);
  }

  /** The attributes of the sort key, after those of the partition key. */
  public DefinitionBuilder sort(String... names) {
    return key(KeyType.RANGE, names);
  }

  private DefinitionBuilder key(KeyType type, String... names) {
    for (String name : names) {
      key.add(KeySchemaElement.builder().attributeName(name).keyType(type).build());
    }
    return this;
  }

  /** Begins a global index. */
  public DefinitionBuilder globalIndex(String name) {
    return begin(Kind.GLOBAL_INDEX, name);
  }

  /** Begins a local index. */
  public DefinitionBuilder localIndex(String name) {
    return begin(Kind.LOCAL_INDEX, name);
  }

  private DefinitionBuilder begin(Kind next, String name) {
    end();
    kind = next;
    indexName = name;
    key = new ArrayList<>();
    projection = projecting(ProjectionType.ALL);
    return this;
  }

  /** The index projects keys alone. */
  public DefinitionBuilder keysOnly() {
    projection = projecting(ProjectionType.KEYS_ONLY);
    return this;
  }

  /** The index projects keys and some other attributes. */
  public DefinitionBuilder include(String... names) {
    projection =
        Projection.builder().projectionType(ProjectionType.INCLUDE).nonKeyAttributes(names).build();
    return this;
  }

  private static Projection projecting(ProjectionType type) {
    return Projection.builder().projectionType(type).build();
  }

  private void end() {
    switch (kind) {
      case TABLE -> tableKey = key;
      case GLOBAL_INDEX ->
          globalIndexes.add(
              GlobalSecondaryIndex.builder()
                  .indexName(indexName)
                  .keySchema(key)
                  .projection(projection)
                  .build());
      case LOCAL_INDEX ->
          localIndexes.add(
              LocalSecondaryIndex.builder()
                  .indexName(indexName)
                  .keySchema(key)
                  .projection(projection)
                  .build());
    }
  }

  /** The definition. */
  public CreateTableRequest build() {
    end();
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(tableName)
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .attributeDefinitions(attributes)
            .keySchema(tableKey);
    // An empty list would be sent, and refused.
    if (!globalIndexes.isEmpty()) {
      request.globalSecondaryIndexes(globalIndexes);
    }
    if (!localIndexes.isEmpty()) {
      request.localSecondaryIndexes(localIndexes);
    }
    return request.build();
  }
}
