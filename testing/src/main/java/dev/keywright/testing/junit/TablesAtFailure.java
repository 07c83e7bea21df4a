package dev.keywright.testing.junit;

import dev.keywright.testing.InProcessDynamoDb;
import java.util.stream.Collectors;

/** The tables as they were when a test failed, shown below its failure. */
final class TablesAtFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private static final int LINES_OF_A_TABLE = 60;

  TablesAtFailure(InProcessDynamoDb engine) {
    super(describe(engine), null, false, false);
  }

  private static String describe(InProcessDynamoDb engine) {
    return engine.tableNames().stream()
        .map(name -> shorten(engine.dump(name)))
        .collect(Collectors.joining("", "the tables were\n", ""));
  }

  private static String shorten(String dump) {
    long lines = dump.lines().count();
    if (lines <= LINES_OF_A_TABLE) {
      return dump;
    }
    return dump.lines()
        .limit(LINES_OF_A_TABLE)
        .collect(
            Collectors.joining(
                "\n", "", "\n  … and " + (lines - LINES_OF_A_TABLE) + " lines more\n"));
  }
}
