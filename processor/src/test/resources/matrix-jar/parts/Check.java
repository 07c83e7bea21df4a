package parts;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Version;
import java.util.Optional;

/** What was found out about a part: a sealed entity of another jar. */
@Entity
@Key(partition = "PART#{partId}", sort = "CHECK#{number:4}")
@AccessPattern(name = "checksOf", by = "partId", range = "number")
public sealed interface Check {

  /** Of what. */
  String partId();

  /** The how-manieth. */
  int number();

  /** How often it was written. */
  @Version
  long version();

  /** By looking. */
  record Seen(String partId, int number, long version, String colour) implements Check {}

  /** By measuring. */
  record Measured(String partId, int number, long version, double value, Optional<String> unit)
      implements Check {}

  /** By breaking it. */
  record Broken(String partId, int number, long version) implements Check {}
}
