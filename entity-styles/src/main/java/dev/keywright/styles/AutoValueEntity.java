package dev.keywright.styles;

import com.google.auto.value.AutoValue;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;
import java.util.Set;

/** Of AutoValue, which writes the class and its builder. */
@AutoValue
@Entity
@Key(partition = "AUTO#{id}", sort = "AUTO")
public abstract class AutoValueEntity {
  /** An id. */
  public abstract String id();

  /** A set, of the JDK. */
  @SuppressWarnings("AutoValueImmutableFields") // Guava is not to be seen here.
  public abstract Set<String> labels();

  /** Perhaps. */
  public abstract Optional<Integer> size();

  /** A new builder. */
  public static Builder builder() {
    return new AutoValue_AutoValueEntity.Builder();
  }

  /** Builds one. */
  @AutoValue.Builder
  public abstract static class Builder {
    /** Sets the id. */
    public abstract Builder setId(String id);

    /** Sets the set. */
    public abstract Builder setLabels(Set<String> labels);

    /** Sets the size. */
    public abstract Builder setSize(Optional<Integer> size);

    /** The entity. */
    public abstract AutoValueEntity build();
  }
}
