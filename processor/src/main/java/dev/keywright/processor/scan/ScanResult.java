package dev.keywright.processor.scan;

import dev.keywright.processor.model.Table;
import java.util.Optional;

/** What came of reading a table. */
public sealed interface ScanResult {

  /**
   * It was read.
   *
   * @param table the model; empty where the declarations are not even a table, which the report
   *     says
   */
  record Scanned(Optional<Table> table) implements ScanResult {}

  /**
   * It mentions a type that does not exist yet: another processor may generate it in this round,
   * and where none does, the compiler itself says so. What was reported is void.
   */
  record Deferred() implements ScanResult {}
}
