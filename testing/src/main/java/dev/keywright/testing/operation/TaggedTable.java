package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.engine.StoredTable;
import dev.keywright.testing.protocol.Fields;
import dev.keywright.testing.protocol.ServiceError;
import dev.keywright.testing.protocol.TableName;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the table whose tags an operation names by its ARN. */
final class TaggedTable {
  private static final Pattern ARN =
      Pattern.compile("arn:aws:dynamodb:[^:]+:(\\d+):table/([^/]{3,})");

  private TaggedTable() {}

  /** The table of {@code ResourceArn}. */
  static StoredTable of(Fields request, Database database, String operation) {
    String arn = request.text("ResourceArn");
    if (arn == null) {
      throw ServiceError.validation("Invalid TableArn");
    }
    Matcher matcher = ARN.matcher(arn);
    if (!matcher.matches()) {
      throw ServiceError.validation(
          "Invalid TableArn: Invalid ResourceArn provided as input " + arn);
    }
    if (!matcher.group(1).equals(TableName.ACCOUNT)) {
      throw ServiceError.accessDenied(operation, arn);
    }
    return database
        .find(matcher.group(2))
        .orElseThrow(
            () ->
                ServiceError.of(
                    "ResourceNotFoundException",
                    "Requested resource not found: ResourcArn: " + arn + " not found"));
  }
}
