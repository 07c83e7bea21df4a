package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.List;
import java.util.Optional;
import lombok.Builder;
import lombok.Singular;
import lombok.Value;

/** Immutable, with a builder. */
@Value
@Builder(toBuilder = true)
@Entity
@Key(partition = "BUILDER#{id}", sort = "BUILDER")
public class LombokBuilder {
  String id;
  @Singular List<String> tags;
  Optional<Long> total;
}
