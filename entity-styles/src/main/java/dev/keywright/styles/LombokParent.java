package dev.keywright.styles;

import java.util.List;
import lombok.Data;
import org.jspecify.annotations.Nullable;

/**
 * What a bean inherits, of a type that it binds.
 *
 * @param <T> the elements of its list
 */
@Data
public abstract class LombokParent<T> {
  private String id = "";
  private @Nullable List<T> all;
}
