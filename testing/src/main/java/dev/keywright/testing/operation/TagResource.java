package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import java.util.Map;
import java.util.TreeMap;

/** {@code TagResource}. */
final class TagResource extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "TagResourceInput", "ResourceArn", Shapes.text(), "Tags", TableShapes.tags().required());

  TagResource(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    Map<String, String> added = Tags.read(request);
    database.write(
        () -> {
          StoredTable table = TaggedTable.of(request, database, "TagResource");
          if (added.isEmpty()) {
            throw ServiceError.validation("Atleast one Tag needs to be provided as Input.");
          }
          Map<String, String> all = new TreeMap<>(table.tags());
          all.putAll(added);
          Tags.checkCount(all.size());
          table.tags().putAll(added);
          return null;
        });
    out.beginObject().endObject();
  }
}
