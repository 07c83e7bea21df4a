package dev.keywright.testing.operation;

import static dev.keywright.testing.operation.RequestRules.INVALID;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.TableDefinition;
import dev.keywright.testing.engine.TableDefinition.Billing;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import dev.keywright.testing.value.ValueType;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code UpdateTable}. */
final class UpdateTable extends DatabaseOperation {
  private static final List<String> CHANGES =
      List.of(
          "ProvisionedThroughput",
          "BillingMode",
          "StreamSpecification",
          "GlobalSecondaryIndexUpdates",
          "SSESpecification",
          "TableClass",
          "DeletionProtectionEnabled",
          "OnDemandThroughput",
          "WarmThroughput");

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "UpdateTableInput",
          "TableName",
          Shapes.managedTableName(),
          "AttributeDefinitions",
          TableShapes.attributeDefinitions(),
          "BillingMode",
          TableShapes.billingMode(),
          "ProvisionedThroughput",
          TableShapes.throughput(),
          "GlobalSecondaryIndexUpdates",
          Shapes.listOf(
              Shapes.struct(
                  "GlobalSecondaryIndexUpdate",
                  "Update",
                  Shapes.struct(
                      "UpdateGlobalSecondaryIndexAction",
                      "IndexName",
                      Shapes.indexName().required(),
                      "ProvisionedThroughput",
                      TableShapes.throughput(),
                      "OnDemandThroughput",
                      TableShapes.ignored(),
                      "WarmThroughput",
                      TableShapes.ignored()),
                  "Create",
                  TableShapes.globalIndex(),
                  "Delete",
                  Shapes.struct(
                      "DeleteGlobalSecondaryIndexAction",
                      "IndexName",
                      Shapes.indexName().required()))),
          "StreamSpecification",
          TableShapes.stream(),
          "SSESpecification",
          TableShapes.encryption(),
          "TableClass",
          TableShapes.tableClass(),
          "DeletionProtectionEnabled",
          Shapes.flag(),
          "OnDemandThroughput",
          TableShapes.onDemandThroughput(),
          "WarmThroughput",
          TableShapes.ignored());

  UpdateTable(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    if (request.present(CHANGES).isEmpty()) {
      throw ServiceError.validation(
          "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
              + "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
    }
    boolean toProvisioned = request.text("BillingMode", "").equals("PROVISIONED");
    if (toProvisioned && !request.has("ProvisionedThroughput")) {
      throw ServiceError.validation(
          INVALID + "ProvisionedThroughput must be specified when BillingMode is PROVISIONED");
    }
    checkUpdates(request.objects("GlobalSecondaryIndexUpdates"));
    out.beginObject().name("TableDescription");
    database.write(
        () -> {
          StoredTable table = database.changeable(request.requiredText("TableName"));
          update(request, table);
          new TableDescription(out, table, database).creating(created(request)).write("UPDATING");
          return null;
        });
    out.endObject();
  }

  private static Set<String> created(Fields request) {
    Set<String> names = new HashSet<>();
    for (Fields update : request.objects("GlobalSecondaryIndexUpdates")) {
      Fields create = update.object("Create");
      if (create != null) {
        names.add(create.requiredText("IndexName"));
      }
    }
    return names;
  }

  private static void checkUpdates(List<Fields> updates) {
    Set<String> names = new HashSet<>();
    int built = 0;
    for (Fields update : updates) {
      List<String> kinds = update.present(List.of("Update", "Create", "Delete"));
      if (kinds.isEmpty()) {
        throw ServiceError.validation(
            INVALID
                + "One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, "
                + "GlobalSecondaryIndexUpdate.Delete must not be null");
      }
      built += kinds.contains("Update") ? 0 : 1;
      String name = update.requiredObject(kinds.get(0)).requiredText("IndexName");
      if (!names.add(name)) {
        throw ServiceError.validation(
            INVALID
                + "Only one global secondary index update per index is allowed simultaneously. "
                + "Index: "
                + name);
      }
    }
    if (built > 1) {
      throw ServiceError.of(
          "LimitExceededException",
          "Subscriber limit exceeded: Only 1 online index can be created or deleted "
              + "simultaneously per table");
    }
  }

  private void update(Fields request, StoredTable table) {
    TableDefinition before = table.definition();
    Instant now = database.clock().instant();
    Map<String, ValueType> attributes = new LinkedHashMap<>(before.attributes());
    attributes.putAll(CreateTable.attributes(request));
    Billing billing = billing(request, before.billing(), now);
    IndexUpdates indexes =
        new IndexUpdates(
            table,
            CreateTable.attributes(request),
            billing.onDemand(),
            now.plus(database.transitionTime()));
    indexes.check(request.objects("GlobalSecondaryIndexUpdates"));
    TableDefinition after =
        before.with(attributes, billing, SettingsReader.read(request, before.settings(), now));
    indexes.apply(request.objects("GlobalSecondaryIndexUpdates"));
    table.redefine(after);
    dropUnusedAttributes(table);
  }

  private static Billing billing(Fields request, Billing before, Instant now) {
    boolean onDemand =
        request
            .text("BillingMode", before.onDemand() ? "PAY_PER_REQUEST" : "PROVISIONED")
            .equals("PAY_PER_REQUEST");
    Fields throughput = request.object("ProvisionedThroughput");
    if (onDemand) {
      if (throughput != null) {
        throw ServiceError.validation(
            INVALID
                + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when "
                + "BillingMode is PAY_PER_REQUEST");
      }
      return before.onDemand() ? before : new Billing(true, Throughput.ON_DEMAND, now);
    }
    if (throughput == null) {
      return before;
    }
    Throughput wanted = IndexReader.throughput(throughput);
    CreateTable.checkBounds("ReadCapacityUnits", wanted.readUnits(), null);
    CreateTable.checkBounds("WriteCapacityUnits", wanted.writeUnits(), null);
    if (!before.onDemand()) {
      checkChanges(before.throughput(), wanted);
    }
    return new Billing(false, wanted, before.onDemandSince());
  }

  /** Refuses throughput that is what it was. */
  static void checkChanges(Throughput before, Throughput wanted) {
    if (before.equals(wanted)) {
      throw ServiceError.validation(
          "The provisioned throughput for the table will not change. The requested value equals "
              + "the current value. Current ReadCapacityUnits provisioned for the table: "
              + before.readUnits()
              + ". Requested ReadCapacityUnits: "
              + wanted.readUnits()
              + ". Current WriteCapacityUnits provisioned for the table: "
              + before.writeUnits()
              + ". Requested WriteCapacityUnits: "
              + wanted.writeUnits()
              + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to "
              + "request higher limits.");
    }
  }

  /** The definitions of attributes that no key has any more go with the index that had them. */
  private static void dropUnusedAttributes(StoredTable table) {
    TableDefinition definition = table.definition();
    Set<String> used = new HashSet<>(definition.keys().names());
    for (IndexDefinition index : table.indexes()) {
      used.addAll(index.keys().names());
    }
    Map<String, ValueType> kept = new LinkedHashMap<>(definition.attributes());
    kept.keySet().retainAll(used);
    table.redefine(definition.with(kept, definition.billing(), definition.settings()));
  }
}
