package dev.keywright.testing.protocol;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The shapes that requests are made of, those first which many operations share. */
public final class Shapes {
  /** How many errors of one request DynamoDB reports. */
  static final int MOST_ERRORS = 10;

  /** What {@code ReturnValues} can be. */
  public static final List<String> RETURN_VALUES =
      List.of("ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW");

  private static final String MODEL = "com.amazonaws.dynamodb.v20120810.";

  private Shapes() {}

  /** A string without constraints. */
  public static Shape.Text text() {
    return new Shape.Text(List.of());
  }

  /** A boolean. */
  public static Shape.Flag flag() {
    return new Shape.Flag(List.of());
  }

  /** A 32-bit number. */
  public static Shape.Whole integer() {
    return new Shape.Whole("Integer", List.of());
  }

  /** A 64-bit number. */
  public static Shape.Whole longInteger() {
    return new Shape.Whole("Long", List.of());
  }

  /** A list. */
  public static Shape.ListOf listOf(Shape element) {
    return new Shape.ListOf(element, List.of());
  }

  /** A map; its values' type is named as in DynamoDB's model, or in full. */
  public static Shape.MapOf mapOf(String valueType, Shape element) {
    String javaType = valueType.contains(".") ? valueType : MODEL + valueType;
    return new Shape.MapOf(javaType, element, List.of());
  }

  /** An object; members as alternating names and shapes. */
  public static Shape.Struct struct(String name, Object... namesAndShapes) {
    Map<String, Shape> members = new LinkedHashMap<>();
    for (int i = 0; i < namesAndShapes.length; i += 2) {
      members.put((String) namesAndShapes[i], (Shape) namesAndShapes[i + 1]);
    }
    return new Shape.Struct(MODEL + name, Collections.unmodifiableMap(members), List.of());
  }

  /** An attribute value. */
  public static Shape.AttributeValue value() {
    return new Shape.AttributeValue(List.of());
  }

  /** An item or a key: attribute values by name. */
  public static Shape.MapOf values() {
    return mapOf("AttributeValue", value()).with(Constraint.attributeNamesAsKeys());
  }

  /** The table of an operation on items: a name or an ARN. */
  public static Shape tableName() {
    return tableName(Constraint.PRESENT);
  }

  /** The table of an operation on tables: a name or an ARN. */
  public static Shape managedTableName() {
    return tableName(Constraint.NEEDED);
  }

  private static Shape tableName(Constraint presence) {
    return text()
        .with(presence)
        .with(Constraint.minLength(1).first())
        .with(Constraint.maxLength(1024))
        .with(
            new Constraint(
                name -> TableName.of((String) name).length() <= 255,
                "Member must have length less than or equal to 255"))
        .with(Constraint.tableNameCharacters());
  }

  /** The name of an index. */
  public static Shape.Text indexName() {
    return text()
        .with(Constraint.nameCharacters())
        .with(Constraint.minLength(3))
        .with(Constraint.maxLength(255));
  }

  /** {@code ReturnConsumedCapacity}. */
  public static Shape returnConsumedCapacity() {
    return text().oneOf("INDEXES", "TOTAL", "NONE");
  }

  /** {@code ReturnItemCollectionMetrics}. */
  public static Shape returnItemCollectionMetrics() {
    return text().oneOf("SIZE", "NONE");
  }

  /** {@code ReturnValues}. */
  public static Shape returnValues() {
    return text().with(Constraint.oneOf(RETURN_VALUES));
  }

  /** {@code ReturnValuesOnConditionCheckFailure}. */
  public static Shape returnValuesOnConditionCheckFailure() {
    return text().oneOf("ALL_OLD", "NONE");
  }

  /** {@code ConditionalOperator} of the legacy parameters. */
  public static Shape conditionalOperator() {
    return text().oneOf("OR", "AND");
  }

  /** {@code AttributesToGet} of the legacy parameters. */
  public static Shape attributesToGet() {
    return listOf(text()).minLength(1).maxLength(255).with(Constraint.attributeNames());
  }

  /** {@code ExpressionAttributeNames}. */
  public static Shape attributeNames() {
    return mapOf("java.lang.String", text()).with(Constraint.attributeNamesAsValues());
  }

  /** The operator of a legacy condition. */
  public static Shape.Text comparisonOperator() {
    return text()
        .oneOf(
            "IN",
            "NULL",
            "BETWEEN",
            "LT",
            "NOT_CONTAINS",
            "EQ",
            "GT",
            "NOT_NULL",
            "NE",
            "LE",
            "BEGINS_WITH",
            "GE",
            "CONTAINS");
  }

  /** {@code Expected} of the legacy parameters. */
  public static Shape expected() {
    return mapOf(
        "ExpectedAttributeValue",
        struct(
            "ExpectedAttributeValue",
            "AttributeValueList",
            listOf(value()),
            "ComparisonOperator",
            comparisonOperator(),
            "Exists",
            flag(),
            "Value",
            value()));
  }

  /** {@code KeyConditions}, {@code QueryFilter} and {@code ScanFilter} of the legacy parameters. */
  public static Shape conditions() {
    return mapOf(
        "Condition",
        struct(
            "Condition",
            "AttributeValueList",
            listOf(value()),
            "ComparisonOperator",
            comparisonOperator().required()));
  }
}
