package dev.keywright.testing.operation;

import dev.keywright.testing.engine.Database;
import dev.keywright.testing.fault.Faults;
import java.util.Map;
import java.util.TreeMap;

/** The operations that there are, by name. */
public final class Operations {
  private Operations() {}

  /**
   * All operations on a database.
   *
   * @param faults what goes wrong within an operation: items of a batch left unprocessed
   * @param scanRefused whether {@code Scan} is refused
   */
  public static Map<String, Operation> on(Database database, Faults faults, boolean scanRefused) {
    Map<String, Operation> operations = new TreeMap<>(AccountOperations.all());
    operations.putAll(itemOperations(database, faults, scanRefused));
    operations.putAll(tableOperations(database));
    return Map.copyOf(operations);
  }

  private static Map<String, Operation> itemOperations(
      Database database, Faults faults, boolean scanRefused) {
    return Map.ofEntries(
        Map.entry("GetItem", new GetItem(database)),
        Map.entry("PutItem", new PutItem(database)),
        Map.entry("UpdateItem", new UpdateItem(database)),
        Map.entry("DeleteItem", new DeleteItem(database)),
        Map.entry("Query", new Query(database)),
        Map.entry("Scan", new Scan(database, scanRefused)),
        Map.entry("BatchGetItem", new BatchGetItem(database, faults)),
        Map.entry("BatchWriteItem", new BatchWriteItem(database, faults)),
        Map.entry("TransactGetItems", new TransactGetItems(database)),
        Map.entry("TransactWriteItems", new TransactWriteItems(database)));
  }

  private static Map<String, Operation> tableOperations(Database database) {
    return Map.ofEntries(
        Map.entry("CreateTable", new CreateTable(database)),
        Map.entry("DescribeTable", new DescribeTable(database)),
        Map.entry("UpdateTable", new UpdateTable(database)),
        Map.entry("DeleteTable", new DeleteTable(database)),
        Map.entry("ListTables", new ListTables(database)),
        Map.entry("UpdateTimeToLive", new UpdateTimeToLive(database)),
        Map.entry("DescribeTimeToLive", new DescribeTimeToLive(database)),
        Map.entry("TagResource", new TagResource(database)),
        Map.entry("UntagResource", new UntagResource(database)),
        Map.entry("ListTagsOfResource", new ListTagsOfResource(database)));
  }
}
