package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.json.JsonWriter;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.Shape;
import dev.keywright.testing.protocol.Shapes;

/** {@code UpdateTimeToLive}. */
final class UpdateTimeToLive extends DatabaseOperation {
  private static final Shape.Struct INPUT =
      Shapes.struct(
          "UpdateTimeToLiveInput",
          "TableName",
          Shapes.managedTableName(),
          "TimeToLiveSpecification",
          Shapes.struct(
                  "TimeToLiveSpecification",
                  "AttributeName",
                  Shapes.text().required().maxLength(255),
                  "Enabled",
                  Shapes.flag().required())
              .required());

  UpdateTimeToLive(Database database) {
    super(database, INPUT);
  }

  @Override
  public void run(Fields request, JsonWriter out) {
    Fields specification = request.requiredObject("TimeToLiveSpecification");
    String attribute = specification.requiredText("AttributeName");
    if (attribute.isEmpty()) {
      throw ServiceError.validation("TimeToLiveSpecification.AttributeName must be non empty");
    }
    boolean enabled = specification.flag("Enabled", false);
    database.write(
        () -> {
          StoredTable table = database.existing(request.requiredText("TableName"));
          String current = table.timeToLive().attribute();
          if (enabled) {
            if (current != null) {
              throw ServiceError.validation("TimeToLive is already enabled");
            }
            table.timeToLive().enable(attribute);
          } else {
            if (current == null) {
              throw ServiceError.validation("TimeToLive is already disabled");
            }
            if (!current.equals(attribute)) {
              throw ServiceError.validation(
                  "TimeToLive is active on a different AttributeName: current AttributeName is "
                      + current);
            }
            table.timeToLive().disable();
          }
          return null;
        });
    out.beginObject();
    out.name("TimeToLiveSpecification").beginObject();
    out.name("AttributeName").string(attribute);
    out.name("Enabled").bool(enabled);
    out.endObject().endObject();
  }
}
