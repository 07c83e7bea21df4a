package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/** Of Immutables, which writes the class and its builder. */
@Value.Immutable
@Entity
@Key(partition = "IMMUTABLE#{id}", sort = "IMMUTABLE")
public interface ImmutablesEntity {
  /** An id. */
  String id();

  /** Numbers. */
  List<Integer> numbers();

  /** Names. */
  Map<String, String> names();

  /** Perhaps. */
  Optional<String> note();

  /** A new builder. */
  static ImmutableImmutablesEntity.Builder builder() {
    return ImmutableImmutablesEntity.builder();
  }
}
