package dev.keywright.testing.operation;

import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.engine.Write;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.ValueWriter;
import dev.keywright.testing.value.Item;
import dev.keywright.testing.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The response of a write to one item: values before or after, and collection metrics. */
final class WriteResponse {
  private final Fields request;
  private final JsonWriter out;

  WriteResponse(Fields request, JsonWriter out) {
    this.request = request;
    this.out = out;
  }

  /** Refuses what only an update can return. */
  static void checkReturnsOldOnly(Fields request) {
    String wanted = request.text("ReturnValues", "NONE");
    if (!wanted.equals("NONE") && !wanted.equals("ALL_OLD")) {
      throw ServiceError.validation("ReturnValues can only be ALL_OLD or NONE");
    }
  }

  /** Opens the response of a put or a delete, up to the capacity. */
  void begin(StoredTable table, Map<String, Value> key, Write write) {
    Item before = write.before();
    boolean wanted = request.text("ReturnValues", "NONE").equals("ALL_OLD");
    begin(table, key, wanted && before != null ? before.attributes() : null);
  }

  /** Opens the response, up to the capacity. */
  void begin(StoredTable table, Map<String, Value> key, @Nullable Map<String, Value> attributes) {
    out.beginObject();
    if (attributes != null) {
      out.name("Attributes");
      ValueWriter.writeMap(out, attributes);
    }
    if (request.text("ReturnItemCollectionMetrics", "NONE").equals("SIZE")
        && ItemCollectionMetrics.areKept(table)) {
      out.name("ItemCollectionMetrics");
      ItemCollectionMetrics.write(out, table, key);
    }
  }
}
