package dev.keywright.processor.scan;

import dev.keywright.processor.model.Table;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What came of reading a table. */
public sealed interface ScanResult {

  /**
   * It was read.
   *
   * @param table the model; empty where the declarations are not even a table, which the report
   *     says
   * @param usesDeprecated whether its code will name what its author has deprecated
   */
  record Scanned(Optional<Table> table, boolean usesDeprecated) implements ScanResult {}

  /**
   * It mentions a type that does not exist yet: another processor may generate it in this round,
   * and where none does, the compiler itself says so. What was reported is void.
   *
   * @param waiting the types that exist, but whose members another processor has yet to write
   */
  record Deferred(Set<String> waiting) implements ScanResult {
    public Deferred {
      waiting = new LinkedHashSet<>(waiting);
    }
  }
}
