package dev.keywright;

/**
 * A batch could not be finished: DynamoDB left some of it unprocessed again and again, as it does
 * when a table's throughput is exceeded for long. What was processed stays so.
 */
public class BatchIncompleteException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  private final int unprocessed;

  /**
   * Creates an exception.
   *
   * @param operation the operation that was left unfinished: {@code BatchGetItem}
   * @param tableName the table that it was about
   * @param unprocessed how many keys or items of the last request are left
   */
  public BatchIncompleteException(String operation, String tableName, int unprocessed) {
    super(
        operation
            + " on "
            + tableName
            + " was not finished: "
            + unprocessed
            + " of the last request were left unprocessed again and again");
    this.unprocessed = unprocessed;
  }

  /** How many keys or items of the last request were not processed. */
  public int unprocessed() {
    return unprocessed;
  }
}
