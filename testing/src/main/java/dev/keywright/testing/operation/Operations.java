package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import java.util.Map;

/** The operations that there are, by name. */
public final class Operations {
  private Operations() {}

  /** All operations on a database. */
  public static Map<String, Operation> on(Database database) {
    return Map.ofEntries(
        Map.entry("CreateTable", new CreateTable(database)),
        Map.entry("DescribeTable", new DescribeTable(database)),
        Map.entry("DeleteTable", new DeleteTable(database)),
        Map.entry("ListTables", new ListTables(database)),
        Map.entry("GetItem", new GetItem(database)),
        Map.entry("PutItem", new PutItem(database)),
        Map.entry("DeleteItem", new DeleteItem(database)),
        Map.entry("Query", new Query(database)));
  }
}
