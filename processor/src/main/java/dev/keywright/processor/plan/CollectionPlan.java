package dev.keywright.processor.plan;

import dev.keywright.processor.model.AccessPattern;
import dev.keywright.processor.model.ItemCollection;
import java.util.List;
import java.util.Optional;

/**
 * How a pattern of an item collection is answered: one Query that selects the items of all its
 * components, each of which then takes its own.
 *
 * @param collection the collection
 * @param pattern the pattern
 * @param question what it asks, in terms of the first component's entity
 * @param first the entity in whose terms the keys are bound
 * @param query the Query, in terms of the first component's entity
 * @param parts which items each component takes
 */
public record CollectionPlan(
    ItemCollection collection,
    AccessPattern pattern,
    Question question,
    EntityLayout first,
    AccessPlan.Query query,
    List<Part> parts) {

  public CollectionPlan {
    parts = List.copyOf(parts);
  }

  /**
   * The items of one entity that a component takes.
   *
   * @param member the component
   * @param entity the entity
   * @param discriminator by what its items are known
   * @param tail what follows the beginning that the query asks for in the sort keys of its own
   *     items; empty where that beginning selects no others
   * @param keyed whether its whole key in the table is known, so that there is one item at most
   */
  public record Part(
      ItemCollection.Member member,
      EntityLayout entity,
      Discriminator discriminator,
      Optional<KeyTail> tail,
      boolean keyed) {}

  /** The beginning of sort keys that components are checked against; empty where none is. */
  public Optional<KeyCondition.BeginsWith> checkedBeginning() {
    return query.sort() instanceof KeyCondition.BeginsWith begins
            && parts.stream().anyMatch(each -> each.tail().isPresent())
        ? Optional.of(begins)
        : Optional.empty();
  }
}
