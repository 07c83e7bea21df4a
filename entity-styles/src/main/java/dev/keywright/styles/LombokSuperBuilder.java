package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Set;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.experimental.SuperBuilder;

/** Immutable, with a builder that inherits from another one. */
@Getter
@SuperBuilder
@EqualsAndHashCode(callSuper = true)
@Entity
@Key(partition = "SUPER#{id}", sort = "SUPER")
public class LombokSuperBuilder extends LombokBase {
  private final Set<String> tags;
}
