package dev.keywright.testing.operation;

import dev.keywright.testing.protocol.Constraint;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;

/** The shapes of what tables and indexes are declared with. */
final class TableShapes {
  private TableShapes() {}

  /** The name of a table that is to be created. */
  static Shape newTableName() {
    return Shapes.text()
        .with(Constraint.NEEDED)
        .with(Constraint.nameCharacters())
        .minLength(3)
        .maxLength(255);
  }

  /** {@code AttributeDefinitions}. */
  static Shape attributeDefinitions() {
    return Shapes.listOf(
        Shapes.struct(
            "AttributeDefinition",
            "AttributeName",
            Shapes.text().required().minLength(1).maxLength(255),
            "AttributeType",
            Shapes.text().oneOf("B", "N", "S").required()));
  }

  /** {@code KeySchema} of a table or an index. */
  static Shape keySchema(int most) {
    return Shapes.listOf(
            Shapes.struct(
                "KeySchemaElement",
                "AttributeName",
                Shapes.text().required().minLength(1).maxLength(255),
                "KeyType",
                Shapes.text().oneOf("HASH", "RANGE").required()))
        .required()
        .minLength(1)
        .maxLength(most);
  }

  /** {@code ProvisionedThroughput}. */
  static Shape throughput() {
    return Shapes.struct(
        "ProvisionedThroughput",
        "WriteCapacityUnits",
        Shapes.longInteger().min(1).required(),
        "ReadCapacityUnits",
        Shapes.longInteger().min(1).required());
  }

  /** {@code Projection}. */
  static Shape projection() {
    return Shapes.struct(
            "Projection",
            "ProjectionType",
            Shapes.text().oneOf("ALL", "INCLUDE", "KEYS_ONLY"),
            "NonKeyAttributes",
            Shapes.listOf(Shapes.text()).minLength(1))
        .required();
  }

  /** {@code LocalSecondaryIndexes}. */
  static Shape localIndexes() {
    return Shapes.listOf(
        Shapes.struct(
            "LocalSecondaryIndex",
            "IndexName",
            Shapes.indexName().required(),
            "KeySchema",
            keySchema(2),
            "Projection",
            projection()));
  }

  /** One global index, as it is created. */
  static Shape.Struct globalIndex() {
    return Shapes.struct(
        "GlobalSecondaryIndex",
        "IndexName",
        Shapes.indexName().required(),
        "KeySchema",
        keySchema(8),
        "Projection",
        projection(),
        "ProvisionedThroughput",
        throughput(),
        "OnDemandThroughput",
        ignored(),
        "WarmThroughput",
        ignored());
  }

  /** {@code BillingMode}. */
  static Shape billingMode() {
    return Shapes.text().oneOf("PROVISIONED", "PAY_PER_REQUEST");
  }

  /** {@code OnDemandThroughput}. */
  static Shape onDemandThroughput() {
    return Shapes.struct(
        "OnDemandThroughput",
        "MaxReadRequestUnits",
        Shapes.longInteger(),
        "MaxWriteRequestUnits",
        Shapes.longInteger());
  }

  /** {@code TableClass}. */
  static Shape tableClass() {
    return Shapes.text().oneOf("STANDARD", "STANDARD_INFREQUENT_ACCESS");
  }

  /** {@code StreamSpecification}. */
  static Shape stream() {
    return Shapes.struct(
        "StreamSpecification",
        "StreamEnabled",
        Shapes.flag().required(),
        "StreamViewType",
        Shapes.text().oneOf("NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY"));
  }

  /** {@code SSESpecification}. */
  static Shape encryption() {
    return Shapes.struct(
        "SSESpecification",
        "Enabled",
        Shapes.flag(),
        "SSEType",
        Shapes.text().oneOf("AES256", "KMS"),
        "KMSMasterKeyId",
        Shapes.text());
  }

  /** {@code Tags}. */
  static Shape tags() {
    return Shapes.listOf(
        Shapes.struct(
            "Tag",
            "Key",
            Shapes.text().required().minLength(1).maxLength(128),
            "Value",
            Shapes.text().required().maxLength(256)));
  }

  /** An object that is accepted and has no effect. */
  static Shape ignored() {
    return Shapes.struct("Ignored");
  }
}
