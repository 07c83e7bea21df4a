package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import java.util.List;

/** {@code UntagResource}. */
final class UntagResource extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "UntagResourceInput",
          "ResourceArn",
          Shapes.text(),
          "TagKeys",
          Shapes.listOf(Shapes.text()).required());

  UntagResource(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    List<String> keys = request.texts("TagKeys");
    database.write(
        () -> {
          StoredTable table = TaggedTable.of(request, database, "UntagResource");
          if (keys == null || keys.isEmpty()) {
            throw ServiceError.validation("Atleast one Tag Key needs to be provided as Input.");
          }
          keys.forEach(table.tags()::remove);
          return null;
        });
    out.beginObject().endObject();
  }
}
