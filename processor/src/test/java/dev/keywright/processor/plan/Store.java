package dev.keywright.processor.plan;

import dev.keywright.KeyValueException;
import dev.keywright.processor.model.Index;
import dev.keywright.processor.model.KeySchema;
import dev.keywright.processor.model.Table;
import dev.keywright.support.TableClient;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** A table in the engine with rows in it, and the rows that are there. */
final class Store implements AutoCloseable {

  private final DynamoDbClient client;
  private final TableLayout layout;
  private final TableClient table;
  private final Map<Map<String, AttributeValue>, Row> rows = new LinkedHashMap<>();

  /** Creates the table. */
  Store(DynamoDbClient client, TableLayout layout) {
    this.client = client;
    this.layout = layout;
    KeySchema key = layout.table().key();
    String name = layout.table().name();
    this.table =
        key.sort().isEmpty()
            ? TableClient.of(client, name, key.partition().get(0))
            : TableClient.of(client, name, key.partition().get(0), key.sort().get(0));
    client.createTable(definition(layout));
  }

  /**
   * Stores a row, unless its values cannot be written; a later row replaces one of the same key.
   */
  void put(Row row) {
    EntityLayout entity = layout.entity(row.entity()).orElseThrow();
    KeyPath path = KeyPath.of(layout.table()).get(0);
    RowCodec codec = new RowCodec(layout, entity, path);
    Map<String, AttributeValue> item;
    try {
      item = codec.toItem(row);
    } catch (KeyValueException unwritable) {
      return;
    }
    try {
      client.putItem(request -> request.tableName(layout.table().name()).item(item));
    } catch (DynamoDbException refused) {
      throw new AssertionError("refused to store " + item, refused);
    }
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    layout.table().key().attributes().forEach(each -> key.put(each, item.get(each)));
    rows.put(key, row);
  }

  TableClient table() {
    return table;
  }

  TableLayout layout() {
    return layout;
  }

  /** The rows that are there. */
  List<Row> rows() {
    return new ArrayList<>(rows.values());
  }

  @Override
  public void close() {
    client.deleteTable(request -> request.tableName(layout.table().name()));
  }

  private static CreateTableRequest definition(TableLayout layout) {
    Table table = layout.table();
    List<AttributeDefinition> attributes = new ArrayList<>();
    layout
        .keyAttributeTypes()
        .forEach(
            (name, type) ->
                attributes.add(
                    AttributeDefinition.builder().attributeName(name).attributeType(type).build()));
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(table.name())
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .keySchema(schema(table.key()))
            .attributeDefinitions(attributes);
    List<GlobalSecondaryIndex> globals = new ArrayList<>();
    List<LocalSecondaryIndex> locals = new ArrayList<>();
    for (Index index : table.indexes()) {
      Projection projection = projection(index);
      if (index instanceof Index.Global) {
        globals.add(
            GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(schema(index.key()))
                .projection(projection)
                .build());
      } else {
        locals.add(
            LocalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(schema(index.key()))
                .projection(projection)
                .build());
      }
    }
    if (!globals.isEmpty()) {
      request.globalSecondaryIndexes(globals);
    }
    if (!locals.isEmpty()) {
      request.localSecondaryIndexes(locals);
    }
    return request.build();
  }

  private static List<KeySchemaElement> schema(KeySchema key) {
    List<KeySchemaElement> elements = new ArrayList<>();
    key.partition().forEach(each -> elements.add(element(each, KeyType.HASH)));
    key.sort().forEach(each -> elements.add(element(each, KeyType.RANGE)));
    return elements;
  }

  private static KeySchemaElement element(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }

  private static Projection projection(Index index) {
    Projection.Builder projection =
        Projection.builder().projectionType(ProjectionType.valueOf(index.projection().name()));
    Optional.of(index.include())
        .filter(each -> !each.isEmpty())
        .ifPresent(projection::nonKeyAttributes);
    return projection.build();
  }
}
