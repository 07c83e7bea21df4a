package dev.keywright.styles;

import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Table;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.Setter;

/**
 * Lombok at the field, and in the class that it inherits; in a table of its own, which nothing else
 * puts off to a later round.
 */
@EqualsAndHashCode(callSuper = true)
@Table(name = "Children", partitionKey = "PK", sortKey = "SK")
@Entity
@Key(partition = "CHILD#{id}", sort = "CHILD")
public class LombokChild extends LombokParent<Integer> {
  @Getter @Setter private boolean active;
}
