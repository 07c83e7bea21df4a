package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.time.LocalDate;
import java.util.Map;
import lombok.AllArgsConstructor;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.experimental.Accessors;

/** Immutable, with accessors that are named as the fields are. */
@Getter
@Accessors(fluent = true)
@AllArgsConstructor
@EqualsAndHashCode
@Entity
@Key(partition = "FLUENT#{id}", sort = "FLUENT")
public class LombokFluent {
  private final String id;
  private final boolean isOpen;
  private final Map<String, LocalDate> dates;
}
