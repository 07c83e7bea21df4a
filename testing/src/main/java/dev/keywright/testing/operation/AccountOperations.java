package dev.keywright.testing.operation;

import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Small operations that tell of the account, and those of DynamoDB that this engine refuses. */
final class AccountOperations {
  private static final Shape.Struct NO_INPUT = Shapes.struct("EmptyInput");

  /** What DynamoDB has and this engine has not: PartiQL, backups, global tables and the like. */
  private static final List<String> REFUSED =
      List.of(
          "BatchExecuteStatement",
          "CreateBackup",
          "CreateGlobalTable",
          "DeleteBackup",
          "DeleteResourcePolicy",
          "DescribeBackup",
          "DescribeContinuousBackups",
          "DescribeContributorInsights",
          "DescribeExport",
          "DescribeGlobalTable",
          "DescribeGlobalTableSettings",
          "DescribeImport",
          "DescribeKinesisStreamingDestination",
          "DescribeTableReplicaAutoScaling",
          "DisableKinesisStreamingDestination",
          "EnableKinesisStreamingDestination",
          "ExecuteStatement",
          "ExecuteTransaction",
          "ExportTableToPointInTime",
          "GetResourcePolicy",
          "ImportTable",
          "ListBackups",
          "ListContributorInsights",
          "ListExports",
          "ListGlobalTables",
          "ListImports",
          "PutResourcePolicy",
          "RestoreTableFromBackup",
          "RestoreTableToPointInTime",
          "UpdateContinuousBackups",
          "UpdateContributorInsights",
          "UpdateGlobalTable",
          "UpdateGlobalTableSettings",
          "UpdateKinesisStreamingDestination",
          "UpdateTableReplicaAutoScaling");

  private AccountOperations() {}

  /** All of them, by name. */
  static Map<String, Operation> all() {
    Map<String, Operation> operations = new TreeMap<>();
    REFUSED.forEach(name -> operations.put(name, new Refused(name)));
    operations.put("DescribeLimits", new DescribeLimits());
    operations.put("DescribeEndpoints", new DescribeEndpoints());
    return operations;
  }

  private record Refused(String name) implements Operation {
    @Override
    public Shape.Struct input() {
      return NO_INPUT;
    }

    @Override
    public void run(Fields request, JsonWriter out) {
      throw ServiceError.unsupported(name);
    }
  }

  private record DescribeLimits() implements Operation {
    @Override
    public Shape.Struct input() {
      return NO_INPUT;
    }

    @Override
    public void run(Fields request, JsonWriter out) {
      out.beginObject();
      out.name("AccountMaxReadCapacityUnits").number(80_000);
      out.name("AccountMaxWriteCapacityUnits").number(80_000);
      out.name("TableMaxReadCapacityUnits").number(40_000);
      out.name("TableMaxWriteCapacityUnits").number(40_000);
      out.endObject();
    }
  }

  private record DescribeEndpoints() implements Operation {
    @Override
    public Shape.Struct input() {
      return NO_INPUT;
    }

    @Override
    public void run(Fields request, JsonWriter out) {
      out.beginObject().name("Endpoints").beginArray().beginObject();
      out.name("Address").string("dynamodb.us-east-1.amazonaws.com");
      out.name("CachePeriodInMinutes").number(1440);
      out.endObject().endArray().endObject();
    }
  }
}
