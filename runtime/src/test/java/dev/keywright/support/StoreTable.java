package dev.keywright.support;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** The definition of the table that {@link Order} is stored in. */
final class StoreTable {

  static final CreateTableRequest DEFINITION =
      CreateTableRequest.builder()
          .tableName("Store")
          .billingMode(BillingMode.PAY_PER_REQUEST)
          .keySchema(key("PK", "SK"))
          .attributeDefinitions(
              List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK").stream()
                  .map(
                      name ->
                          AttributeDefinition.builder()
                              .attributeName(name)
                              .attributeType("S")
                              .build())
                  .toList())
          .globalSecondaryIndexes(
              index("GSI1", ProjectionType.ALL, "GSI1PK", "GSI1SK"),
              index("GSI2", ProjectionType.ALL, "GSI2PK", "GSI2SK"),
              index("Keys", ProjectionType.KEYS_ONLY, "GSI2PK", "GSI2SK"))
          .build();

  private StoreTable() {}

  private static GlobalSecondaryIndex index(
      String name, ProjectionType projection, String partition, String sort) {
    return GlobalSecondaryIndex.builder()
        .indexName(name)
        .keySchema(key(partition, sort))
        .projection(attributes -> attributes.projectionType(projection))
        .build();
  }

  private static List<KeySchemaElement> key(String partition, String sort) {
    return List.of(
        KeySchemaElement.builder().attributeName(partition).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sort).keyType(KeyType.RANGE).build());
  }
}
