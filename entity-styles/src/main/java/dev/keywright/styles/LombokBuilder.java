package dev.keywright.styles;

import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.List;
import java.util.Optional;
import lombok.AccessLevel;
import lombok.Builder;
import lombok.Getter;
import lombok.Singular;
import lombok.Value;
import org.jspecify.annotations.Nullable;

/** Immutable, with a builder. */
@Value
@Builder(toBuilder = true)
@Entity
@Key(partition = "BUILDER#{id}", sort = "BUILDER")
public class LombokBuilder {
  String id;
  @Singular List<String> tags;
  Optional<Long> total;

  /** The builder calls it so; the getter and the property leave out the {@code is}. */
  @Attribute(name = "flag")
  boolean isOpen;

  /** Shown as what it is: something that may be absent. */
  @Getter(AccessLevel.NONE)
  @Nullable String nick;

  public Optional<String> getNick() {
    return Optional.ofNullable(nick);
  }
}
