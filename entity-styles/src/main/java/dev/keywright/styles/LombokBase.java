package dev.keywright.styles;

import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.experimental.SuperBuilder;

/** What a class with a builder inherits, with the beginning of that builder. */
@Getter
@SuperBuilder
@EqualsAndHashCode
public abstract class LombokBase {
  private final String id;
  private final int number;
}
