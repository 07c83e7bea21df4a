package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.TableDefinition;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.protocol.TableName;
import dev.keywright.testing.value.ValueType;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** {@code CreateTable}. */
final class CreateTable extends DatabaseOperation {
  private static final long MAX_UNITS = 1_000_000_000_000L;

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "CreateTableInput",
          "AttributeDefinitions",
          TableShapes.attributeDefinitions().required(),
          "TableName",
          TableShapes.newTableName(),
          "BillingMode",
          TableShapes.billingMode(),
          "ProvisionedThroughput",
          TableShapes.throughput(),
          "KeySchema",
          TableShapes.keySchema(8),
          "LocalSecondaryIndexes",
          TableShapes.localIndexes(),
          "GlobalSecondaryIndexes",
          Shapes.listOf(TableShapes.globalIndex()),
          "StreamSpecification",
          TableShapes.stream(),
          "SSESpecification",
          TableShapes.encryption(),
          "TableClass",
          TableShapes.tableClass(),
          "DeletionProtectionEnabled",
          Shapes.flag(),
          "Tags",
          TableShapes.tags(),
          "OnDemandThroughput",
          TableShapes.onDemandThroughput(),
          "WarmThroughput",
          TableShapes.ignored());

  CreateTable(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    boolean onDemand = request.text("BillingMode", "PROVISIONED").equals("PAY_PER_REQUEST");
    Throughput throughput = throughput(request, onDemand);
    Map<String, ValueType> attributes = attributes(request);
    IndexReader reader = new IndexReader(attributes);
    KeySchema keys = reader.tableKeys(request);
    List<IndexDefinition> indexes = reader.all(request, keys, onDemand);
    checkAllUsed(attributes, keys, indexes);
    Instant now = database.clock().instant();
    TableDefinition definition =
        new TableDefinition(
            TableName.of(request.requiredText("TableName")),
            UUID.randomUUID().toString(),
            now,
            attributes,
            keys,
            new TableDefinition.Billing(onDemand, throughput, onDemand ? now : null),
            SettingsReader.read(request, SettingsReader.NONE, now));
    Map<String, String> tags = Tags.read(request);
    out.beginObject().name("TableDescription");
    database.write(
        () -> {
          StoredTable table = database.create(definition, indexes);
          table.tags().putAll(tags);
          new TableDescription(out, table, database).write("CREATING");
          return null;
        });
    out.endObject();
  }

  private static Throughput throughput(Fields request, boolean onDemand) {
    Fields throughput = request.object("ProvisionedThroughput");
    if (onDemand) {
      if (throughput != null) {
        throw ServiceError.validation(
            INVALID
                + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when "
                + "BillingMode is PAY_PER_REQUEST");
      }
      return Throughput.ON_DEMAND;
    }
    if (throughput == null) {
      throw ServiceError.validation(
          INVALID
              + "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode "
              + "is PROVISIONED");
    }
    Throughput units = IndexReader.throughput(throughput);
    checkBounds("ReadCapacityUnits", units.readUnits(), null);
    checkBounds("WriteCapacityUnits", units.writeUnits(), null);
    return units;
  }

  /** Refuses more units than a table can have. */
  static void checkBounds(String name, long units, @Nullable String index) {
    if (units > MAX_UNITS) {
      throw ServiceError.validation(
          "Given value "
              + units
              + " for "
              + name
              + " is out of bounds"
              + (index == null ? "" : " for index " + index));
    }
  }

  /** {@code AttributeDefinitions}, in the request's order. */
  static Map<String, ValueType> attributes(Fields request) {
    Map<String, ValueType> attributes = new LinkedHashMap<>();
    for (Fields definition : request.objects("AttributeDefinitions")) {
      ValueType type = ValueType.valueOf(definition.requiredText("AttributeType"));
      String name = definition.requiredText("AttributeName");
      if (attributes.put(name, type) != null) {
        throw ServiceError.validation("Duplicate AttributeName: " + name);
      }
    }
    return Collections.unmodifiableMap(attributes);
  }

  private static void checkAllUsed(
      Map<String, ValueType> attributes, KeySchema keys, List<IndexDefinition> indexes) {
    Set<String> used = new HashSet<>(keys.names());
    indexes.forEach(index -> used.addAll(index.keys().names()));
    if (used.size() == attributes.size()) {
      return;
    }
    if (indexes.isEmpty()) {
      throw ServiceError.validation(
          INVALID
              + "Number of attributes in KeySchema does not exactly match number of attributes "
              + "defined in AttributeDefinitions");
    }
    throw ServiceError.validation(
        INVALID
            + "Some AttributeDefinitions are not used. AttributeDefinitions: "
            + attributes.keySet()
            + ", keys used: "
            + attributes.keySet().stream().filter(used::contains).toList());
  }
}
