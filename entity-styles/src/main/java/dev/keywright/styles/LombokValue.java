package dev.keywright.styles;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.Instant;
import java.util.List;
import lombok.Value;
import org.jspecify.annotations.Nullable;

/** Immutable, with a constructor of all fields. */
@Value
@Entity
@Key(partition = "VALUE#{id}", sort = "{at}")
@AccessPattern(name = "byId", by = "id", orderBy = "at")
public class LombokValue {
  String id;
  Instant at;
  List<Part> parts;
  @Nullable Integer count;

  /** A nested one. */
  @Value
  public static class Part {
    String name;
    boolean open;
  }
}
