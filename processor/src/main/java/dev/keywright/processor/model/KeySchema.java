package dev.keywright.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The key attributes of a table or an index. A table has one of each at most, a global index up to
 * four.
 */
public record KeySchema(List<String> partition, List<String> sort) {

  public KeySchema {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /** All attributes, partition first. */
  public List<String> attributes() {
    List<String> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }
}
