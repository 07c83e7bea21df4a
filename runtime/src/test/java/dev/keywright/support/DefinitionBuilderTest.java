package dev.keywright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Definitions are what the SDK's builders would have made. */
class DefinitionBuilderTest {

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  private static KeySchemaElement element(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  @Test
  void everythingThatADefinitionSays() {
    CreateTableRequest built =
        DefinitionBuilder.of("T")
            .strings("PK", "SK")
            .numbers("n")
            .binaries("b")
            .strings("s")
            .partition("PK")
            .sort("SK")
            .globalIndex("G1")
            .partition("n", "b")
            .sort("s", "SK")
            .include("x", "y")
            .globalIndex("G2")
            .partition("SK")
            .localIndex("L1")
            .partition("PK")
            .sort("n")
            .keysOnly()
            .build();
    assertEquals(
        CreateTableRequest.builder()
            .tableName("T")
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .attributeDefinitions(
                attribute("PK", ScalarAttributeType.S),
                attribute("SK", ScalarAttributeType.S),
                attribute("n", ScalarAttributeType.N),
                attribute("b", ScalarAttributeType.B),
                attribute("s", ScalarAttributeType.S))
            .keySchema(element("PK", KeyType.HASH), element("SK", KeyType.RANGE))
            .globalSecondaryIndexes(
                index ->
                    index
                        .indexName("G1")
                        .keySchema(
                            element("n", KeyType.HASH),
                            element("b", KeyType.HASH),
                            element("s", KeyType.RANGE),
                            element("SK", KeyType.RANGE))
                        .projection(
                            projected ->
                                projected
                                    .projectionType(ProjectionType.INCLUDE)
                                    .nonKeyAttributes("x", "y")),
                index ->
                    index
                        .indexName("G2")
                        .keySchema(element("SK", KeyType.HASH))
                        .projection(projected -> projected.projectionType(ProjectionType.ALL)))
            .localSecondaryIndexes(
                index ->
                    index
                        .indexName("L1")
                        .keySchema(element("PK", KeyType.HASH), element("n", KeyType.RANGE))
                        .projection(
                            projected -> projected.projectionType(ProjectionType.KEYS_ONLY)))
            .build(),
        built);
  }

  @Test
  void aTableAlone() {
    CreateTableRequest built = DefinitionBuilder.of("T").strings("id").partition("id").build();
    assertEquals(List.of(element("id", KeyType.HASH)), built.keySchema());
    assertFalse(built.hasGlobalSecondaryIndexes());
    assertFalse(built.hasLocalSecondaryIndexes());
  }
}
