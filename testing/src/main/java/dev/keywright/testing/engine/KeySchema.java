package dev.keywright.testing.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The key attributes of a table or an index. A table and a local index have one partition attribute
 * and at most one sort attribute; a global index has up to four of each.
 *
 * @param partition the attributes that together say which partition
 * @param sort the attributes that order the items of a partition, the most significant first
 */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

  /** All attributes, those of the partition first. */
  public List<KeyAttribute> attributes() {
    return Stream.concat(partition.stream(), sort.stream()).toList();
  }

  /** The names of all attributes. */
  public List<String> names() {
    return attributes().stream().map(KeyAttribute::name).toList();
  }

  /** The attribute with this name. */
  public Optional<KeyAttribute> attribute(String name) {
    return attributes().stream().filter(attribute -> attribute.name().equals(name)).findFirst();
  }

  /** How many attributes there are. */
  public int size() {
    return partition.size() + sort.size();
  }
}
