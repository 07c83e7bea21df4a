package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;
import lombok.Builder;
import lombok.With;

/** A record with a builder, which is made by its constructor all the same. */
@With
@Builder
@Entity
@Key(partition = "RECORD#{id}", sort = "RECORD")
public record LombokRecord(String id, Optional<Integer> size) {}
