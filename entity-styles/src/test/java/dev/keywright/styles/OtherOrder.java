package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import lombok.Builder;
import lombok.Data;
import lombok.Value;

/** Compiled with Lombok before Keywright; the main sources have it after. */
interface OtherOrder {

  /** A table of them. */
  @Table(
      name = "Other",
      partitionKey = "PK",
      entities = {Plain.class, Built.class, Bean.class})
  interface Others {}

  /** By a constructor. */
  @Value
  @Entity
  @Key(partition = "PLAIN#{id}")
  class Plain {
    String id;
    int number;
  }

  /** By a builder. */
  @Value
  @Builder
  @Entity
  @Key(partition = "BUILT#{id}")
  class Built {
    String id;
    long number;
  }

  /** By setters. */
  @Data
  @Entity
  @Key(partition = "BEAN#{id}")
  class Bean {
    private String id = "";
    private boolean open;
  }
}
