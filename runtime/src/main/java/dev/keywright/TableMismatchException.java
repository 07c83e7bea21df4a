package dev.keywright;

import java.util.List;

/**
 * A table of that name exists, but it is not the one that is declared: another key, another type of
 * a key attribute, an index missing or different. The table has been left as it is.
 */
public class TableMismatchException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  private final String tableName;
  private final List<String> differences;

  /**
   * Creates an exception.
   *
   * @param tableName the name of the table
   * @param differences one sentence each, at least one
   */
  public TableMismatchException(String tableName, List<String> differences) {
    super(
        "Table "
            + tableName
            + " is not the table that is declared:\n  "
            + String.join("\n  ", differences));
    this.tableName = tableName;
    this.differences = List.copyOf(differences);
  }

  /** The name of the table. */
  public String tableName() {
    return tableName;
  }

  /** What differs, one sentence each. */
  public List<String> differences() {
    return differences;
  }
}
