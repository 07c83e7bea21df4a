package parts;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Flatten;
import dev.keywright.Key;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An entity that is compiled without its table. */
@Entity
@Key(partition = "PART#{number}", sort = "PART")
@Key(index = "byState", partition = "STATE#{state}#{number:shard(4)}", sort = "{added}#{number}")
@AccessPattern(name = "byNumber", by = "number", unique = true)
@AccessPattern(name = "label", by = "number", unique = true, as = PartLabel.class)
@AccessPattern(name = "inState", by = "state", range = "added", orderBy = "added")
public record Part(
    String number,
    State state,
    Instant added,
    @Nullable String maker,
    @org.jspecify.annotations.Nullable String supplier,
    List<@org.jspecify.annotations.Nullable String> remarks,
    Map<String, List<? extends @org.jspecify.annotations.Nullable String>> labels,
    @Attribute(name = "w") Optional<Weight> weight,
    @Flatten(prefix = "gross_") Optional<Weight> gross) {

  /** Not in the order of the alphabet. */
  public enum State {
    STORED,
    @EnumValue("O")
    ORDERED,
    GONE,
    BROKEN
  }

  /** A nested document. */
  public record Weight(int grams, @Nullable String scale) {}
}
