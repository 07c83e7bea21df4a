package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import java.util.Map;

/** {@code ListTagsOfResource}; a table's tags fit into one page. */
final class ListTagsOfResource extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "ListTagsOfResourceInput", "ResourceArn", Shapes.text(), "NextToken", Shapes.text());

  ListTagsOfResource(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    Map<String, String> tags =
        database.read(
            () -> Map.copyOf(TaggedTable.of(request, database, "ListTagsOfResource").tags()));
    out.beginObject();
    out.name("Tags").beginArray();
    tags.keySet().stream()
        .sorted()
        .forEach(
            key -> {
              out.beginObject();
              out.name("Key").string(key);
              out.name("Value").string(tags.getOrDefault(key, ""));
              out.endObject();
            });
    out.endArray().endObject();
  }
}
