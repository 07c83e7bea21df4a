package dev.keywright.styles;

import com.google.auto.value.AutoValue;
import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.util.Optional;
import lombok.Builder;
import lombok.Data;
import lombok.NoArgsConstructor;
import lombok.Value;

/** A sealed entity whose permitted types other processors complete, each in a style of its own. */
@Entity
@Key(partition = "SEALED#{id}", sort = "{number:4}")
@AccessPattern(name = "ofId", by = "id", orderBy = "number")
@AccessPattern(name = "bySize", by = "id", filter = "size present", suppress = "filter-cost")
public sealed interface SealedStyles {

  /** Whose they are. */
  String getId();

  /** The how-manieth. */
  int getNumber();

  /** Immutable, with a builder. */
  @Value
  @Builder
  class Built implements SealedStyles {
    String id;
    int number;
    Optional<Integer> size;
  }

  /** A JavaBean. */
  @Data
  @NoArgsConstructor
  final class Bean implements SealedStyles {
    private String id = "";
    private int number;
    private boolean open;
  }

  /** By AutoValue, which extends it. */
  @AutoValue
  abstract non-sealed class Auto implements SealedStyles {

    /** How large. */
    public abstract int getSize();

    static Builder builder() {
      return new AutoValue_SealedStyles_Auto.Builder();
    }

    /** Makes one. */
    @AutoValue.Builder
    interface Builder {
      /** Whose. */
      Builder setId(String id);

      /** The how-manieth. */
      Builder setNumber(int number);

      /** How large. */
      Builder setSize(int size);

      /** The instance. */
      Auto build();
    }
  }
}
