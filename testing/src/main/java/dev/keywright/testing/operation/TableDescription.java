package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.IndexDefinition;
import dev.keywright.testing.engine.KeyAttribute;
import dev.keywright.testing.engine.KeySchema;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.TableDefinition;
import dev.keywright.testing.engine.TableDefinition.Billing;
import dev.keywright.testing.engine.TableDefinition.Settings;
import dev.keywright.testing.engine.Throughput;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Writes a table's description. */
final class TableDescription {
  /** What a table that is billed per request is warm for. */
  private static final Throughput WARM = new Throughput(12_000, 4_000);

  private final JsonWriter out;
  private final StoredTable table;
  private final Database database;
  private Set<String> justCreated = Set.of();

  TableDescription(JsonWriter out, StoredTable table, Database database) {
    this.out = out;
    this.table = table;
    this.database = database;
  }

  /** Tells of these indexes as they were when the request came: not yet there. */
  TableDescription creating(Set<String> indexes) {
    justCreated = indexes;
    return this;
  }

  /** Writes it, with this status. */
  void write(String status) {
    TableDefinition definition = table.definition();
    Billing billing = definition.billing();
    out.beginObject();
    out.name("AttributeDefinitions").beginArray();
    definition
        .attributes()
        .forEach(
            (name, type) -> {
              out.beginObject();
              out.name("AttributeName").string(name);
              out.name("AttributeType").string(type.name());
              out.endObject();
            });
    out.endArray();
    out.name("TableName").string(definition.name());
    writeKeys(definition.keys());
    out.name("TableStatus").string(status);
    out.name("CreationDateTime").seconds(definition.created());
    writeThroughput(billing.throughput());
    Instant onDemandSince = billing.onDemandSince();
    if (onDemandSince != null) {
      out.name("BillingModeSummary").beginObject();
      out.name("BillingMode").string(billing.onDemand() ? "PAY_PER_REQUEST" : "PROVISIONED");
      out.name("LastUpdateToPayPerRequestDateTime").seconds(onDemandSince);
      out.endObject();
    }
    out.name("TableSizeBytes").number(table.bytes());
    out.name("ItemCount").number(table.itemCount());
    out.name("TableArn").string(arn());
    out.name("TableId").string(definition.id());
    writeIndexes(status);
    writeSettings(definition.settings());
    Throughput most = definition.settings().mostOnDemand();
    if (most != null) {
      out.name("OnDemandThroughput").beginObject();
      out.name("MaxReadRequestUnits").number(most.readUnits());
      out.name("MaxWriteRequestUnits").number(most.writeUnits()).endObject();
    }
    writeWarmThroughput(billing.onDemand() ? WARM : billing.throughput());
    out.endObject();
  }

  private String arn() {
    return TableName.arnOf(table.name());
  }

  private void writeKeys(KeySchema keys) {
    out.name("KeySchema").beginArray();
    keys.partition().forEach(key -> writeKey(key, "HASH"));
    keys.sort().forEach(key -> writeKey(key, "RANGE"));
    out.endArray();
  }

  private void writeKey(KeyAttribute key, String type) {
    out.beginObject();
    out.name("AttributeName").string(key.name());
    out.name("KeyType").string(type);
    out.endObject();
  }

  private void writeThroughput(Throughput throughput) {
    out.name("ProvisionedThroughput").beginObject();
    out.name("NumberOfDecreasesToday").number(0);
    out.name("ReadCapacityUnits").number(throughput.readUnits());
    out.name("WriteCapacityUnits").number(throughput.writeUnits());
    out.endObject();
  }

  private void writeWarmThroughput(Throughput throughput) {
    out.name("WarmThroughput").beginObject();
    out.name("ReadUnitsPerSecond").number(throughput.readUnits());
    out.name("WriteUnitsPerSecond").number(throughput.writeUnits());
    out.name("Status").string("ACTIVE");
    out.endObject();
  }

  private void writeIndexes(String status) {
    List<IndexDefinition> local = table.indexes().stream().filter(i -> !i.global()).toList();
    if (!local.isEmpty()) {
      out.name("LocalSecondaryIndexes").beginArray();
      local.forEach(
          index -> {
            out.beginObject();
            writeIndex(index);
            out.endObject();
          });
      out.endArray();
    }
    List<IndexDefinition> global = table.indexes().stream().filter(i -> i.global()).toList();
    if (!global.isEmpty()) {
      out.name("GlobalSecondaryIndexes").beginArray();
      global.forEach(index -> writeGlobalIndex(index, status));
      out.endArray();
    }
  }

  private void writeGlobalIndex(IndexDefinition index, String status) {
    out.beginObject();
    writeIndex(index);
    boolean creating =
        status.equals("CREATING")
            || justCreated.contains(index.name())
            || !database.isActive(table, index.name());
    out.name("IndexStatus").string(creating ? "CREATING" : "ACTIVE");
    if (creating && !status.equals("CREATING")) {
      out.name("Backfilling").bool(true);
    }
    writeThroughput(Objects.requireNonNullElse(index.throughput(), Throughput.ON_DEMAND));
    out.endObject();
  }

  private void writeIndex(IndexDefinition index) {
    out.name("IndexName").string(index.name());
    writeKeys(index.keys());
    out.name("Projection").beginObject();
    out.name("ProjectionType").string(index.projection().type());
    if (!index.projection().nonKeyAttributes().isEmpty()) {
      out.name("NonKeyAttributes").beginArray();
      index.projection().nonKeyAttributes().forEach(out::string);
      out.endArray();
    }
    out.endObject();
    out.name("IndexSizeBytes").number(table.bytes(index.name()));
    out.name("ItemCount").number(table.itemCount(index.name()));
    out.name("IndexArn").string(arn() + "/index/" + index.name());
  }

  private void writeSettings(Settings settings) {
    out.name("DeletionProtectionEnabled").bool(settings.deletionProtection());
    String tableClass = settings.tableClass();
    if (tableClass != null) {
      out.name("TableClassSummary").beginObject();
      out.name("TableClass").string(tableClass).endObject();
    }
    String view = settings.streamView();
    Instant since = settings.streamSince();
    if (view != null && since != null) {
      out.name("StreamSpecification").beginObject();
      out.name("StreamEnabled").bool(true);
      out.name("StreamViewType").string(view).endObject();
      String label = since.toString();
      out.name("LatestStreamLabel").string(label);
      out.name("LatestStreamArn").string(arn() + "/stream/" + label);
    }
    String key = settings.encryptionKey();
    if (key != null) {
      out.name("SSEDescription").beginObject();
      out.name("Status").string("ENABLED");
      out.name("SSEType").string("KMS");
      out.name("KMSMasterKeyArn").string(keyArn(key));
      out.endObject();
    }
  }

  private static String keyArn(String key) {
    return key.startsWith("arn:")
        ? key
        : "arn:aws:kms:us-east-1:"
            + TableName.ACCOUNT
            + ":key/"
            + (key.isEmpty() ? "aws-dynamodb" : key);
  }
}
