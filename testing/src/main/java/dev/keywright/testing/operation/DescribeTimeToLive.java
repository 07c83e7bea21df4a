package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;

/** {@code DescribeTimeToLive}. */
final class DescribeTimeToLive extends DatabaseOperation {
  DescribeTimeToLive(Database database) {
    super(database, DescribeTable.INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    String attribute =
        database.read(
            () -> database.existing(request.requiredText("TableName")).timeToLive().attribute());
    out.beginObject();
    out.name("TimeToLiveDescription").beginObject();
    out.name("TimeToLiveStatus").string(attribute == null ? "DISABLED" : "ENABLED");
    if (attribute != null) {
      out.name("AttributeName").string(attribute);
    }
    out.endObject().endObject();
  }
}
