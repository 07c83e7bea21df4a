package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;

/** {@code DescribeTable}. */
final class DescribeTable extends DatabaseOperation {
  /** Requests that consist of a table's name. */
  static final Shape.Struct INPUT =
      Shapes.struct("DescribeTableInput", "TableName", Shapes.managedTableName());

  DescribeTable(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    out.beginObject().name("Table");
    database.read(
        () -> {
          StoredTable table = database.existing(request.requiredText("TableName"));
          new TableDescription(out, table, database).write(database.status(table));
          return null;
        });
    out.endObject();
  }
}
