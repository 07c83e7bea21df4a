package dev.keywright.styles;

import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;
import java.math.BigDecimal;
import lombok.Data;

/** Mutable, with getters and setters. */
@Data
@Entity
@Key(partition = "BEAN#{id}", sort = "BEAN")
public class LombokBean {
  private String id = "";

  @Attribute(name = "cost")
  private BigDecimal price = BigDecimal.ZERO;

  private boolean open;
}
