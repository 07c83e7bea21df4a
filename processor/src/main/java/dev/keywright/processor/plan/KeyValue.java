package dev.keywright.processor.plan;

import java.util.List;

/**
 * A key attribute whose whole value a query knows.
 *
 * @param text what the entity stores in it
 * @param parts the same with its slots bound
 */
public record KeyValue(KeyText text, List<BoundPart> parts) {

  public KeyValue {
    parts = List.copyOf(parts);
  }

  /** The attribute. */
  public String attribute() {
    return text.attribute();
  }

  /** Whether it stands for the value of each shard. */
  boolean isSharded() {
    return parts.stream().anyMatch(BoundPart.EveryShard.class::isInstance);
  }
}
