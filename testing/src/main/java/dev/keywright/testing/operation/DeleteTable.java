package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;

/** {@code DeleteTable}. */
final class DeleteTable extends DatabaseOperation {
  DeleteTable(Database database) {
    super(database, DescribeTable.INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    out.beginObject().name("TableDescription");
    database.write(
        () -> {
          StoredTable table = database.changeable(request.requiredText("TableName"));
          if (table.definition().settings().deletionProtection()) {
            throw ServiceError.validation(
                "Resource cannot be deleted as it is currently protected against deletion. "
                    + "Disable deletion protection first.");
          }
          database.delete(table);
          new TableDescription(out, table, database).write("DELETING");
          return null;
        });
    out.endObject();
  }
}
