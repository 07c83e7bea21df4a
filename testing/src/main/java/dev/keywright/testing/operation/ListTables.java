package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Constraint;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;
import java.util.List;

/** {@code ListTables}. */
final class ListTables extends DatabaseOperation {
  private static final long MOST = 100;

  private static final Shape.Struct INPUT =
      Shapes.struct(
          "ListTablesInput",
          "ExclusiveStartTableName",
          Shapes.text().with(Constraint.nameCharacters()).minLength(3).maxLength(255),
          "Limit",
          Shapes.integer().min(1).max(MOST));

  ListTables(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    Long limit = request.number("Limit");
    List<String> names =
        database.read(() -> database.names(request.text("ExclusiveStartTableName")));
    List<String> page = names.stream().limit(limit == null ? MOST : limit).toList();
    out.beginObject();
    out.name("TableNames").beginArray();
    page.forEach(out::string);
    out.endArray();
    if (page.size() < names.size()) {
      out.name("LastEvaluatedTableName").string(page.get(page.size() - 1));
    }
    out.endObject();
  }
}
